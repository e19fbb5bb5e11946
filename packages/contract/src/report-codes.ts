/** Code words of periodic reports and main figures, without schemas: definitions of screens read them. */

/** Kinds of a periodic report, in the order of the table. */
export const reportKinds = {
  annual: '年度报告',
  half: '半年度报告',
  q1: '第一季度报告',
  q3: '第三季度报告',
  sustainability: '可持续发展报告',
  audit: '审计报告',
  internal_control: '内部控制报告',
} as const;
export type ReportKind = keyof typeof reportKinds;

/** What a figure is about; `esg` figures have a topic of the guideline. */
export const figureGroups = { finance: '经营业绩', operation: '生产运行', esg: '可持续发展' } as const;
export type FigureGroup = keyof typeof figureGroups;

/** A flow is of a period, a stock of its last day, a ratio is of two of them. */
export const figureKinds = { flow: '期间数', stock: '期末数', ratio: '比率' } as const;
export type FigureKind = keyof typeof figureKinds;
