/**
 * All the sample content as plain data: which records go to which collection, in the order that their
 * references need. Pure: the same `now` gives the same content.
 */

import { businessSamples } from './data/businesses.ts'
import { disclosureSamples, disclosureTypeSamples } from './data/disclosures.ts'
import { companyPageSamples, companySamples, historySamples, honorSamples, strategySamples } from './data/group.ts'
import { newsSamples } from './data/news.ts'
import { noticeSamples } from './data/notices.ts'
import { outageSamples } from './data/outages.ts'
import { partySamples } from './data/party.ts'
import { areaSamples } from './data/places.ts'
import { oldPurchaseSamples, purchaseSamples } from './data/purchases.ts'
import { recruitSamples } from './data/recruits.ts'
import { bannerSamples, documentSamples, siteInfoSample, socialSamples } from './data/site.ts'
import { specialColumnSamples } from './data/special-columns.ts'

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
  'documents',
] as const

export type SampleCollection = (typeof sampleCollections)[number]

export interface SampleContent {
  records: Readonly<Record<SampleCollection, readonly object[]>>
  /** The global `site-info`. */
  siteInfo: Readonly<Record<string, unknown>>
}

/** Oldest first, so that ids rise with time, as they do where people write. */
function byTime<T extends { publishedAt: string }>(records: readonly T[]): T[] {
  return records.toSorted((one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt))
}

/**
 * The whole sample.
 * @param now epoch ms of the installation; every date is relative to it, in Beijing time
 */
export function sampleContent(now: number): SampleContent {
  return {
    records: {
      'outage-areas': areaSamples(),
      'disclosure-types': disclosureTypeSamples(now),
      banners: bannerSamples(now),
      news: byTime(newsSamples(now)),
      notices: byTime([...outageSamples(now), ...noticeSamples(now)]),
      disclosures: byTime(disclosureSamples(now)),
      purchases: byTime(purchaseSamples(now)),
      'old-purchases': byTime(oldPurchaseSamples(now)),
      recruits: byTime(recruitSamples(now)),
      'party-articles': byTime(partySamples(now)),
      'social-reports': byTime(socialSamples(now)),
      businesses: businessSamples(now),
      companies: companySamples(now),
      'company-pages': companyPageSamples(now),
      strategies: strategySamples(now),
      honors: byTime(honorSamples(now)),
      histories: historySamples(now),
      'special-columns': specialColumnSamples(now),
      documents: byTime(documentSamples(now)),
    },
    siteInfo: siteInfoSample(now),
  }
}
