import { expect, test } from 'vitest';
import { toDividendYield } from './dividend-yield.ts';
import { toPriceSentence } from './price-sentence.ts';

const text = (...parts: Parameters<typeof toPriceSentence>): string => {
  const sentence = toPriceSentence(...parts);
  return sentence ? sentence.before + sentence.change + sentence.after : '';
};
const year = [
  { day: '2025-11-28', close: '100.00' },
  { day: '2026-03-06', close: '112.40' },
  { day: '2026-07-22', close: '94.10' },
  { day: '2026-09-07', close: '' },
  { day: '2026-11-27', close: '108.35' },
];

test('the sentence of a year', () => {
  expect(text(year, '近1年')).toBe(
    '近1年由100.00到108.35，上涨8.35%；收盘最高112.40（3月6日），最低94.10（7月22日）。',
  );
  expect(toPriceSentence(year, '近1年')?.direction).toBe('up');
});

test('behind, falling, suspended at its end, level, over years', () => {
  expect(text(year, '近1年', '2026-11-26')).toMatch(/^近1年截至11月26日，由/);
  const fallen = [year[1], year[2], { day: '2026-07-23', close: '' }].flatMap((one) => one ?? []);
  expect(text(fallen, '近6月')).toBe(
    '近6月由112.40到94.10，下跌16.28%；收盘最高112.40（3月6日），最低94.10（7月22日）；停牌1日不计。',
  );
  expect(
    text(
      [
        { day: '2026-01-05', close: '1.45' },
        { day: '2026-01-06', close: '1.45' },
      ],
      '近1月',
    ),
  ).toBe('近1月由1.45到1.45，持平。');
  expect(text([{ day: '2023-11-28', close: '90' }, ...year], '近3年')).toContain('最低90.00（2023年11月28日）');
});

test('no sentence of nothing, and none of what is no number', () => {
  expect(toPriceSentence([], '近1年')).toBeNull();
  expect(toPriceSentence([{ day: '2026-01-05', close: '<b>' }, ...year.slice(0, 1)], '近1年')).toBeNull();
});

const dividend = (exDay: string | null, cashPerShare: string) => ({ exDay, cashPerShare });

test('the yield is 0.15 ÷ 9.95 = 1.51 %', () => {
  expect(toDividendYield([dividend('2026-06-18', '0.15')], '9.95', '2026-06-23')).toEqual({
    ...{ percent: '1.51', cash: '0.15', close: '9.95' },
  });
});

test('cash of twelve months alone, and no yield without a close', () => {
  const all = [dividend('2026-06-18', '1.10'), dividend('2026-10-22', '0.50'), dividend('2025-06-19', '1.20')];
  expect(toDividendYield([...all, dividend('2026-12-01', '9'), dividend(null, '9')], '108.35', '2026-11-27')).toEqual({
    ...{ percent: '1.48', cash: '1.10＋0.50', close: '108.35' },
  });
  expect(toDividendYield(all, '', '2026-11-27')).toBeNull();
  expect(toDividendYield(all, '0', '2026-11-27')).toBeNull();
  expect(toDividendYield([], '10', '2026-11-27')?.percent).toBe('0.00');
});
