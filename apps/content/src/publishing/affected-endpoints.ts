import type { EndpointName } from '@yunxia/contract/contract';
import type { PublicSlug } from '../api/v1/public-records.ts';

/** Collections whose records the public sees, or sees through other records. */
export type ToldSlug = PublicSlug | 'media' | 'outage-areas' | 'disclosure-types';

/** Endpoints whose answers show records of a collection; `*` for all. A new collection without a row does not compile. */
export const affectedEndpoints: Readonly<Record<ToldSlug, readonly (EndpointName | '*')[]>> = {
  news: ['news-list', 'news-info', 'suggest-list'],
  'party-articles': ['party-building-list', 'party-building-info', 'suggest-list'],
  'social-reports': ['social-responsibility-list', 'suggest-list'],
  notices: ['notice-list', 'notice-info', 'suggest-list'],
  'outage-areas': ['outage-area-list', 'notice-list', 'notice-info'],
  disclosures: ['active-disclosure-list', 'active-disclosure-info', 'suggest-list'],
  'disclosure-types': ['active-disclosure-type-list', 'active-disclosure-list', 'active-disclosure-info'],
  purchases: ['purchase-list', 'purchase-info', 'suggest-list'],
  'old-purchases': ['purchase-old-list', 'purchase-info', 'suggest-list'],
  recruits: ['recruit-list', 'recruit-info', 'suggest-list'],
  businesses: ['business-list', 'business-home', 'suggest-list'],
  companies: ['company-list', 'company-info', 'suggest-list'],
  'company-pages': ['company-info', 'suggest-list'],
  strategies: ['strategy-list', 'suggest-list'],
  honors: ['honor-list', 'suggest-list'],
  histories: ['history-list', 'suggest-list'],
  banners: ['banner-list'],
  'special-columns': ['special-column-info', 'suggest-list'],
  tariffs: ['tariff-list', 'suggest-list'],
  documents: ['pdf-list', 'suggest-list'],
  media: ['*'],
};

/** Every collection of the table. */
export const toldSlugs = Object.keys(affectedEndpoints) as ToldSlug[];

/** Whether a collection's changes are told. */
export function isTold(slug: string): slug is ToldSlug {
  return Object.hasOwn(affectedEndpoints, slug);
}
