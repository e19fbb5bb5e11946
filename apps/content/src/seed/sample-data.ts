/**
 * All the sample content as plain data: which records go to which collection, in the order that their
 * references need. Pure: the same `now` gives the same content.
 */

import { businessSamples } from './data/businesses.ts';
import { disclosureSamples, disclosureTypeSamples } from './data/disclosures.ts';
import { companyPageSamples, companySamples, historySamples, honorSamples, strategySamples } from './data/group.ts';
import { investorDaySamples } from './data/investor-days.ts';
import { newsSamples } from './data/news.ts';
import { noticeSamples } from './data/notices.ts';
import { outageSamples } from './data/outages.ts';
import { partySamples } from './data/party.ts';
import { areaSamples } from './data/places.ts';
import { oldPurchaseSamples, purchaseSamples } from './data/purchases.ts';
import { recruitSamples } from './data/recruits.ts';
import {
  capitalSamples,
  governanceMeetingSamples,
  governanceRuleSamples,
  holderListSamples,
  peopleSamples,
} from './data/shares.ts';
import { figureSamples, reportSamples } from './data/reports.ts';
import { bannerSamples, documentSamples, siteInfoSample, socialSamples } from './data/site.ts';
import { specialColumnSamples } from './data/special-columns.ts';
import { closureSamples, dividendSamples } from './data/stock.ts';
import { tariffSamples } from './data/tariffs.ts';

/** The collections that the sample fills, besides `media`, in the order of filling. */
export const sampleCollections = [
  'outage-areas',
  'disclosure-types',
  'banners',
  'news',
  'notices',
  'disclosures',
  'purchases',
  'old-purchases',
  'recruits',
  'party-articles',
  'social-reports',
  'businesses',
  'companies',
  'company-pages',
  'strategies',
  'honors',
  'histories',
  'special-columns',
  'tariffs',
  'documents',
  'dividends',
  'reports',
  'figures',
  'trading-closures',
  'capital-changes',
  'holder-lists',
  'people',
  'governance-rules',
  'governance-meetings',
  'investor-days',
] as const;

export type SampleCollection = (typeof sampleCollections)[number];

/** A record with its identity inside the sample, which stays the same when the sample is dated again. */
export interface SampleRecord {
  key: string;
  data: Readonly<Record<string, unknown>>;
}

export interface SampleContent {
  records: Readonly<Record<SampleCollection, readonly SampleRecord[]>>;
  /** The global `site-info`. */
  siteInfo: Readonly<Record<string, unknown>>;
}

function keyed(records: readonly object[]): SampleRecord[] {
  return records.map((record, position) => ({ key: String(position + 1), data: { ...record } }));
}

/** Oldest first, so that ids rise with time, as they do where people write. */
function byTime(records: readonly { publishedAt: string }[]): SampleRecord[] {
  const time = ({ data }: SampleRecord): number => Date.parse(String(data['publishedAt']));
  return keyed(records).toSorted((one, other) => time(one) - time(other));
}

/** The last results meeting before `now` (epoch ms). */
function keyOfMeeting(notices: readonly SampleRecord[], now: number): string | null {
  const startOf = ({ data }: SampleRecord): number => Date.parse(String(data['startAt']));
  const held = notices.filter((record) => record.data['category'] === '业绩说明会' && startOf(record) <= now);
  return held.toSorted((one, other) => startOf(other) - startOf(one))[0]?.key ?? null;
}

/** The announcement with this title. */
const keyOfAnnouncement = (notices: readonly SampleRecord[], title: string): string | null =>
  notices.find(({ data }) => data['type'] === 'announcement' && data['title'] === title)?.key ?? null;

/**
 * The whole sample.
 * @param now epoch ms of the installation; every date is relative to it, in Beijing time
 */
export function sampleContent(now: number): SampleContent {
  const outages = outageSamples(now);
  const notices = byTime([...outages, ...noticeSamples(now, outages.length)]);
  return {
    records: {
      'outage-areas': areaSamples().map(({ key, ...data }) => ({ key, data })),
      'disclosure-types': keyed(disclosureTypeSamples(now)),
      banners: byTime(bannerSamples(now)),
      news: byTime(newsSamples(now)),
      notices,
      disclosures: byTime(disclosureSamples(now)),
      purchases: byTime(purchaseSamples(now)),
      'old-purchases': byTime(oldPurchaseSamples(now)),
      recruits: byTime(recruitSamples(now)),
      'party-articles': byTime(partySamples(now)),
      'social-reports': byTime(socialSamples(now)),
      businesses: keyed(businessSamples(now)),
      companies: keyed(companySamples(now)),
      'company-pages': keyed(companyPageSamples(now)),
      strategies: keyed(strategySamples(now)),
      honors: byTime(honorSamples(now)),
      histories: keyed(historySamples(now)),
      'special-columns': keyed(specialColumnSamples(now)),
      tariffs: keyed(tariffSamples(now)),
      documents: byTime(documentSamples(now)),
      dividends: byTime(dividendSamples(now)),
      reports: reportSamples(now, keyOfMeeting(notices, now), (title) => keyOfAnnouncement(notices, title)),
      figures: keyed(figureSamples(now)),
      'trading-closures': keyed(closureSamples()),
      'capital-changes': keyed(capitalSamples(now)),
      'holder-lists': keyed(holderListSamples(now)),
      people: keyed(peopleSamples(now)),
      'governance-rules': keyed(governanceRuleSamples(now)),
      'governance-meetings': keyed(governanceMeetingSamples(now)),
      'investor-days': keyed(investorDaySamples(now)),
    },
    siteInfo: siteInfoSample(now),
  };
}
