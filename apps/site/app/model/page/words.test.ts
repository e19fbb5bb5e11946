import { expect, test } from 'vitest';
import { toPieces } from './words.ts';

test.each([
  ['关于召开2026年第一次临时股东会的通知', '关于|召开|2026年|第一次|临时|股东会的|通知'],
  ['新型电池系统竣工', '新型|电池|系统|竣工'],
  ['云峡水电（演示）', '云峡|水电（演示）'],
  ['一江清水，点亮灯火', '一江|清水，|点亮|灯火'],
  ['Yunxia Hydropower', 'Yunxia Hydropower'],
  ['', ''],
])('lines of “%s” break at %s', (text, pieces) => {
  expect(toPieces(text).join('|')).toBe(pieces);
});

test('nothing is lost, no piece begins with a mark that closes or ends with one that opens', () => {
  for (const text of [
    '“十四五”规划：水、风、光（一体化）',
    '（演示）第3批《办法》',
    '10kV滨江Ⅱ线、35千伏云峡线 停电',
    '的',
    '，',
  ]) {
    const pieces = toPieces(text);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces.slice(1)) expect(piece).not.toMatch(/^[，。：；！？、）」》”]/);
    for (const piece of pieces.slice(0, -1)) expect(piece).not.toMatch(/[（「《“]$/);
  }
});
