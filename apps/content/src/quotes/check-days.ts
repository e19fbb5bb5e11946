/**
 * Checks the rows of a file of days. A bad row is refused with its line and its reason, the others are taken; of two rows
 * for one day the later stands.
 */
import { add, compare, type Decimal, max, min, multiply, parseDecimal, subtract } from '@yunxia/contract/decimal';
import { isTradingDay, type TradingCalendar } from '@yunxia/contract/trading-calendar';
import { parseDay } from '@yunxia/contract/time';
import { DAY_COLUMNS, type DayColumn, moneyText, readDayLines } from './day-table.ts';

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
  /** The security's code: rows of others are refused. '' or left out: whatever the file says. */
  readonly code?: string;
}

const TICK: Decimal = { units: 1n, places: 2 };
const ZERO: Decimal = { units: 0n, places: 0 };
const MAX_PLACES = 3;
const MAX_TEXT = 20;
/** A unit that is mistaken is wrong by a hundred or more; the mean price of a day is never fifty times its highest. */
const UNIT_FACTOR: Decimal = { units: 50n, places: 0 };
const labels: Readonly<Record<(typeof DAY_COLUMNS)[number], string>> = {
  day: '日期',
  open: '开盘',
  high: '最高',
  low: '最低',
  close: '收盘',
  previousClose: '昨收',
  volume: '成交量',
  amount: '成交额',
};

/**
 * @param table cells of the whole file; the header stands in its first lines
 * @param rules of the exchange
 */
export function checkDays(table: ReadonlyArray<readonly string[]>, rules: DayRules): CheckedDays {
  const faults: RowFault[] = [];
  const repeated: RowFault[] = [];
  const days = new Map<string, StockDay>();
  for (const { line, cell } of readDayLines(table)) {
    const read = readRow(cell, rules);
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
  const code = cell('code');
  if (rules.code && code !== '' && !isCode(code, rules.code))
    return `证券代码“${code.slice(0, MAX_TEXT)}”不是 ${rules.code}`;
  const numbers: Partial<Record<DayColumn, Decimal>> = {};
  const isSuspended = isWithoutTrade(cell);
  for (const column of DAY_COLUMNS.slice(1)) {
    const text = cell(column);
    // a vendor writes zeros, and the close before, on a day without trade: they are no prices
    if (isSuspended && (isZero(text) || column === 'close')) continue;
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
  const prices = { open, high, low, close, previousClose };
  const fault = isSuspended
    ? null
    : (priceFault(prices, rules, day) ?? changeFault(cell('change'), prices) ?? unitFault(prices, volume, amount));
  if (fault !== null) return fault;
  // full-width digits and parted thousands are read, plain ones are stored
  const plain = (column: DayColumn): string => {
    const value = numbers[column];
    return value ? moneyText(value) : '';
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

/** Whether two texts name one security: 600116, SH600116, 600116.SH. */
export const isCode = (text: string, code: string): boolean =>
  text
    .toUpperCase()
    .split(/[^0-9A-Z]/)
    .some((part) => part === code || /^[A-Z]{2}(.+)$/.exec(part)?.[1] === code);

const isZero = (text: string): boolean => text === '' || /^0*\.?0*$/.test(text);

/** No shares and no prices; a vendor may write the close before as the close. */
function isWithoutTrade(cell: (column: DayColumn) => string): boolean {
  const close = cell('close');
  return (
    (['open', 'high', 'low', 'volume'] as const).every((column) => isZero(cell(column))) &&
    (isZero(close) || close === cell('previousClose'))
  );
}

export type DayPrices = Readonly<Record<'open' | 'high' | 'low' | 'close' | 'previousClose', Decimal>>;

/** A change that the file has must be the one of its prices: a column that is not what it is called shows here. */
export function changeFault(text: string, { close, previousClose }: DayPrices): string | null {
  const change = text === '' ? null : parseDecimal(text);
  if (text === '' || (change && compare(change, subtract(close, previousClose)) === 0)) return null;
  return `涨跌额“${text.slice(0, MAX_TEXT)}”不是收盘减昨收`;
}

/** Shares and money that cannot be of these prices: the unit of one of them is mistaken. */
export function unitFault({ high, low }: DayPrices, volume: Decimal, amount: Decimal): string | null {
  if (compare(volume, ZERO) === 0 || compare(amount, ZERO) === 0) return null;
  const least = multiply(low, volume);
  const most = multiply(multiply(high, volume), UNIT_FACTOR);
  const isPossible = compare(multiply(amount, UNIT_FACTOR), least) >= 0 && compare(amount, most) <= 0;
  return isPossible ? null : '成交额除以成交量远在最高与最低价之外，请核对单位（股或手，元或万元）';
}

export function priceFault(
  { open, high, low, close, previousClose }: DayPrices,
  { limit, freeDays }: Pick<DayRules, 'limit' | 'freeDays'>,
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
