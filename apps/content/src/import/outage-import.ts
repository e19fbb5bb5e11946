/** The endpoints by which the admin imports a table of outages: template, check, notes, import, progress. */
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { readSteps } from '../access/review-steps.ts';
import { may } from '../access/rights.ts';
import { log } from '../log.ts';
import { refusal } from '../refusal.ts';
import { readAreaTree } from '../places/read-areas.ts';
import { type CheckedSheet, checkOutages, type KnownOutage, namedInSheet } from './check-outages.ts';
import type { ImportCheck, ImportProgress } from './import-answers.ts';
import { beginImport, readImport, runImport } from './import-outages.ts';
import { OUTAGE_COLUMNS } from './outage-columns.ts';
import { answer, spreadsheet, withFile } from './import-endpoints.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { writeNotes, writeTemplate } from './write-sheet.ts';

/** Values of one condition: SQLite takes some 32,000, and drivers fewer. */
const AT_ONCE = 500;

/** Reads and checks a file against the directory and the outages that are stored. @throws SheetError */
export async function checkFile(
  payload: Payload,
  bytes: Uint8Array,
  name: string,
  now: number,
): Promise<{ sheet: Sheet; checked: CheckedSheet }> {
  const sheet = await readSheet(bytes, name);
  const { starts, numbers } = namedInSheet(sheet, now);
  const [areas, byStart, byNumber] = await Promise.all([
    readAreaTree(payload),
    findKnown(payload, 'startAt', starts),
    findKnown(payload, 'number', numbers),
  ]);
  return { sheet, checked: checkOutages(sheet, { areas, known: [...byStart, ...byNumber], now }) };
}

async function findKnown(payload: Payload, field: 'startAt' | 'number', values: readonly string[]) {
  const found: KnownOutage[] = [];
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const { docs } = await payload.find({
      collection: 'notices',
      where: {
        and: [
          { [field]: { in: values.slice(from, from + AT_ONCE) } },
          { withdrawn: { not_equals: true } },
          ...(field === 'startAt' ? [{ override: { not_equals: 'cancelled' } }] : []),
        ],
      },
      select: { title: true, number: true, startAt: true, regions: true, lines: true },
      depth: 0,
      limit: 0,
      pagination: false,
    });
    found.push(...docs.map((doc) => ({ ...doc, title: doc.title ?? '' }) as unknown as KnownOutage));
  }
  return found;
}

const mayWrite = ({ user }: PayloadRequest): boolean => may(user, 'write', 'notices:overhaul', false);
const FORBIDDEN = '您没有撰写停电检修公告的权限';
const SHEET = '停电公告';

function toCheck({ columns, rows }: CheckedSheet): Omit<ImportCheck, 'isReviewed'> {
  return {
    total: rows.length,
    faulty: rows.filter(({ faults }) => faults.length > 0).length,
    columns: OUTAGE_COLUMNS.filter(({ key }) => columns.includes(key)).map(({ key, label }) => ({ key, label })),
    rows: rows.map(({ row, cells, faults }) => ({ row, cells: cells as Record<string, string>, faults })),
  };
}

export const outageImportEndpoints: Endpoint[] = [
  {
    path: '/outage-import/template',
    method: 'get',
    handler: async (req) =>
      mayWrite(req)
        ? spreadsheet(await writeTemplate(SHEET, OUTAGE_COLUMNS), '停电公告导入模板.xlsx')
        : refusal(403, FORBIDDEN),
  },
  {
    path: '/outage-import/check',
    method: 'post',
    handler: withFile(mayWrite, FORBIDDEN, async (req, { bytes, name }) => {
      const { checked } = await checkFile(req.payload, bytes, name, Date.now());
      const isReviewed = (await readSteps(req, 'notices:overhaul')).length > 0;
      return answer({ ...toCheck(checked), isReviewed } satisfies ImportCheck);
    }),
  },
  {
    path: '/outage-import/notes',
    method: 'post',
    handler: withFile(mayWrite, FORBIDDEN, async ({ payload }, { bytes, name }) => {
      const { sheet, checked } = await checkFile(payload, bytes, name, Date.now());
      return spreadsheet(
        await writeNotes(SHEET, sheet, checked),
        `${name.replace(/\.\w+$/, '') || '停电公告'}-批注.xlsx`,
      );
    }),
  },
  {
    path: '/outage-import',
    method: 'post',
    handler: withFile(mayWrite, FORBIDDEN, async ({ payload, user }, { bytes, name }) => {
      const { checked } = await checkFile(payload, bytes, name, Date.now());
      const outages = checked.rows.flatMap(({ outage }) => outage ?? []);
      if (outages.length < checked.rows.length) return answer(toCheck(checked), 422);
      const begun = await beginImport(payload, user as NonNullable<typeof user>, outages.length);
      if (!begun.isOurs) return refusal(409, `“${begun.by}”正在导入，请等它完成后再试`);
      void runImport(payload, user as NonNullable<typeof user>, begun, outages).catch((error: unknown) =>
        log.error('an import of outages ended without a state', { error }),
      );
      return answer({ id: begun.id, total: outages.length }, 202);
    }),
  },
  {
    path: '/outage-import/:id',
    method: 'get',
    handler: async (req) => {
      if (!mayWrite(req)) return refusal(403, FORBIDDEN);
      const { payload, routeParams } = req;
      const state = await readImport(payload);
      if (state?.id !== String(routeParams?.['id'])) return refusal(404, '没有这次导入');
      const { phase, written, total } = state;
      return answer({ phase, written, total } satisfies ImportProgress);
    },
  },
];
