/**
 * What the files of `vendor-quotes` say, written down from the files and not from what a parser made of them. All files of
 * days say the same four days, all quotes the same moment: 1234 hands are 123,400 shares, 298.50005 ten thousand yuan are
 * 2,985,000.50 yuan. Security and vendors are invented.
 */

/** The four days; of the third no trade. */
export const RIGHT_DAYS = [
  {
    ...{ day: '2026-06-17', open: '10.00', high: '10.10', low: '9.90', close: '10.00', previousClose: '9.95' },
    ...{ volume: 123_400, amount: 1_234_000 },
  },
  {
    ...{ day: '2026-06-18', open: '9.85', high: '9.95', low: '9.80', close: '9.90', previousClose: '9.85' },
    ...{ volume: 200_000, amount: 1_980_000 },
  },
  {
    ...{ day: '2026-06-22', open: '', high: '', low: '', close: '', previousClose: '9.90' },
    ...{ volume: 0, amount: 0 },
  },
  {
    ...{ day: '2026-06-23', open: '9.90', high: '10.00', low: '9.90', close: '9.95', previousClose: '9.90' },
    ...{ volume: 300_000, amount: 2_985_000.5 },
  },
] as const;

/** What is wrong with each row of `days-bad.csv`, by its line. */
export const RIGHT_FAULTS = [
  [2, '成交额除以成交量远在最高与最低价之外，请核对单位'],
  [3, '证券代码“000001”不是 699116'],
  [4, '2026-06-20 不是交易日'],
  [5, '涨跌额“0.15”不是收盘减昨收'],
  [6, '最低价高于开盘价或收盘价'],
] as const;

/** The moment that each quote is of: 23 June 2026, 14:20 in Beijing. */
export const RIGHT_QUOTE = {
  ...{ name: '云　峡　电', at: Date.UTC(2026, 5, 23, 6, 20), price: '9.95', previousClose: '9.90' },
  ...{ open: '9.90', high: '10.00', low: '9.90', volume: 300_000, amount: '2985000.50' },
} as const;
