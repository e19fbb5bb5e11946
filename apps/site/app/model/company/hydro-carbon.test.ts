import { expect, test } from 'vitest';
import { answerCarbon, factors } from './hydro-carbon.ts';

test.each([
  ['1', 'kwh', ['0.8325千克二氧化碳', '0.5366千克二氧化碳', '0.1229千克标准煤']],
  ['0', undefined, ['0千克二氧化碳', '0千克二氧化碳', '0千克标准煤']],
  ['2000', 'nonsense', ['1.665吨二氧化碳', '1.0732吨二氧化碳', '245.8千克标准煤']],
  ['１．５', 'yi', ['124,875吨二氧化碳', '80,490吨二氧化碳', '18,435吨标准煤']],
  ['100000000', 'yi', ['8,325,000,000,000吨二氧化碳', '5,366,000,000,000吨二氧化碳', '1,229,000,000,000吨标准煤']],
])('%s %s', (power, unit, shown) => {
  const { lines, error } = answerCarbon({ power, ...(unit ? { unit } : {}) });
  expect(error).toBeUndefined();
  expect(lines.map((line) => line.amount + line.unit)).toEqual(shown);
});

test.each([
  ['', undefined],
  ['-1', '电量不能是负数'],
  ['水', '电量请填数字，例如 180.5'],
  ['100000001', '电量不能大于 100,000,000'],
  ['1.23456', '电量最多 4 位小数'],
])('%o comes to nothing', (power, error) =>
  expect(answerCarbon({ power })).toEqual(error ? { lines: [], error } : { lines: [] }),
);

test('every factor names who published it', () => {
  for (const { source } of factors) expect(source).toMatch(/《.+》/);
  expect(answerCarbon({ power: '2' }).lines[0]?.formula).toBe('2 千瓦时 × 0.8325 千克二氧化碳/千瓦时');
});
