/** The cells of a table that an editor uploads: .xlsx, or .csv in UTF-8 (with or without BOM), GBK or GB18030. */
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { UNSEEN } from '../unseen-characters.ts';
import { isZipWithin } from './zip-size.ts';

/** Largest file, in bytes; 1,000 rows are about 100 KB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Most rows below the header: they are published in one transaction, for which others wait. */
export const MAX_ROWS = 1000;
/** Largest unpacked .xlsx, in bytes. */
const MAX_UNPACKED = 80 * 1024 * 1024;
const MAX_COLUMNS = 40;
/** Rows that may stand above the header, such as a title. */
const MAX_ABOVE = 10;

/** A cell: its text, a date and time as the sheet shows it (in UTC fields), or a number. */
export type CellContent = string | number | Date;

export interface Sheet {
  /** `''` where a cell is empty; rows as in the file, the first one is row 1 of the sheet. */
  rows: readonly (readonly CellContent[])[];
  /** What is wrong with a cell itself, by `row,column` from 0. */
  faults: ReadonlyMap<string, string>;
}

/** Why a file as a whole cannot be read, in the editor's language. */
export class SheetError extends Error {}

/** Reads a table. @throws SheetError */
export async function readSheet(bytes: Uint8Array, name: string): Promise<Sheet> {
  if (bytes.length === 0) throw new SheetError('文件是空的');
  if (bytes.length > MAX_FILE_BYTES) throw new SheetError('文件超过 5 MB，请删去图片和多余的工作表');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOldOffice = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isOldOffice) throw new SheetError('这是旧版 .xls 或加了密码的文件，请在 Excel 或 WPS 中另存为 .xlsx，不加密码');
  if (!isZip && /\.xlsx$/i.test(name)) throw new SheetError('文件不是 .xlsx 表格，或者已损坏，请重新保存后上传');
  const sheet = isZip ? await readWorkbook(bytes) : readText(bytes);
  if (sheet.rows.length > MAX_ROWS + MAX_ABOVE) throw new SheetError(`一次最多导入 ${MAX_ROWS} 行，请分成几个文件`);
  return sheet;
}

async function readWorkbook(bytes: Uint8Array): Promise<Sheet> {
  if (!isZipWithin(bytes, MAX_UNPACKED)) throw new SheetError('文件不是 .xlsx 表格，或者展开后过大，请重新保存后上传');
  const workbook = await readXlsx(bytes, {
    range: `A1:${columnName(MAX_COLUMNS - 1)}${MAX_ROWS + MAX_ABOVE + 1}`,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch(() => {
    throw new SheetError('文件不是 .xlsx 表格，或者已损坏，请重新保存后上传');
  });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new SheetError('文件里没有可见的工作表');
  const rows: CellContent[][] = sheet.rows.map((row) => Array.from(row, (value) => toContent(value)));
  const faults = new Map<string, string>();
  for (const [key, cell] of sheet.cells ?? []) {
    if (cell.type === 'error' || (cell.formula !== undefined && cell.value === null)) {
      faults.set(key, '公式没有结果，请改成文字或数字');
    }
  }
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    const value = rows[startRow]?.[startCol] ?? '';
    if (value === '') continue;
    for (let row = startRow; row <= Math.min(endRow, rows.length - 1); row += 1) {
      // Merged downwards is how offices write what several rows share; merged across, a value has two columns.
      if (startCol === endCol) (rows[row] as CellContent[])[startCol] = value;
      else faults.set(`${row},${startCol}`, '单元格跨列合并，请取消合并');
    }
  }
  return { rows: withoutEmptyEnd(rows), faults };
}

function readText(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  // Binary data has control characters, a table has none but its line ends and tabs.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 10_000))) {
    throw new SheetError('只能导入 .xlsx 和 .csv 文件');
  }
  // the one that the first lines have most of: numbers with parted thousands have commas in a table with tabs
  const first = text.split('\n', 3).join('');
  const count = (character: string): number => first.split(character).length;
  const delimiter = [',', '\t', ';', '，'].reduce((most, one) => (count(one) > count(most) ? one : most));
  const rows = parseCsv(text, { delimiter, maxRows: MAX_ROWS + MAX_ABOVE + 1 });
  return {
    rows: withoutEmptyEnd(rows.map((row) => row.slice(0, MAX_COLUMNS).map((value) => toContent(value)))),
    faults: new Map(),
  };
}

/** UTF-8 when it is that, else GB18030, of which GBK and GB2312 are parts. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function toContent(value: unknown): CellContent {
  if (value instanceof Date || typeof value === 'number') return value;
  if (value === null || value === undefined) return '';
  return String(value).replaceAll(UNSEEN, '').replaceAll('\u00a0', ' ').trim();
}

function withoutEmptyEnd(rows: readonly CellContent[][]): CellContent[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

/** `A` for 0, `AA` for 26. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
