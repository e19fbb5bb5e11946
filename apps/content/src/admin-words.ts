/** What Payload's admin says in other words than our desk and its manual. */
import { binWords } from './bin-words.ts';

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
} as const;
