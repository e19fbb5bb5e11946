import type { Api } from '@yunxia/contract/client';
import { dividendList } from '@yunxia/contract/dividend';
import { irEventList } from '@yunxia/contract/ir-event';
import { noticeList } from '@yunxia/contract/notice';
import { reportList } from '@yunxia/contract/report';
import { specialColumnInfo } from '@yunxia/contract/special-column';
import { type StockQuote, stockQuote } from '@yunxia/contract/stock';
import { toIsoDay } from '@yunxia/contract/time';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toHomeRow } from '../../model/home/home-rows.ts';
import { toLatestDividendRows } from '../../model/investor/dividend-row.ts';
import { toDividendYield } from '../../model/investor/dividend-yield.ts';
import { toOpenDates } from '../../model/investor/ir-calendar.ts';
import { type QuoteView, toQuoteView } from '../../model/investor/quote-view.ts';
import { toReportFile } from '../../model/investor/report-table.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toColumnWords } from './column-words-info.ts';
import { loadStockChart } from './load-stock-chart.ts';
import type { stock } from './stock.screen.ts';

const ANNOUNCEMENTS = 6;
const REPORT_COUNT = 4;
const DATES = 5;

/** The source without the exchange's addresses where the page has figures that are not behind: then it links to neither. */
const toSource = ({ name, licence, url, filingsUrl }: StockQuote['source'], view: QuoteView | null) =>
  view && view.staleText === '' ? { name, licence } : { name, licence, url, filingsUrl };

/** The share: quote, chart, next dates, reports, distributions, the column's words. null: could not be read. */
export async function load(api: Api, { request, query, signal }: ArgsOf<typeof stock>) {
  const announcements = optional(api(noticeList, { type: 'announcement', limit: ANNOUNCEMENTS }, { signal }), null);
  const reports = optional(api(reportList, { latest: 1, limit: REPORT_COUNT }, { signal }), null);
  const events = optional(api(irEventList, { from: toIsoDay(serverNow()) }, { signal }), null);
  const dividends = optional(api(dividendList, {}, { signal }), null);
  const column = api(specialColumnInfo, request, { signal });
  const answer = await optional(api(stockQuote, {}, { signal }), null);
  const quote = answer?.info ?? null;
  const now = serverNow();
  const view = quote && toQuoteView(quote, toIsoDay(now));
  const chart = quote && view ? await optional(loadStockChart(api, quote, query, signal), null) : null;
  const paid = (await dividends)?.list ?? null;
  return {
    now,
    query,
    quote: view,
    chart,
    about: quote && {
      isDemo: quote.series === 'demo' && quote.mode !== 'link',
      isDelayed: quote.mode === 'delayed',
      currency: quote.currency,
      source: toSource(quote.source, view),
    },
    dividends: paid && toLatestDividendRows(paid),
    dividendYield: paid && view && quote ? toDividendYield(paid, quote.price, quote.day) : null,
    dates: toOpenDates((await events)?.list ?? [], now)
      .slice(0, DATES)
      .map(({ uid, kind, title, iso, day, time, until, href, file }) => ({
        ...{ uid, kind, title, iso, day, time, until, href, file },
      })),
    announcements: (await announcements)?.list.map((record) => toHomeRow(record, now)) ?? null,
    reports: (await reports)?.list.map(toReportFile) ?? null,
    info: toColumnWords((await column).info),
  };
}

export type StockPage = DataOf<typeof stock>;
