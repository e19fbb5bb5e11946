/** Code words of quotes, without schemas: definitions of screens read them. */

/** What the site may show of quotes; the last two need a licence, or the sample's series. */
export const quoteModes = { link: '只显示交易所链接', close: '收盘数据', delayed: '延时行情' } as const;
export type QuoteMode = keyof typeof quoteModes;

/** Whose prices they are: the share's, or the sample's series (base 100, no currency), which is no security. */
export const quoteSeries = { share: '公司股票', demo: '演示序列' } as const;
export type QuoteSeries = keyof typeof quoteSeries;

/** How earlier or later prices are adjusted for ex-days. */
export const adjustments = { none: '不复权', forward: '前复权', backward: '后复权' } as const;
export type Adjustment = keyof typeof adjustments;

export const stockPeriods = { day: '日', week: '周', month: '月' } as const;
export type StockPeriod = keyof typeof stockPeriods;

/** The trading state of a share on a day. */
export const stockEvents = { ex_dividend: '除权除息', suspended: '停牌', resumed: '复牌' } as const;
export type StockEvent = keyof typeof stockEvents;

export const dividendStatuses = { proposed: '已预案', approved: '已通过', paid: '已发放' } as const;
export type DividendStatus = keyof typeof dividendStatuses;

/** Most rows that a history answers with: six years of days. */
export const MAX_HISTORY_ROWS = 1500;
