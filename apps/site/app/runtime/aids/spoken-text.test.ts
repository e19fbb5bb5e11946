import { describe, expect, test } from 'vitest';
import { LONGEST, toSentences, toSpoken } from './spoken-text.ts';

describe('toSpoken', () => {
  test.each([
    ['股票代码 600116', '股票代码 六零零一一六'],
    ['10kV渔湾线', '十千伏渔湾线'],
    ['10千伏云雾线', '十千伏云雾线'],
    ['110 kV', '一百一十千伏'],
    ['35KV', '三十五千伏'],
    ['0.4kV', '零点四千伏'],
    ['5:30 来电', '五点三十分 来电'],
    ['08:00', '八点'],
    ['12:05', '十二点零五分'],
    ['08:30–17:30', '八点三十分到十七点三十分'],
    ['2026-11-29 08:00', '二零二六年十一月二十九日 八点'],
    ['请拨打 000-0000-0001', '请拨打 零零零，零零零零，零零零一'],
    ['12398', '一二三九八'],
    ['工业园Ⅱ线', '工业园二线'],
    ['装机1020MW', '装机一千零二十兆瓦'],
    ['共 41 条', '共 41 条'],
    ['投资12000万元', '投资12000万元'],
    ['3.5元', '3.5元'],
  ])('%s is read as %s', (text, spoken) => {
    expect(toSpoken(text)).toBe(spoken);
  });
});

describe('toSentences', () => {
  const cut = (text: string) => toSentences(text).map(([start, end]) => text.slice(start, end));

  test('ends where a sentence ends, and loses nothing', () => {
    expect(cut('今天停电。明天来电！后天呢？')).toEqual(['今天停电。', '明天来电！', '后天呢？']);
    expect(cut('')).toEqual([]);
    expect(cut('没有句号')).toEqual(['没有句号']);
  });

  test('of 79 to 81 characters, with and without commas: each part is short enough, together they are the whole', () => {
    for (let at = 0; at < 100; at += 1) {
      const length = 79 + (at % 3);
      const text = `${'停'.repeat(at % length)}，${'电'.repeat(length)}`.slice(0, length - 1) + '。';
      const parts = cut(text);
      expect(parts.join('')).toBe(text);
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(LONGEST);
    }
  });
});
