import { specialColumnInfoSchema } from '@yunxia/contract/special-column';
import { expect, it } from 'vitest';
import { toPress } from './press.ts';

const figure = { value: '128.6', unit: '亿千瓦时', text: '2025年供电量', source: '2025年年度报告', asOf: '2025-12-31' };
const press = (part: object) => toPress(specialColumnInfoSchema.parse(part));

it('quotes a figure with its sentence, source and day, and leaves out what is not known', () => {
  const { figures } = press({ figures: [figure, { ...figure, source: '', asOf: null }, { ...figure, value: ' ' }] });
  expect(figures.map(({ quote }) => quote)).toEqual([
    '2025年供电量：128.6亿千瓦时。来源：2025年年度报告，截至2025年12月31日。',
    '2025年供电量：128.6亿千瓦时。',
  ]);
});

it('makes every number one to call and every address one to write to', () => {
  const { contacts } = press({
    contacts: [
      { label: '新闻宣传', hours: '全天', value: '000-0000-0005' },
      { label: '提纲', hours: '', value: 'press@yunxia.example' },
      { label: '空', hours: '', value: ' ' },
    ],
  });
  expect(contacts.map(({ parts }) => parts[0]?.href)).toEqual(['tel:00000000005', 'mailto:press@yunxia.example']);
});

it('is an empty page before the editors have written it', () => {
  expect(toPress(undefined)).toMatchObject({ statement: [], contacts: [], figures: [], facts: [], files: [] });
});

it('keeps the lines of the statement, which break after commas', () => {
  expect(press({ statement: '记者朋友，先给电话。\n\n 再给材料。' }).statement).toEqual([
    ['记者朋友，', '先给电话。'],
    ['再给材料。'],
  ]);
});
