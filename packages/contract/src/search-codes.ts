/** Code tables of the search, without schemas. */

/** What can be searched, by code word. */
export const searchModules = {
  news: '新闻中心',
  party_building: '党旗领航',
  social_responsibility: '社会责任',
  announcement: '公司公告',
  activity: '投资者活动',
  report: '定期报告',
  overhaul: '停电检修公告',
  complaint: '投诉举报公告',
  disclosure: '信息公开',
  purchase: '招标采购',
  old_purchase: '历史招标',
  recruit: '人力资源',
  business: '集团业务',
  company: '走进集团',
  company_page: '集团概况',
  strategy: '发展战略',
  honor: '集团荣誉',
  history: '发展历程',
  special_column: '专栏',
  tariff: '电价',
  pdf: '文档',
} as const;
export type SearchModule = keyof typeof searchModules;

export const searchSorts = { relevance: '按相关度', time: '按时间' } as const;
export type SearchSort = keyof typeof searchSorts;

/** The limit of a search text in graphemes; inputs count against it. */
export const SEARCH_KEY_LIMIT = 100;
