/** The template of a table, and an editor's table with what is wrong as notes of its cells. */
import { writeXlsx } from 'hucre/xlsx';
import type { CheckedTable, SheetColumn } from './find-header.ts';
import type { Sheet } from './read-sheet.ts';

const AUTHOR = '云峡内容管理';
const FONT = { name: '微软雅黑', size: 11 } as const;
const HEADER = { font: { ...FONT, bold: true }, fill: fillOf('EAF3F3') } as const;
const WRONG = { fill: fillOf('FDE3E1') } as const;

function fillOf(rgb: string) {
  return { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb } };
}

const note = (text: string) => ({ author: AUTHOR, text });

/** An empty table with a note on each header, and an example on a sheet of its own. */
export function writeTemplate(name: string, table: readonly SheetColumn<string>[]): Promise<Uint8Array> {
  const columns = table.map(({ width }) => ({ width, style: { numFmt: '@' } }));
  return writeXlsx({
    defaultFont: FONT,
    sheets: [
      {
        name,
        columns,
        rows: [table.map(({ label }) => label)],
        cells: new Map(table.map((column, at) => [`0,${at}`, { style: HEADER, comment: note(column.note) }])),
        freezePane: { rows: 1 },
      },
      {
        name: '填写说明',
        columns: [{ width: 14 }, { width: 56 }, { width: 28 }],
        rows: [
          ['列', '怎么填', '例子（演示）'],
          ...table.map(({ label, note: text, example }) => [label, text, example]),
        ],
        cells: new Map([0, 1, 2].map((at) => [`0,${at}`, { style: HEADER }])),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** The table as it was read, cell by cell, with a note at each cell that is wrong. */
export function writeNotes<Key extends string>(
  name: string,
  sheet: Sheet,
  { rows, places }: CheckedTable<Key>,
): Promise<Uint8Array> {
  const cells = new Map(
    rows.flatMap(({ row, faults }) =>
      faults.map(({ column, message }) => {
        // What is wrong with a column that the table does not have is said in its first cell.
        const at = places.get(column) ?? 0;
        return [`${row - 1},${at}`, { style: WRONG, comment: note(message) }] as const;
      }),
    ),
  );
  const width = Math.max(...sheet.rows.map(({ length }) => length));
  return writeXlsx({
    defaultFont: FONT,
    sheets: [
      {
        name,
        columns: Array.from({ length: width }, () => ({ width: 18 })),
        rows: sheet.rows.map((row) => row.map((cell) => textOf(cell))),
        cells,
      },
    ],
  });
}

/** Dates as text: a date without a format would be shown as a number. */
function textOf(cell: Sheet['rows'][number][number]): string | number | null {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
  return cell === '' ? null : cell;
}
