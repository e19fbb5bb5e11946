/** Finds the header of a table that an editor uploads. Pure. */
import { fold } from '../search/analysis/fold.ts';
import { type Sheet, SheetError } from './read-sheet.ts';

/** Rows in which a header is looked for. */
const HEADER_ROWS = 10;

/** A column of a table. */
export interface SheetColumn<Key extends string> {
  key: Key;
  label: string;
  /** Other headers that offices use. */
  aliases: readonly string[];
  /** Whether a table without the column is refused. */
  isNeeded?: boolean;
  /** Explained in a note of the template's header. */
  note: string;
  example: string;
  /** In characters of the template. */
  width: number;
}

/** What is wrong with a cell. */
export interface CellFault<Key extends string> {
  column: Key;
  message: string;
}

/** A table after its check, as far as notes are written from it. */
export interface CheckedTable<Key extends string> {
  /** Place of each column in the sheet, from 0. */
  places: ReadonlyMap<Key, number>;
  /** `row` as the sheet numbers it. */
  rows: readonly { row: number; faults: readonly CellFault<Key>[] }[];
}

/** A header without spaces, brackets and marks. */
export const foldHeader = (text: string): string => fold(text).replaceAll(/[\s()（）*:：、]/gu, '');

/** Columns by their headers. */
export const headersOf = <Key extends string>(columns: readonly SheetColumn<Key>[]): ReadonlyMap<string, Key> =>
  new Map(
    columns.flatMap(({ key, label, aliases }) =>
      [label, ...aliases].map((header): [string, Key] => [foldHeader(header), key]),
    ),
  );

/**
 * The row that names most columns, and their places.
 * @param columnOf the column that a header names
 * @throws SheetError when columns are missing
 */
export function findHeader<Key extends string>(
  sheet: Sheet,
  columns: readonly SheetColumn<Key>[],
  columnOf: (header: string) => Key | undefined,
): { header: number; places: Map<Key, number> } {
  let best = { header: 0, places: new Map<Key, number>() };
  for (const [header, row] of sheet.rows.slice(0, HEADER_ROWS).entries()) {
    const places = new Map<Key, number>();
    for (const [at, cell] of row.entries()) {
      const key = columnOf(String(cell));
      if (key !== undefined && !places.has(key)) places.set(key, at);
    }
    if (places.size > best.places.size) best = { header, places };
  }
  const missing = columns.filter(({ key, isNeeded }) => isNeeded && !best.places.has(key));
  if (missing.length > 0) {
    const labels = missing.map(({ label }) => `“${label}”`).join('、');
    throw new SheetError(`表头缺少${labels}列，请对照模板修改第 ${best.header + 1} 行`);
  }
  return best;
}
