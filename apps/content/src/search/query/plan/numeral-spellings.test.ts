import { describe, expect, it } from 'vitest';
import { numeralSpellings, toChineseNumber, writtenOutPeriods } from './numeral-spellings.ts';

describe('numbers in a query', () => {
  it.each([
    ['第12次', '第十二次'],
    ['第十二次', '第12次'],
    ['工业园ii线', '工业园二线'],
    ['工业园二线', '工业园ii线'],
    ['工业园2线', '工业园ii线'],
    ['1号机组', '一号机组'],
    ['一号机组', '1号机组'],
    ['100mw', '百兆瓦'],
    ['100兆瓦', '100mw'],
    ['百兆瓦', '100兆瓦'],
    ['10 kv', '10千伏'],
    ['10千伏滨江线', '10kv滨江线'],
    ['4条联络线', '四条联络线'],
    ['24个', '二十四个'],
    ['2条', '两条'],
  ])('%s is also written %s', (typed, other) => {
    expect(numeralSpellings(typed)).toContain(other);
  });

  it.each(['停电', '一般', '2026年', '12398'])('%s has no other spelling that says something else', (typed) => {
    expect(numeralSpellings(typed)).toEqual([]);
  });

  it.each([
    [12, '十二'],
    [20, '二十'],
    [100, '百'],
    [101, '百零一'],
    [36, '三十六'],
    [128, '百二十八'],
    [2000, '二千'],
    [0, '零'],
  ])('%i is %s', (value, written) => {
    expect(toChineseNumber(value)).toBe(written);
  });

  it.each([
    ['26年三季度', '2026年第三季度'],
    ['2026年3季度', '2026年第三季度'],
    ['2026q3', '2026年第三季度'],
    ['2026年第三季度报告', '2026年第三季度报告'],
    ['三季报', '三季报'],
  ])('%s is the period %s', (typed, written) => {
    expect(writtenOutPeriods(typed)).toBe(written);
  });
});
