import { type Decimal, parseDecimal, toDecimalText } from '@yunxia/contract/decimal';
import { expect, test } from 'vitest';
import { adjusted, type Adjusting, adjustmentsOf, type Distribution, exPrice, toRounded } from './ex-dividend.ts';
import { decimalOf, priceLimits } from './price-limits.ts';

const d = decimalOf;
const of = (parts: Partial<Record<keyof Distribution, string>>): Distribution => ({
  cash: d(parts.cash ?? '0'),
  shares: d(parts.shares ?? '0'),
  rights: d(parts.rights ?? '0'),
  rightsPrice: d(parts.rightsPrice ?? '0'),
});

test.each([
  ['10派1.5', '10.00', of({ cash: '0.15' }), '9.85'],
  ['10派2送3', '13.20', of({ cash: '0.2', shares: '0.3' }), '10.00'],
  ['10配3，每股6元', '12.00', of({ rights: '0.3', rightsPrice: '6' }), '10.62'],
])('ex-right price of %s', (_, previous, distribution, price) => {
  expect(toDecimalText(toRounded(exPrice(d(previous), distribution), 2), 2)).toBe(price);
});

const days = [
  { day: '2026-06-17', close: d('10.00') },
  { day: '2026-06-18', close: d('9.90') },
  { day: '2026-06-19', close: null },
  { day: '2026-06-22', close: d('13.20') },
  { day: '2026-06-23', close: d('10.10') },
];
const exDays = new Map([
  ['2026-06-18', of({ cash: '0.15' })],
  ['2026-06-23', of({ cash: '0.2', shares: '0.3' })],
]);
const closes = (adjusting: Adjusting, ex = exDays): Array<string | null> =>
  adjustmentsOf(days, ex, adjusting).map((by, at) => {
    const close: Decimal | null = days[at]?.close ?? null;
    return close && toDecimalText(adjusted(close, by), 2);
  });

test('not adjusted, prices stay', () => {
  expect(closes('none')).toEqual(['10.00', '9.90', null, '13.20', '10.10']);
});

test('forward: earlier prices times the later factors; of one ex-day the close before it is the ex-right price', () => {
  expect(closes('forward', new Map([['2026-06-18', of({ cash: '0.15' })]]))[0]).toBe('9.85');
  // 10.00 × 0.985 × (10.00 ÷ 13.20)
  expect(closes('forward')).toEqual(['7.46', '7.50', null, '10.00', '10.10']);
});

test('backward: later prices over the earlier factors', () => {
  // 9.90 ÷ 0.985; 13.20 ÷ 0.985; 10.10 ÷ 0.985 × 1.32
  expect(closes('backward')).toEqual(['10.00', '10.05', null, '13.40', '13.54']);
});

test.each([
  ['9.85', '10.84', '8.87'],
  ['1.45', '1.60', '1.31'],
])('limits of %s', (previous, up, down) => {
  const limits = priceLimits(d(previous), d('0.1'));
  expect(toDecimalText(limits.up, 2)).toBe(up);
  expect(toDecimalText(limits.down, 2)).toBe(down);
});

test('1.10 at five per cent down is 1.05', () => {
  expect(toDecimalText(priceLimits(d('1.10'), d('0.05')).down, 2)).toBe('1.05');
});

test('limits of every price from 1.00 to 50.00 are whole cents, halves up', () => {
  const wrong: number[] = [];
  for (const percent of [5, 10, 20, 30]) {
    for (let cents = 100; cents <= 5000; cents += 1) {
      const { up, down } = priceLimits({ units: BigInt(cents), places: 2 }, { units: BigInt(percent), places: 2 });
      // in whole numbers: (cents × (100 ± percent) + 50) ÷ 100
      const right = [100 + percent, 100 - percent].map((share) => Math.floor((cents * share + 50) / 100));
      const found = [up, down].map((price) => Number(toDecimalText(price, 2).replace('.', '')));
      if (found.join() !== right.join()) wrong.push(cents);
    }
  }
  expect(wrong).toEqual([]);
});

test('what is no number is not taken for one', () => {
  expect(parseDecimal('一')).toBeNull();
  expect(() => decimalOf('一')).toThrow(RangeError);
});
