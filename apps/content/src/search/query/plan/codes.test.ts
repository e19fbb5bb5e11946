import { describe, expect, test } from 'vitest';
import { codeSpellings, isCode, numbersIn } from './codes.ts';
import { statusIn } from './status-words.ts';

describe('a number, a figure or an address', () => {
  test.each([
    'yx-ys-2026-99',
    '000-0000-0103',
    '99.92%',
    '4.78亿股',
    '128.6亿千瓦时',
    '0.55元',
    'recruit@yunxia.example',
    '1=1',
  ])('%s is one thing', (word) => {
    expect(isCode(word)).toBe(true);
  });

  test.each(['10千伏', '2026年年报', 'gonggao', '12月3日停电', '第12次', '演示2026-028', '100', 'outage'])(
    '%s is none',
    (word) => {
      expect(isCode(word)).toBe(false);
    },
  );

  test.each([
    ['演示2026-028', ['2026-028']],
    ['演示停〔2026〕197号', ['〔2026〕197']],
    ['yx-ys-2026-99', ['yx-ys-2026-99']],
    ['12月3日停电', []],
    ['2026年年报', []],
  ])('%s names the numbers %j', (word, numbers) => {
    expect(numbersIn(word)).toEqual(numbers);
  });

  test.each([
    ['2026034', ['2026-034']],
    ['yxys202606', ['yx-ys-2026-06']],
    ['yxys2026-06', ['yx-ys-2026-06']],
    ['a_b', []],
    ['yx_t_7', ['yx-t-7']],
    ['演示2026015', ['演示2026-015']],
    ['停20260302', ['停2026-0302']],
    ['10派5元', ['分红']],
    ['2026', []],
    ['电话', []],
  ])('%s is also written %j', (typed, written) => {
    expect(codeSpellings(typed)).toEqual(written);
  });
});

test.each([
  ['取消的停电', 'cancelled'],
  ['取消停电', 'cancelled'],
  ['停电取消了吗', 'cancelled'],
  ['延期的停电', 'postponed'],
  ['停电改期', 'postponed'],
  ['已恢复', 'restored'],
  ['超时未恢复', 'overrunning'],
  ['取消', ''],
  ['恢复', ''],
  ['取消停电短信', ''],
  ['木排村停电取消', ''],
  ['停电', ''],
])('%s: outages that are %j', (words, status) => {
  expect(statusIn(words)).toBe(status);
});
