import { binWords } from './bin-words.ts';

/** What Payload's admin says in other words than our desk and its manual. */
export const adminWords = {
  general: {
    ...binWords.general,
    backToDashboard: '返回首页',
    createNew: '新建',
    createNewLabel: '新建{{label}}',
    creatingNewLabel: '正在新建{{label}}',
    dashboard: '首页',
    filterWhere: '筛选{{label}}',
    noLabel: '—',
    perPage: '每页 {{limit}} 条',
    searchBy: '搜索{{label}}',
    selectValue: '请选择',
  },
  validation: {
    greaterThanMax: '不能大于 {{max}}。',
    lessThanMin: '不能小于 {{min}}。',
    longerThanMin: '至少要 {{minLength}} 个字。',
    shorterThanMax: '最多 {{maxLength}} 个字。',
  },
  version: { lastSavedAgo: '{{distance}}前保存', versionAgo: '{{distance}}前' },
} as const;

/** Names of columns and of versions, which are Chinese: a space beside them splits a sentence. */
const CHINESE_VALUES = 'label|entityLabel|distance|direction|docStatus|collections|folderName|from|to|locale';
const SPLIT = new RegExp(
  String.raw`(?<=[\p{Script=Han}：。，]) +(?=\p{Script=Han}|\{\{(?:${CHINESE_VALUES})\}\})|(?<=\{\{(?:${CHINESE_VALUES})\}\}) +(?=\p{Script=Han}|\{\{(?:${CHINESE_VALUES})\}\})`,
  'gu',
);

/** Payload's own texts without the spaces that split Chinese: 选择 {{label}} becomes 选择{{label}}. */
export function withoutSplits<T>(texts: T): T {
  if (typeof texts === 'string') return texts.replaceAll(SPLIT, '') as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withoutSplits(text)])) as T;
}
