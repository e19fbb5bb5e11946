import type { GlobalConfig } from 'payload';
import { editorsOnly, everybody } from '../access/roles.ts';
import { ADMIN_GROUPS } from '../collections/public-collection.ts';
import { textField } from '../fields/text.ts';

/** Words that visitors use for the same thing, until editors write their own. */
const FIRST_SYNONYMS = [
  '停电、检修、停电检修',
  '招标、采购、投标',
  '年报、年度报告',
  '半年报、半年度报告',
  '电价、电费',
  '股东会、股东大会',
  '校招、校园招聘',
  '社招、社会招聘',
];

/** What editors can say about the search of the site. */
export const searchSettings: GlobalConfig = {
  slug: 'search-settings',
  label: '站内搜索',
  admin: {
    hideAPIURL: true,
    group: ADMIN_GROUPS.site,
    description: '近义词保存后立即生效，不需要重建索引。',
  },
  access: { read: everybody, update: editorsOnly },
  fields: [
    {
      name: 'synonyms',
      type: 'array',
      label: '近义词',
      labels: { singular: '一组近义词', plural: '近义词' },
      maxRows: 200,
      admin: { description: '搜索其中一个词时，也会找出含有同组其他词的内容；原词的结果排在前面。' },
      defaultValue: FIRST_SYNONYMS.map((words) => ({ words })),
      fields: [
        textField({ name: 'words', label: '词语', required: true, description: '用顿号分隔，例如：停电、检修' }),
      ],
    },
  ],
};

/** The words of a group as an editor wrote them. */
export function parseSynonyms(words: string): string[] {
  return words
    .split(/[、，,;；/\n]+/u)
    .map((word) => word.trim())
    .filter(Boolean);
}
