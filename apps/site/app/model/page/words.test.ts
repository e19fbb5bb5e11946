import { expect, test } from 'vitest';
import { toPieces } from './words.ts';

test.each([
  ['关于召开2026年第一次临时股东会的通知', '关于|召开|2026年|第一次|临时|股东会的通知'],
  ['新型电池系统竣工', '新型|电池|系统竣工'],
  ['云峡水电（演示）', '云峡|水电（演示）'],
  ['一江清水，点亮灯火', '一江|清水，|点亮灯火'],
  ['换来一台新变压器', '换来|一台新|变压器'],
  ['集团发布可持续发展报告', '集团|发布|可持续|发展报告'],
  ['第十届董事会第十二次会议', '第十届|董事会|第十二次会议'],
  ['峡口水电站完成检查', '峡口|水电站|完成检查'],
  ['集团与三所职业院校', '集团与三所|职业院校'],
  ['来水调度与电网运行重点任务', '来水|调度与电网|运行|重点任务'],
  ['新滩社区、橘园社区临时停电', '新滩社区、|橘园社区|临时停电'],
  ['坝前镇10kV坝前线计划检修', '坝前镇|10kV坝前线|计划检修'],
  ['10kV港区路线与10千伏青石一线停电', '10kV港区路线|与10千伏青石一线|停电'],
  ['35千伏云峡变电站', '35千伏云峡|变电站'],
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

test('a last line never holds one character: it stays with what is before it', () => {
  for (const text of ['按地名、线路、日期查询停电公告，有变更先告知。', '这是一个很长的业务名称的', '点亮万家灯火了。'])
    expect(toPieces(text).at(-1)?.replaceAll(/\P{L}/gu, '').length).toBeGreaterThan(1);
});
