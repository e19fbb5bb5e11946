/**
 * Checks the rows of a file of days. A bad row is refused with its line and its reason, the others are taken; of two rows
 * for one day the later stands.
 */
import {
  add,
  compare,
  type Decimal,
  max,
  min,
  multiply,
  parseDecimal,
  subtract,
  toDecimalText,
} from '@yunxia/contract/decimal';
import { isTradingDay, type TradingCalendar } from '@yunxia/contract/trading-calendar';
import { parseDay } from '@yunxia/contract/time';

/** Columns of the file, in the order in which the template has them. */
export const DAY_COLUMNS = ['day', 'open', 'high', 'low', 'close', 'previousClose', 'volume', 'amount'] as const;
export type DayColumn = (typeof DAY_COLUMNS)[number];

/** A day as it is stored: prices are decimals as text, '' on a suspended day. */
export interface StockDay {
  readonly day: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly previousClose: string;
  /** Shares. */
  readonly volume: number;
  readonly amount: string;
}

export interface RowFault {
  /** Line in the file; the header is line 1. */
  readonly line: number;
  readonly reason: string;
}

export interface CheckedDays {
  readonly days: readonly StockDay[];
  readonly faults: readonly RowFault[];
  /** Days that stand twice in the file; the later row was taken. */
  readonly repeated: readonly RowFault[];
}

export interface DayRules {
  readonly calendar: TradingCalendar;
  /** As a share of the previous close: 0.1. */
  readonly limit: Decimal;
  /** Days without a limit: ex-days, and those that the securities office lists. */
  readonly freeDays: ReadonlySet<string>;
  /** Today (YYYY-MM-DD). */
  readonly today: string;
}

const TICK: Decimal = { units: 1n, places: 2 };
const ZERO: Decimal = { units: 0n, places: 0 };
const MAX_PLACES = 3;
const MAX_TEXT = 20;
const labels: Readonly<Record<DayColumn, string>> = {
  day: '日期',
  open: '开盘',
  high: '最高',
  low: '最低',
  close: '收盘',
  previousClose: '昨收',
  volume: '成交量',
  amount: '成交额',
};

/** The header's fault, in words; null when every column is there. */
export function headerFault(header: readonly string[]): string | null {
  const names = header.map((name) => name.trim());
  const missing = DAY_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) return `第1行缺少列：${missing.join('、')}。表头应为 ${DAY_COLUMNS.join(',')}`;
  return null;
}

/**
 * @param table cells of the whole file, the header first
 * @param rules of the exchange
 */
export function checkDays(table: ReadonlyArray<readonly string[]>, rules: DayRules): CheckedDays {
  const [header = [], ...rows] = table;
  const at = new Map(DAY_COLUMNS.map((column) => [column, header.findIndex((name) => name.trim() === column)]));
  const faults: RowFault[] = [];
  const repeated: RowFault[] = [];
  const days = new Map<string, StockDay>();
  for (const [position, row] of rows.entries()) {
    const line = position + 2;
    if (row.every((cell) => cell.trim() === '')) continue;
    const read = readRow((column) => row[at.get(column) ?? -1]?.trim() ?? '', rules);
    if (typeof read === 'string') faults.push({ line, reason: read });
    else {
      if (days.has(read.day)) repeated.push({ line, reason: `${read.day} 在文件中不止一行，以后一行为准` });
      days.set(read.day, read);
    }
  }
  return { days: [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)), faults, repeated };
}

/** The row, or what is wrong with it. */
function readRow(cell: (column: DayColumn) => string, rules: DayRules): StockDay | string {
  const day = cell('day');
  if (parseDay(day) === null) return `日期“${day.slice(0, MAX_TEXT)}”不是 2026-11-27 这样的日期`;
  if (day > rules.today) return `${day} 还没有到`;
  if (!isTradingDay(rules.calendar, day)) return `${day} 不是交易日`;
  const numbers: Partial<Record<DayColumn, Decimal>> = {};
  const texts = ['open', 'high', 'low', 'close'] as const;
  const isSuspended = texts.every((column) => cell(column) === '') && /^0*$/.test(cell('volume'));
  for (const column of DAY_COLUMNS.slice(1)) {
    const text = cell(column);
    if (isSuspended && text === '') continue;
    const value = text.length > MAX_TEXT ? null : parseDecimal(text);
    if (value === null) return `${labels[column]}“${text.slice(0, MAX_TEXT)}”不是数字`;
    if (value.places > MAX_PLACES) return `${labels[column]}最多${MAX_PLACES}位小数`;
    numbers[column] = value;
  }
  const { open = ZERO, high = ZERO, low = ZERO, close = ZERO, previousClose = ZERO } = numbers;
  const { volume = ZERO, amount = ZERO } = numbers;
  if (volume.places > 0 || !Number.isSafeInteger(Number(volume.units))) return '成交量应为整数（股）';
  if (compare(volume, ZERO) < 0) return '成交量不能小于 0';
  if (compare(amount, ZERO) < 0) return '成交额不能小于 0';
  const fault = isSuspended ? null : priceFault({ open, high, low, close, previousClose }, rules, day);
  if (fault !== null) return fault;
  // full-width digits and parted thousands are read, plain ones are stored
  const plain = (column: DayColumn): string => {
    const value = numbers[column];
    return value ? toDecimalText(value, value.places) : '';
  };
  return {
    day,
    open: plain('open'),
    high: plain('high'),
    low: plain('low'),
    close: plain('close'),
    previousClose: plain('previousClose'),
    volume: Number(volume.units),
    amount: plain('amount'),
  };
}

function priceFault(
  {
    open,
    high,
    low,
    close,
    previousClose,
  }: Readonly<Record<'open' | 'high' | 'low' | 'close' | 'previousClose', Decimal>>,
  { limit, freeDays }: DayRules,
  day: string,
): string | null {
  if ([open, high, low, close, previousClose].some((price) => compare(price, ZERO) <= 0)) return '价格应大于 0';
  if (compare(low, min(open, close)) > 0) return '最低价高于开盘价或收盘价';
  if (compare(high, max(open, close)) < 0) return '最高价低于开盘价或收盘价';
  if (freeDays.has(day)) return null;
  // |close − previous| ≤ previous × limit + a tick, without a division
  const difference = subtract(max(close, previousClose), min(close, previousClose));
  if (compare(difference, add(multiply(previousClose, limit), TICK)) <= 0) return null;
  return '收盘价超出涨跌幅限制；如当日不设涨跌幅，请先在“行情设置”中登记这一天';
}
