import { expect, test } from 'vitest';
import { countGraphemes, cutText } from '../src/text-limit.ts';

const FAMILY = '👩‍👩‍👧‍👦';

test.each([
  ['短', 10, '短'],
  ['一二三四五', 3, '一二三'],
  [FAMILY.repeat(3), 2, FAMILY.repeat(2)],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301'],
  ['🏔️水', 1, '🏔️'],
  ['𠀀𠀁', 1, '𠀀'],
  ['', 5, ''],
])('%j cut to %i is %j', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});

test('a hostile cluster of endless marks is cut bluntly, and quickly', () => {
  const cut = cutText(`a${'\u0301'.repeat(200_000)}`, 100);
  expect(cut.length).toBeLessThanOrEqual(3200);
  expect(() => encodeURIComponent(cutText('😀'.repeat(5000), 31))).not.toThrow();
});

test.each([
  ['', 0],
  ['停电', 2],
  ['𠮷野家', 3],
  [FAMILY, 1],
  ['e\u0301a', 2],
  ['a\r\nb', 3],
  [`${FAMILY}中e\u0301`, 3],
  ['黄河 2号机组（A）检修。', 13],
  ['が', 1],
  ['か\u3099', 1],
  ['葛\u{E0100}', 1],
  ['中\u200D文', 2],
])('%j is %i characters to a reader', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});
