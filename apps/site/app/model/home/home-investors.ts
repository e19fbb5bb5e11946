/** What the home page says to investors: the dates before them, the latest report, and the price where it may be shown. */
import type { IrEvent } from '@yunxia/contract/ir-event';
import type { ReportItem } from '@yunxia/contract/report';
import type { StockQuote } from '@yunxia/contract/stock';
import { toIsoDay } from '@yunxia/contract/time';
import { toOpenDates } from '../investor/ir-calendar.ts';
import { type QuoteView, toQuoteView } from '../investor/quote-view.ts';
import { toChosen } from '../investor/report-table.ts';
import { toTitle } from '../page/title.ts';
import { toDayText } from '../text/beijing-time.ts';

/** Dates in the panel. */
const DATES = 3;

/** A date to come. */
export interface HomeDate {
  readonly uid: string;
  readonly title: string;
  readonly iso: string;
  /** 12.16 */
  readonly day: string;
  /** 周三 14:30，还有17天 */
  readonly words: string;
  /** Its page; that of the calendar where it has none. */
  readonly href: string;
}

/** The report that came out last. */
export interface HomeReport {
  readonly id: number;
  readonly title: string;
  /** 10月30日披露，读摘要: '' where its day is not known. */
  readonly day: string;
  readonly hasSummary: boolean;
}

/** A price with what must stand beside it. */
export interface HomePrice {
  readonly price: string;
  readonly direction: QuoteView['direction'];
  /** +0.62（+0.58%）; '' while there is none. */
  readonly change: string;
  /** 11月27日14:35，延时15分钟 */
  readonly timeText: string;
  readonly isDemo: boolean;
}

/** Nothing that was cancelled, no silent period. @param now epoch ms */
export const toHomeDates = (events: readonly IrEvent[], now: number): HomeDate[] =>
  toOpenDates(events, now)
    .slice(0, DATES)
    .map(({ uid, title, iso, day, time, until, href }) => ({
      ...{ uid, title, iso, day, words: [time, until].filter(Boolean).join('，') },
      href: href ?? '/investor_relations/activities',
    }));

/** null: none is out. */
export const toHomeReport = (reports: readonly ReportItem[]): HomeReport | null => {
  const report = toChosen(reports, undefined);
  return (
    report && {
      id: report.id,
      title: toTitle(report.title),
      day: toDayText(report.publishedAt),
      hasSummary: Boolean(report.summaryHtml || report.summary.trim()),
    }
  );
};

/** null: no licence allows a figure, or there is none. @param now epoch ms */
export const toHomePrice = (quote: StockQuote, now: number): HomePrice | null => {
  const view = toQuoteView(quote, toIsoDay(now));
  if (!view) return null;
  const { price, direction, change, changePercent, timeText, staleText, suspended } = view;
  return {
    ...{ price, direction, isDemo: quote.series === 'demo' },
    change: suspended ? suspended.text : change && `${change}（${changePercent}）`,
    timeText: staleText || timeText,
  };
};
