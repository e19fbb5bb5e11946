import { expect, test } from 'vitest';
import { fromHundredths, percentHundredths, toUnits } from './exact-units.ts';

test('text as units', () => {
  expect([toUnits('9.85', 2), toUnits('10', 2), toUnits('-0.5', 2), toUnits('0.15', 6)]).toEqual([
    985, 1000, -50, 150_000,
  ]);
  for (const text of ['', '一', '1.234', '<b>', '1e3', ' 1', '12345678901']) expect(toUnits(text, 2)).toBeNull();
});

test('halves go away from zero, and binary fractions do not matter', () => {
  // 0.15 ÷ 9.95 is 1.5075… %
  expect(percentHundredths(15, 995)).toBe(151);
  expect(percentHundredths(1, 20_000)).toBe(1);
  expect(percentHundredths(-1, 20_000)).toBe(-1);
  expect(percentHundredths(0, 5)).toBe(0);
  expect([835, 5, -150].map(fromHundredths)).toEqual(['8.35', '0.05', '-1.50']);
});
