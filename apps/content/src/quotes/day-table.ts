/**
 * Reads the table of a file of days as vendors and editors write it: their names of columns, units in the header, their marks
 * for a value that is missing, and their ways to write a day. What is ambiguous is refused, not guessed.
 */
import { type Decimal, multiply, parseDecimal, toDecimalText } from '@yunxia/contract/decimal';

/** Columns that every file has, in the order in which the template has them. */
export const DAY_COLUMNS = ['day', 'open', 'high', 'low', 'close', 'previousClose', 'volume', 'amount'] as const;
/** Columns that are checked where a file has them. */
const CHECKED_COLUMNS = ['code', 'change'] as const;
export type DayColumn = (typeof DAY_COLUMNS)[number] | (typeof CHECKED_COLUMNS)[number];

/** A row of the file. */
export interface DayLine {
  /** Line in the file, from 1. */
  readonly line: number;
  /** The text of a column: a day as YYYY-MM-DD where it is one, shares and yuan, '' where the value is missing. */
  readonly cell: (column: DayColumn) => string;
}

const NAMES: Readonly<Record<DayColumn, readonly string[]>> = {
  day: ['日期', '交易日期', '交易日', 'date', 'tradedate'],
  open: ['开盘', '开盘价', '今开', '今开盘'],
  high: ['最高', '最高价'],
  low: ['最低', '最低价'],
  close: ['收盘', '收盘价', '今收盘'],
  previousClose: ['昨收', '昨收价', '昨收盘', '前收', '前收盘', '前收盘价', '昨日收盘价', 'preclose'],
  volume: ['成交量', '成交股数', 'vol'],
  amount: ['成交额', '成交金额', 'turnover'],
  code: ['代码', '证券代码', '股票代码', 'symbol'],
  change: ['涨跌', '涨跌额'],
};

/** How many shares or yuan a unit is. */
const UNITS: Readonly<Record<'volume' | 'amount', Readonly<Record<string, bigint>>>> = {
  volume: { 股: 1n, 手: 100n, 万股: 10_000n, 万手: 1_000_000n },
  amount: { 元: 1n, 千元: 1000n, 万元: 10_000n, 亿元: 100_000_000n },
};
const UNIT_WORDS = { volume: '成交量（股）或 成交量（手）', amount: '成交额（元）或 成交额（万元）' } as const;
/** Columns of the template, whose units are fixed: shares and yuan. */
const isTemplate = (name: string): boolean => name === 'volume' || name === 'amount';

/** Rows above the header: a title. */
const MOST_ABOVE = 10;
const MISSING = /^(?:-+|—+|－+|N\/?A|null|nil|无)$/i;

/** The text of a cell; '' where it is a mark for a value that is missing. */
export const toGiven = (text: string): string => (MISSING.test(text.trim()) ? '' : text.trim());

interface Head {
  readonly at: ReadonlyMap<DayColumn, number>;
  readonly units: Readonly<Record<'volume' | 'amount', bigint>>;
}

interface Name {
  readonly column: DayColumn;
  /** '' where the header names none. */
  readonly unit: string;
  readonly isTemplate: boolean;
}

/** The column that a cell of the header names; null: none that is read. */
function toName(cell: string): Name | null {
  const text = cell.normalize('NFKC').replaceAll(/\s/g, '');
  const [, name = '', unit = ''] = /^([^([/]*)(?:[([/]([^)\]]*)[)\]]?)?$/.exec(text) ?? [];
  const lower = name.toLowerCase();
  const columns = Object.keys(NAMES) as DayColumn[];
  const column = columns.find((each) => each.toLowerCase() === lower || NAMES[each].includes(lower));
  return column ? { column, unit, isTemplate: isTemplate(name) } : null;
}

/** What is wrong with the file as a whole, in words; null: it can be read. */
export function tableFault(table: ReadonlyArray<readonly string[]>): string | null {
  const read = readHead(table);
  return typeof read === 'string' ? read : null;
}

/** The row of the header and what it says, or its fault. */
function readHead(table: ReadonlyArray<readonly string[]>): (Head & { row: number }) | string {
  const above = table.slice(0, MOST_ABOVE + 1);
  const found = above.findIndex((cells) => cells.filter((cell) => toName(cell)).length >= 2);
  const row = Math.max(0, found);
  const names = (table[row] ?? []).map(toName);
  if (table.slice(0, row + 1).some((cells) => cells.some((cell) => /[前后]复权/.test(cell))))
    return '文件里是复权后的价格。请导出不复权的行情，复权由本站按分红送配计算';
  const at = new Map<DayColumn, number>();
  for (const [position, name] of names.entries()) {
    if (!name) continue;
    if (at.has(name.column)) return `第${row + 1}行有两列都是“${NAMES[name.column][0]}”，请删去一列`;
    at.set(name.column, position);
  }
  const missing = DAY_COLUMNS.filter((column) => !at.has(column));
  if (missing.length > 0) {
    const words = missing.map((column) => `${column}（${NAMES[column][0]}）`).join('、');
    return `第${row + 1}行缺少列：${words}。表头应为 ${DAY_COLUMNS.join(',')}，或相应的中文列名`;
  }
  const units = { volume: 1n, amount: 1n };
  for (const column of ['volume', 'amount'] as const) {
    const name = names[at.get(column) ?? -1];
    if (name?.isTemplate && name.unit === '') continue;
    const unit = UNITS[column][name?.unit ?? ''];
    if (unit === undefined)
      return `第${row + 1}行的“${NAMES[column][0]}”没有写明单位，请把列名改成 ${UNIT_WORDS[column]}`;
    units[column] = unit;
  }
  return { row, at, units };
}

/** @returns the rows below the header, none where the file has a fault; empty rows and a remark at the end are left out */
export function readDayLines(table: ReadonlyArray<readonly string[]>): DayLine[] {
  const head = readHead(table);
  if (typeof head === 'string') return [];
  const { row, at, units } = head;
  return table.slice(row + 1).flatMap((cells, position) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    // 数据来源：…
    const isRemark = filled.length === 1 && !/^\d/.test(filled[0] ?? '');
    if (filled.length === 0 || isRemark) return [];
    const cell = (column: DayColumn): string => {
      const text = toGiven(cells[at.get(column) ?? -1] ?? '');
      if (column === 'day') return toDay(text);
      return column === 'volume' || column === 'amount' ? inUnits(text, units[column]) : text;
    };
    return [{ line: row + position + 2, cell }];
  });
}

/** 20260617, 2026/6/17, 2026.06.17 as 2026-06-17; other texts stay as they are. */
export function toDay(text: string): string {
  const found = /^(\d{4})([-/.年]?)(\d{1,2})(?:\2|月)(\d{1,2})日?$/.exec(text.normalize('NFKC'));
  if (!found) return text;
  const [, year = '', mark, month = '', date = ''] = found;
  if (mark === '' && month.length + date.length < 4) return text;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** A number of units as shares or yuan; what is no number stays for the check to name. */
function inUnits(text: string, unit: bigint): string {
  const value = unit === 1n ? null : parseDecimal(text);
  return value ? shortest(multiply(value, { units: unit, places: 0 })) : text;
}

/** Without zeros at the end of its places: 12.340000 × 10,000 is 123400. */
export function shortest({ units, places }: Decimal): string {
  let [rest, left] = [units, places];
  while (left > 0 && rest % 10n === 0n) [rest, left] = [rest / 10n, left - 1];
  return toDecimalText({ units: rest, places: left }, left);
}

/** Money as it is stored: two places at least, so that 9.9 and 9.90 are no change. */
export function moneyText(value: Decimal): string {
  const [whole = '', part = ''] = shortest(value).split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
}
