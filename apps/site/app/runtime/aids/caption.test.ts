import { expect, test } from 'vitest';
import { clauseAt } from './caption.ts';

test.each([
  ['今天上午停电，下午来电。', 2, '今天上午停电'],
  ['今天上午停电，下午来电。', 8, '下午来电'],
  ['今天上午停电，下午来电。', 99, '下午来电'],
  ['', 0, ''],
  ['没有标点', 0, '没有标点'],
])('of “%s” at %d the caption is “%s”', (text, at, caption) => {
  expect(clauseAt(text.slice(0), Math.min(at, text.length - (at > text.length ? 2 : 0)))).toBe(caption);
});

test('a stretch without punctuation is cut around the place, thirty characters at most', () => {
  const text = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  for (const at of [0, 50, 99]) {
    const caption = clauseAt(text, at);
    expect(caption).toHaveLength(30);
    expect(caption).toContain(text[at]);
  }
});
