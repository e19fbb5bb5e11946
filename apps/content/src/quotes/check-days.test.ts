import { expect, test } from 'vitest';
import { checkDays, type DayRules } from './check-days.ts';
import { DAY_COLUMNS, tableFault } from './day-table.ts';
import { decimalOf } from './price-limits.ts';

const rules: DayRules = {
  calendar: { closures: new Set(['2026-02-16']), knownUntil: '2026-12-31' },
  limit: decimalOf('0.1'),
  freeDays: new Set(['2026-02-12']),
  today: '2026-02-27',
};
const check = (...lines: string[]) => checkDays([[...DAY_COLUMNS], ...lines.map((line) => line.split(','))], rules);

const good = '2026-02-13,10.00,10.20,9.90,10.10,10.00,123400,1240000.50';

test('a row as it is stored', () => {
  expect(check(good)).toEqual({
    days: [
      {
        ...{ day: '2026-02-13', open: '10.00', high: '10.20', low: '9.90', close: '10.10', previousClose: '10.00' },
        ...{ volume: 123_400, amount: '1240000.50' },
      },
    ],
    faults: [],
    repeated: [],
  });
});

test.each([
  ['13.02.2026,10,10,10,10,10,1,1', '不是 2026-11-27 这样的日期'],
  ['2026213,10,10,10,10,10,1,1', '不是 2026-11-27 这样的日期'],
  ['2026-02-14,10,10,10,10,10,1,1', '不是交易日'],
  ['2026-02-16,10,10,10,10,10,1,1', '不是交易日'],
  ['2026-03-02,10,10,10,10,10,1,1', '还没有到'],
  ['2026-02-13,十,10,10,10,10,1,1', '开盘“十”不是数字'],
  ['2026-02-13,10,10,10,,10,1,1', '收盘“”不是数字'],
  ['2026-02-13,10,10,10,10.1234,10,1,1', '收盘最多3位小数'],
  ['2026-02-13,10,10,10.01,10,10,1,1', '最低价高于'],
  ['2026-02-13,10,9.99,9.9,10,10,1,1', '最高价低于'],
  ['2026-02-13,10,10,10,10,10,-1,1', '成交量不能小于 0'],
  ['2026-02-13,10,10,10,10,10,1.5,1', '成交量应为整数'],
  ['2026-02-13,10,10,10,10,10,1,-1', '成交额不能小于 0'],
  ['2026-02-13,0,0,0,0,10,1,1', '价格应大于 0'],
  ['2026-02-13,11,11.02,11,11.02,10,1,1', '超出涨跌幅限制'],
  ['2026-02-13,9,9,8.98,8.98,10,1,1', '超出涨跌幅限制'],
])('%s: %s', (line, reason) => {
  const { days, faults } = check(line, '2026-02-24,10,10,10,10,10,1,1');
  expect(faults).toEqual([{ line: 2, reason: expect.stringContaining(reason) }]);
  expect(days.map(({ day }) => day)).toEqual(['2026-02-24']);
});

test('full-width digits and parted thousands', () => {
  const [header, row] = [
    [...DAY_COLUMNS],
    ['2026-02-13', '１０．０', '10', '10', '10', '10', '123,400', '1,234,000.5'],
  ];
  expect(checkDays([header, row], rules).days[0]).toMatchObject({
    ...{ open: '10.00', volume: 123_400, amount: '1234000.50' },
  });
});

test('a tick beyond the limit, and any change on a free day', () => {
  expect(check('2026-02-13,11,11.01,11,11.01,10,1,1').faults).toEqual([]);
  expect(check('2026-02-12,15,15,15,15,10,1,1').faults).toEqual([]);
});

test('a suspended day has no prices', () => {
  const { days, faults } = check('2026-02-13,,,,,10.00,0,0');
  expect(faults).toEqual([]);
  expect(days[0]).toMatchObject({ close: '', previousClose: '10.00', volume: 0 });
  expect(check('2026-02-13,,,,,10.00,5,0').faults).toHaveLength(1);
});

test('of two rows for a day the later stands, and it is said; empty lines are none', () => {
  const { days, repeated } = check(good, ',,,,,,,', good.replace('10.10', '10.15'), '2026-02-12,9,9,9,9,9,1,1');
  expect(days.map(({ day, close }) => `${day} ${close}`)).toEqual(['2026-02-12 9.00', '2026-02-13 10.15']);
  expect(repeated).toEqual([{ line: 4, reason: '2026-02-13 在文件中不止一行，以后一行为准' }]);
});

test('the header: any order, every column', () => {
  expect(tableFault([[...DAY_COLUMNS].toReversed()])).toBeNull();
  expect(tableFault([['day', 'open']])).toContain(
    'high（最高）、low（最低）、close（收盘）、previousClose（昨收）、volume（成交量）、amount（成交额）',
  );
  const swapped = checkDays(
    [
      ['close', 'day', 'open', 'high', 'low', 'previousClose', 'volume', 'amount'],
      ['10', '2026-02-13', '10', '10', '10', '10', '1', '1'],
    ],
    rules,
  );
  expect(swapped.days[0]).toMatchObject({ day: '2026-02-13', close: '10.00' });
});
