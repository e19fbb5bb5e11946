/** The groups in which the site lists company announcements. */

/** Groups by code word, in display order. */
export const announcementGroups = {
  report: '定期报告',
  results: '业绩预告与经营数据',
  dividend: '分红与股本',
  board: '董事会与监事会',
  meeting: '股东会',
  major: '重大事项',
  related: '关联交易与担保',
  finance: '融资与债券',
  opinion: '中介意见',
  correction: '更正与澄清',
} as const;
export type AnnouncementGroup = keyof typeof announcementGroups;
