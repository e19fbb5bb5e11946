import { binWords } from './bin-words.ts';

/** Records are counted in 条; Payload counts them in 个. */
const countWords = {
  deletedCountSuccessfully: '已删除 {{count}} 条{{label}}。',
  editingLabel_many: '正在编辑 {{count}} 条{{label}}',
  editingLabel_one: '正在编辑 {{count}} 条{{label}}',
  editingLabel_other: '正在编辑 {{count}} 条{{label}}',
  permanentlyDeletedCountSuccessfully: '已永久删除 {{count}} 条{{label}}。',
  selectAll: '选择全部 {{count}} 条{{label}}',
  selectedCount: '已选择 {{count}} 条{{label}}',
  updatedCountSuccessfully: '已更新 {{count}} 条{{label}}。',
} as const;

/** What Payload's admin says in other words than our desk and its manual. */
export const adminWords = {
  error: {
    unableToDeleteCount: '{{total}} 条{{label}}中有 {{count}} 条没有删除。',
    unableToUpdateCount: '{{total}} 条{{label}}中有 {{count}} 条没有更新。',
  },
  general: {
    ...binWords.general,
    ...countWords,
    addFilter: '添加筛选条件',
    backToDashboard: '返回首页',
    createNew: '新建',
    createNewLabel: '新建{{label}}',
    creatingNewLabel: '正在新建{{label}}',
    dashboard: '首页',
    filter: '筛选',
    filters: '筛选',
    filterWhere: '筛选{{label}}',
    noFiltersSet: '没有筛选条件',
    noLabel: '—',
    noResults: '没有找到{{label}}：还没有，或者没有一条符合筛选条件。',
    noResultsDescription: '还没有，或者没有一条符合筛选条件。',
    of: '/',
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
  version: {
    aboutToPublishSelection: '所选的{{label}}将立即公开。确定发布吗？',
    aboutToUnpublish: '这条内容将从网站上消失，成为草稿，原网址显示“已撤下”。确定取消发布吗？',
    aboutToUnpublishSelection: '所选的{{label}}将从网站上消失，成为草稿，原网址显示“已撤下”。确定取消发布吗？',
    lastSavedAgo: '{{distance}}前保存',
    versionAgo: '{{distance}}前',
  },
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
