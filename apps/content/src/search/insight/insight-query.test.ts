import { expect, it } from 'vitest';
import { toCountedQuery } from './insight-query.ts';

it.each([
  ['停电', '停电'],
  [' 停电　公告 ', '停电 公告'],
  ['１０ＫＶ云溪线', '10kv云溪线'],
  ['600116', '600116'],
  ['12398', '12398'],
  ['Annual Report', 'annual report'],
  ['C++', 'c++'],
  ['⽔⼒', '水力'],
  ['2025年年报', '2025年年报'],
  ['供电营业厅', '供电营业厅'],
  ['一户一表', '一户一表'],
])('%j is counted as %j', (key, query) => {
  expect(toCountedQuery(key)).toBe(query);
});

it.each([
  '13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '１３８００１３８０００',
  '一三八零零一三八零零零',
  '电话58001234',
  '023-5800123',
  '500101199001011234',
  '50010119900101123X',
  '户号4300012345',
  'someone@example.com',
  'someone＠example.com',
  '微信 someone',
  'QQ 12345',
  'https://example.com',
  '幸福小区3栋',
  '2单元 501室',
  '和平路十二号楼',
  '我家从昨天晚上开始就一直没有电请问什么时候能来电',
  'a b c d e f',
  '电'.repeat(100),
  '',
  '   ',
  '***',
  '\u200b',
])('%j is not counted', (key) => {
  expect(toCountedQuery(key)).toBeUndefined();
});
