import { parseTime } from '@yunxia/contract/time';
import { expect, it } from 'vitest';
import { closuresWarning } from './closures-warning.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;

it.each([
  ['2026-12-31', '2026-11-30 23:59', ''],
  ['2026-12-31', '2026-12-01 00:00', '2027年的休市日'],
  ['2026-12-31', '2026-12-31 23:59', '2027年的休市日'],
  ['2026-12-31', '2027-01-01 00:00', '交易日历待更新'],
  ['2027-12-31', '2026-12-15 12:00', ''],
  ['2027-01-10', '2026-12-15 12:00', ''],
  ['2026-09-30', '2026-10-08 09:30', '交易日历待更新'],
  [null, '2026-12-15 12:00', ''],
])('known until %s, at %s: %s', (knownUntil, now, words) => {
  const warning = closuresWarning(knownUntil, at(now));
  expect(warning === '' ? '' : warning).toEqual(words === '' ? '' : expect.stringContaining(words));
});
