/** The endpoints by which the admin imports a table of figures: template, check, notes, import. */
import type { Endpoint, PayloadRequest } from 'payload';
import { toBeijingParts } from '@yunxia/contract/time';
import { readSteps } from '../access/review-steps.ts';
import { may } from '../access/rights.ts';
import { log } from '../log.ts';
import { refusal } from '../refusal.ts';
import type { CheckedFigures } from './check-figures.ts';
import { figureLabelOf, templateColumns } from './figure-columns.ts';
import type { ImportCheck } from './import-answers.ts';
import { answer, spreadsheet, withFile } from './import-endpoints.ts';
import { checkFigureFile, importFigures } from './import-figures.ts';
import { writeNotes, writeTemplate } from './write-sheet.ts';

const SHEET = '主要指标';
const FORBIDDEN = '您没有撰写主要指标的权限';
const mayWrite = ({ user }: PayloadRequest): boolean => may(user, 'write', 'figures', false);

const toCheck = ({ columns, rows }: CheckedFigures): Omit<ImportCheck, 'isReviewed'> => ({
  total: rows.length,
  faulty: rows.filter(({ faults }) => faults.length > 0).length,
  columns: columns.map((key) => ({ key, label: figureLabelOf(key) })),
  rows: rows.map(({ row, cells, faults, outcome }) => ({
    ...{ row, cells: cells as Record<string, string>, faults },
    outcome,
  })),
});

export const figureImportEndpoints: Endpoint[] = [
  {
    path: '/figure-import/template',
    method: 'get',
    handler: async (req) =>
      mayWrite(req)
        ? spreadsheet(
            await writeTemplate(SHEET, templateColumns(toBeijingParts(Date.now()).year)),
            '主要指标导入模板.xlsx',
          )
        : refusal(403, FORBIDDEN),
  },
  {
    path: '/figure-import/check',
    method: 'post',
    handler: withFile(mayWrite, FORBIDDEN, async (req, file) => {
      const { checked } = await checkFigureFile(req.payload, file);
      const isReviewed = (await readSteps(req, 'figures')).length > 0;
      return answer({ ...toCheck(checked), isReviewed } satisfies ImportCheck);
    }),
  },
  {
    path: '/figure-import/notes',
    method: 'post',
    handler: withFile(mayWrite, FORBIDDEN, async ({ payload }, file) => {
      const { sheet, checked } = await checkFigureFile(payload, file);
      return spreadsheet(
        await writeNotes(SHEET, sheet, checked),
        `${file.name.replace(/\.\w+$/, '') || SHEET}-批注.xlsx`,
      );
    }),
  },
  {
    path: '/figure-import',
    method: 'post',
    handler: withFile(mayWrite, FORBIDDEN, async ({ payload, user }, file) => {
      const { sheet } = await checkFigureFile(payload, file);
      try {
        const written = await importFigures(payload, user as NonNullable<typeof user>, sheet);
        return 'checked' in written ? answer(toCheck(written.checked), 422) : answer({ total: written.count });
      } catch (error) {
        log.error('an import of figures failed', { error });
        return refusal(500, '导入没有完成，一个指标也没有写入。请稍后再试。');
      }
    }),
  },
];
