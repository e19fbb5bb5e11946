import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  round,
  subtract,
} from '../src/decimal.ts';

const decimal = (text: string): Decimal => parseDecimal(text) ?? { units: -1n, places: 99 };

describe('numbers as people write them', () => {
  test.each([
    ['0', '0'],
    ['007', '7'],
    ['0.5283', '0.5283'],
    [' 12. ', '12'],
    ['1,234,567.80', '1,234,567.8'],
    ['１２３．５', '123.5'],
    ['１，２３４', '1,234'],
    ['12。5', '12.5'],
    ['-0.17', '−0.17'],
    ['−3', '−3'],
    ['+3', '3'],
    ['９９９９９９９９９９９９９９９９９９９９', '99,999,999,999,999,999,999'],
  ])('%s', (text, shown) => expect(formatDecimal(decimal(text))).toBe(shown));

  test.each([
    '',
    ' ',
    '.',
    '.5',
    'abc',
    '1e3',
    '0x10',
    '1,23',
    '1.2.3',
    '--1',
    '一百',
    'NaN',
    'Infinity',
    '9'.repeat(41),
  ])('%o is none', (text) => expect(parseDecimal(text)).toBeNull());
});

test.each([
  ['0.1', '0.2', '0.3', '−0.1', '0.02'],
  ['1.005', '100', '101.005', '−98.995', '100.5'],
  ['-0.17', '3', '2.83', '−3.17', '−0.51'],
])('%s and %s', (one, other, sum, difference, product) => {
  expect(formatDecimal(add(decimal(one), decimal(other)))).toBe(sum);
  expect(formatDecimal(subtract(decimal(one), decimal(other)))).toBe(difference);
  expect(formatDecimal(multiply(decimal(one), decimal(other)))).toBe(product);
});

test.each([
  ['1.005', '1.01'],
  ['1.0049', '1.00'],
  ['-1.005', '−1.01'],
  ['0.004', '0.00'],
  ['12', '12.00'],
  ['99999999.995', '100,000,000.00'],
])('%s yuan are %s to the fen', (exact, shown) => expect(formatDecimal(round(decimal(exact), 2), 2)).toBe(shown));

test('division to some places, and comparison', () => {
  expect(formatDecimal(divide(decimal('2'), decimal('3'), 4))).toBe('0.6667');
  expect(formatDecimal(divide(decimal('100'), decimal('0.5'), 2))).toBe('200');
  expect(() => divide(decimal('1'), decimal('0'), 2)).toThrow(RangeError);
  expect([
    compare(decimal('1.0'), decimal('1')),
    compare(decimal('-2'), decimal('1')),
    compare(decimal('2'), decimal('1.99')),
  ]).toEqual([0, -1, 1]);
});
