import type { TariffItem } from '@yunxia/contract/tariff';
import { describe, expect, test } from 'vitest';
import { answerBill, type BillTexts, chosenTariff, type Tariff, toTariffs } from './tariff-bill.ts';

const item = (rest: Partial<TariffItem>): TariffItem => ({
  id: 1,
  title: '阶梯',
  scope: '',
  cycle: 'monthly',
  tiers: [
    { upTo: 200, price: '0.5' },
    { upTo: 400, price: '0.55' },
    { upTo: null, price: '0.8' },
  ],
  periods: [],
  effectiveOn: null,
  basis: '',
  note: '',
  ...rest,
});
const tariff = (rest: Partial<TariffItem> = {}): Tariff => toTariffs([item(rest)])[0] as Tariff;
const monthly = tariff();
const yearly = tariff({
  cycle: 'yearly',
  tiers: [
    { upTo: 2160, price: '0.4983' },
    { upTo: null, price: '0.5483' },
  ],
});
const timed = tariff({
  periods: [
    { name: '峰段', hours: '08:00–22:00', addition: '0.03' },
    { name: '谷段', hours: '22:00–08:00', addition: '-0.17' },
  ],
});

describe('the tiers, at their borders', () => {
  test.each([
    ['0', '0.00', '0 = 0.00'],
    ['0.01', '0.01', '0.005 = 0.005 ≈ 0.01'],
    ['199.99', '100.00', '99.995 = 99.995 ≈ 100.00'],
    ['200', '100.00', '100 = 100.00'],
    ['200.01', '100.01', '100 + 0.0055 = 100.0055 ≈ 100.01'],
    ['400', '210.00', '100 + 110 = 210.00'],
    ['400.1', '210.08', '100 + 110 + 0.08 = 210.08'],
    ['１８０．５', '90.25', '90.25 = 90.25'],
    ['1,000', '690.00', '100 + 110 + 480 = 690.00'],
    ['10000000', '7,999,890.00', '100 + 110 + 7,999,680 = 7,999,890.00'],
  ])('%s kWh cost %s yuan', (usage, total, formula) => {
    const { bill, errors } = answerBill(monthly, { usage });
    expect(errors).toEqual({});
    expect(bill).toMatchObject({ total, formula });
  });

  test('two months have twice the room; the steps say what was calculated', () => {
    expect(answerBill(monthly, { usage: '500', months: '2' }).bill).toMatchObject({
      usage: '500',
      tiers: [
        { name: '第一档', range: '0–400', usage: '400', price: '0.5', amount: '200' },
        { name: '第二档', range: '400–800', usage: '100', price: '0.55', amount: '55' },
        { name: '第三档', range: '800 以上', usage: '0', price: '0.8', amount: '0' },
      ],
      total: '255.00',
      average: '0.51',
    });
  });

  test.each([
    ['0', '2160', '1,076.33'],
    ['2160', '100', '54.83'],
    ['2100', '100', '51.83'],
    ['', '2161', '1,076.88'],
  ])('of a year that has used %s already, %s kWh cost %s yuan', (before, usage, total) => {
    expect(answerBill(yearly, { before, usage, months: '6' }).bill?.total).toBe(total);
  });

  test('one price for all', () => {
    const flat = tariff({ tiers: [{ upTo: null, price: '0.5325' }] });
    expect(answerBill(flat, { usage: '100' }).bill).toMatchObject({
      tiers: [{ name: '单一价', range: '全部电量', amount: '53.25' }],
      average: '0.5325',
    });
  });
});

test('times of use add to the tiers and take from them', () => {
  const { bill } = answerBill(timed, { p0: '150', p1: '100', usage: '9' });
  expect(bill).toMatchObject({
    usage: '250',
    periods: [
      { name: '峰段', usage: '150', price: '+0.03', amount: '4.5' },
      { name: '谷段', usage: '100', price: '−0.17', amount: '−17' },
    ],
    formula: '100 + 27.5 + 4.5 − 17 = 115.00',
    total: '115.00',
  });
  expect(answerBill(timed, { p1: '10' }).bill?.total).toBe('3.30');
  expect(answerBill(timed, {}).wanted).toBe('请填写峰段、谷段的用电量');
});

describe('by the meter', () => {
  test.each([
    [{ last: '1000', now: '1180.5' }, '90.25'],
    [{ last: '10', now: '10' }, '0.00'],
    [{ last: '10', now: '12', times: '50' }, '50.00'],
    [{ last: '0', now: '180', usage: '180' }, '90.00'],
  ] as [BillTexts, string][])('%o: %s yuan', (texts, total) => {
    expect(answerBill(monthly, texts).bill?.total).toBe(total);
  });
});

describe('what cannot be calculated is said at its box, and nothing is lost', () => {
  test.each([
    [{ usage: '-1' }, { usage: '用电量不能是负数' }],
    [{ usage: '很多' }, { usage: '用电量请填数字，例如 180.5' }],
    [{ usage: '<img src=x>' }, { usage: '用电量请填数字，例如 180.5' }],
    [{ usage: '1.234' }, { usage: '用电量最多 2 位小数' }],
    [{ usage: '10000000.01' }, { usage: '用电量不能大于 10,000,000' }],
    [{ usage: '1', months: '0' }, { months: '月数不能小于 1' }],
    [{ usage: '1', months: '13' }, { months: '月数不能大于 12' }],
    [{ usage: '1', months: '1.5' }, { months: '月数请填整数' }],
    [{ last: '9', now: '8' }, { now: expect.stringContaining('小于上次示数') }],
    [{ last: '0', now: '10000000', times: '2' }, { times: expect.stringContaining('过大') }],
    [{ last: '1', now: '9', usage: '3' }, { usage: expect.stringContaining('只填一种') }],
  ] as [BillTexts, object][])('%o', (texts, errors) => {
    expect(answerBill(monthly, texts)).toEqual({ bill: null, errors, wanted: '' });
  });

  test.each([
    [{}, '请填写用电量，或者两次电表示数'],
    [{ usage: '  ' }, '请填写用电量，或者两次电表示数'],
    [{ now: '8' }, '请把两次电表示数都填上'],
  ] as [BillTexts, string][])('%o: %s', (texts, wanted) => {
    expect(answerBill(monthly, texts)).toEqual({ bill: null, errors: {}, wanted });
  });
});

test('a tariff that cannot be calculated with is none', () => {
  const broken: Partial<TariffItem>[] = [
    { tiers: [] },
    { tiers: [{ upTo: 200, price: '0.5' }] },
    { tiers: [{ upTo: null, price: '<script>' }] },
    { tiers: [{ upTo: null, price: '-1' }] },
    {
      tiers: [
        { upTo: 9, price: '1' },
        { upTo: 9, price: '1' },
        { upTo: null, price: '1' },
      ],
    },
    {
      tiers: [
        { upTo: null, price: '1' },
        { upTo: null, price: '1' },
      ],
    },
    { periods: [{ name: '峰', hours: '', addition: '多' }] },
  ];
  expect(toTariffs(broken.map(item))).toEqual([]);
  const two = toTariffs([item({ id: 4 }), item({ id: 7 })]);
  expect(chosenTariff(two, { tariff: '7' })?.item.id).toBe(7);
  expect(chosenTariff(two, { tariff: '99' })?.item.id).toBe(4);
  expect(chosenTariff([], {})).toBeUndefined();
});
