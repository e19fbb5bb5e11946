/** Code tables of tenders, without schemas: the browser needs no more to read a URL. */

/** Notice types of a tender by code word, in the order of a project's life. */
export const tenderNoticeTypes = {
  tender: '招标公告',
  plan: '招标计划',
  prequalification: '资格预审公告',
  change: '变更公告',
  clarification: '澄清答疑',
  candidates: '中标候选人公示',
  result: '中标结果公告',
  abnormal: '终止公告',
  contract: '合同公告',
} as const;
export type TenderNoticeType = keyof typeof tenderNoticeTypes;

/** Most characters of an owner's name, by grapheme. */
export const OWNER_MAX = 200;

export const tenderCategories = { works: '工程', goods: '货物', services: '服务' } as const;
export type TenderCategory = keyof typeof tenderCategories;
