import { expect, it } from 'vitest';
import { differencesOf, toWords } from './field-differences.ts';

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ text }] }] },
});
const fields = [
  { type: 'ui', name: 'guard' },
  {
    type: 'tabs',
    tabs: [
      {
        label: '内容',
        fields: [
          { name: 'title', label: '标题' },
          { type: 'row', fields: [{ name: 'number', label: '编号' }] },
        ],
      },
      {
        label: '时间',
        fields: [
          { name: 'startAt', label: '开始时间' },
          { name: 'regions', label: '停电区域' },
        ],
      },
    ],
  },
  { name: 'content', label: '正文' },
  { name: 'attachments', type: 'array', label: '附件' },
  { name: 'savedBy', label: '最后保存' },
  { name: 'updatedAt', label: '更新时间' },
];

it('names what differs in the order of the form, with both texts', () => {
  const mine = {
    title: '甲',
    number: '1',
    startAt: '2026-11-29T00:00:00.000Z',
    content: paragraph('一'),
    savedBy: 'a',
  };
  const theirs = {
    title: '乙',
    number: '1',
    startAt: '2026-11-29T00:30:00.000Z',
    content: paragraph('二'),
    savedBy: 'b',
  };
  expect(differencesOf(fields, mine, theirs)).toEqual([
    { name: 'title', label: '标题', mine: '甲', theirs: '乙' },
    { name: 'startAt', label: '开始时间', mine: '2026-11-29 08:00', theirs: '2026-11-29 08:30' },
    { name: 'content', label: '正文', mine: '一', theirs: '二' },
  ]);
});

it('takes the same value for the same however it is written', () => {
  const mine = { title: '', startAt: '2026-11-29T00:00:00.000Z', regions: [{ id: 'x', county: '甲县', town: '' }] };
  const theirs = { number: null, startAt: '2026-11-29T00:00:00Z', regions: [{ county: '甲县', id: 'y', town: null }] };
  expect(differencesOf(fields, mine, theirs)).toEqual([]);
  // a list without rows, as the form has it
  expect(differencesOf(fields, { attachments: 0 }, { attachments: [] })).toEqual([]);
});

it('says a value in words', () => {
  expect(toWords([{ id: '1', county: '甲县', villages: ['乙村', '丙村'] }, { county: '丁县' }])).toBe(
    '甲县，乙村；丙村；丁县',
  );
  expect([toWords(null), toWords(true), toWords(3), toWords('a')]).toEqual(['', '是', '3', 'a']);
  expect(toWords(paragraph('一段'))).toBe('一段');
});
