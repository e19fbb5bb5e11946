import { bannerList } from '@yunxia/contract/banner';
import { businessHome } from '@yunxia/contract/business';
import type { Api } from '@yunxia/contract/client';
import { newsList } from '@yunxia/contract/news';
import { irEventList } from '@yunxia/contract/ir-event';
import { noticeList } from '@yunxia/contract/notice';
import { outageAreaList } from '@yunxia/contract/outage-area';
import { partyBuildingList } from '@yunxia/contract/party-building';
import { purchaseList } from '@yunxia/contract/purchase';
import { recruitList } from '@yunxia/contract/recruit';
import { reportList } from '@yunxia/contract/report';
import { stockQuote } from '@yunxia/contract/stock';
import { toIsoDay } from '@yunxia/contract/time';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { type LoadArgs, optional } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toDayNews } from '../../model/home/day-news.ts';
import { toBusinessTiles, toKeyFigures } from '../../model/home/home-business.ts';
import { toJobBrief, toTenderBrief } from '../../model/home/home-deadlines.ts';
import { toHeroSlides } from '../../model/home/home-hero.ts';
import { type Finding, parseHomeLookUp, toFailure } from '../../model/home/home-look-up.ts';
import { pickNearOutages, toAreaLabels, toAreaOptions } from '../../model/home/home-outages.ts';
import { toHomeDates, toHomePrice, toHomeReport } from '../../model/home/home-investors.ts';
import { toHomeRow, toStoryList } from '../../model/home/home-rows.ts';
import { pickHomeTenders } from '../../model/home/home-tenders.ts';
import type { home } from './home.screen.ts';
import { lookUp } from './look-up.ts';

/** How many records each block asks for. */
const LIMITS = {
  outages: 10,
  stories: 8,
  announcements: 5,
  reports: 3,
  tenders: 5,
  closing: 20,
  jobs: 5,
  party: 3,
} as const;

/**
 * Everything the home page shows in its first view. A part that fails is null, and its block says so or is left out;
 * only when both outages and news fail is the page an error. With a look-up in the query, its result.
 */
export async function load(api: Api, args: ArgsOf<typeof home>) {
  const { signal } = args;
  const call = { signal };
  const finding = findOutages(api, args);
  finding.catch(() => undefined);
  const outages = api(noticeList, { type: 'overhaul', limit: LIMITS.outages }, call);
  const important = api(newsList, { type: 'important', limit: LIMITS.stories }, call);
  const parts = Promise.all([
    optional(outages, null),
    optional(important, null),
    optional(api(bannerList, { position: 'home' }, call), null),
    optional(api(businessHome, {}, call), null),
    optional(api(outageAreaList, {}, call), null),
    optional(api(noticeList, { type: 'announcement', limit: LIMITS.announcements }, call), null),
    optional(api(irEventList, { from: toIsoDay(serverNow()) }, call), null),
    optional(api(reportList, { latest: 1, limit: LIMITS.reports }, call), null),
    optional(api(stockQuote, {}, call), null),
    optional(api(purchaseList, { limit: LIMITS.tenders }, call), null),
    optional(api(purchaseList, { status: 'closing', limit: LIMITS.closing }, call), null),
    optional(api(recruitList, { status: 'open', limit: LIMITS.jobs }, call), null),
    optional(api(partyBuildingList, { type: 'building', limit: LIMITS.party }, call), null),
  ]);
  // Awaited together: whichever fails first, the other must not become an unhandled rejection.
  const [[near, news, banners, businesses, areas, ...rest]] = await Promise.all([parts, oneOf(outages, important)]);
  const [announcements, events, reports, quote, tenders, closing, jobs, party] = rest;
  const now = serverNow();
  const toRows = (answer: Parameters<typeof toHomeRow>[0][] | undefined) =>
    answer?.map((record) => toHomeRow(record, now)) ?? null;
  return {
    now,
    finding: await finding,
    slides: toHeroSlides(banners?.list ?? []),
    outages: near && pickNearOutages(near.list, now),
    day: toDayNews(near && near.counts, now),
    areas: toAreaOptions(toAreaLabels(areas?.list ?? [])),
    news: news && toStoryList(news.list, now),
    tiles: toBusinessTiles(businesses?.list ?? []),
    figures: toKeyFigures(businesses?.list ?? []),
    announcements: toRows(announcements?.list),
    dates: events && toHomeDates(events.list, now),
    report: reports && toHomeReport(reports.list),
    price: quote && toHomePrice(quote.info, now),
    tenders: tenders && pickHomeTenders(closing?.list ?? [], tenders.list, LIMITS.tenders).map(toTenderBrief),
    jobs: jobs && jobs.list.map(toJobBrief),
    party: toRows(party?.list),
  };
}

export type HomeData = DataOf<typeof home>;

/** The result of the look-up in the query; null without one. A failed look-up is a result too: the page is still a 200. */
const findOutages = async (api: Api, { url, signal }: LoadArgs): Promise<Finding | null> => {
  const asked = parseHomeLookUp(url.searchParams);
  return asked && ((await optional(lookUp(api, asked, signal), null)) ?? toFailure(asked, serverNow()));
};

/** Waits until one of the calls has succeeded. @throws what the first of them failed with, when all fail */
const oneOf = async (...calls: readonly Promise<unknown>[]): Promise<void> => {
  const results = await Promise.allSettled(calls);
  const [first] = results;
  if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected')) throw first.reason;
};
