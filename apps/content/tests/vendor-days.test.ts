/** Files of days as vendors deliver them, through the reader of files and the checks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSheet } from '../src/import/read-sheet.ts';
import { checkDays, type DayRules } from '../src/quotes/check-days.ts';
import { tableFault } from '../src/quotes/day-table.ts';
import { decimalOf } from '../src/quotes/price-limits.ts';
import { RIGHT_DAYS, RIGHT_FAULTS } from './vendor-values.ts';

const rules: DayRules = {
  calendar: { closures: new Set(['2026-06-19']), knownUntil: '2026-12-31' },
  ...{ limit: decimalOf('0.1'), freeDays: new Set<string>(), today: '2026-06-23', code: '699116' },
};
const read = async (name: string): Promise<string[][]> => {
  const { rows } = await readSheet(readFileSync(path.join(import.meta.dirname, 'vendor-quotes', name)), name);
  return rows.map((row) => row.map(String));
};

test.each([
  ['days-gbk.csv', 'GBK, Chinese columns, hands and ten thousand yuan, -- on a suspended day'],
  ['days-bom.csv', 'UTF-8 with BOM, a title above, ten thousand shares, 100 million yuan, zeros on a suspended day'],
  ['days-tabs.txt', 'tabs, dots in dates, parted thousands'],
])('%s: %s', async (name) => {
  const table = await read(name);
  expect(tableFault(table)).toBeNull();
  const { days, faults, repeated } = checkDays(table, rules);
  expect({ faults, repeated }).toEqual({ faults: [], repeated: [] });
  expect(days.map((day) => ({ ...day, amount: Number(day.amount) }))).toEqual(RIGHT_DAYS);
});

test('each bad row is named by its line and its reason', async () => {
  const { days, faults } = checkDays(await read('days-bad.csv'), rules);
  expect(days).toEqual([]);
  expect(faults).toEqual(RIGHT_FAULTS.map(([line, reason]) => ({ line, reason: expect.stringContaining(reason) })));
});

test('the lines of a file with a title are those of the file', async () => {
  const table = await read('days-bom.csv');
  const row = table[3] as string[];
  row[4] = '十';
  expect(checkDays(table, rules).faults).toEqual([{ line: 4, reason: '收盘“十”不是数字' }]);
});

test('volume or money without a unit is asked for, not guessed', async () => {
  expect(tableFault(await read('days-no-unit.csv'))).toContain('“成交量”没有写明单位');
});

test('an adjusted series is refused: the site computes it from distributions', async () => {
  expect(tableFault(await read('days-adjusted.csv'))).toContain('复权后的价格');
});

test('the same column twice', () => {
  expect(tableFault([['日期', '交易日期', '开盘']])).toContain('有两列都是“日期”');
});
