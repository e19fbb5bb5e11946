import type { EndpointName } from '@yunxia/contract/contract';
import type { PublicSlug } from '../api/v1/public-records.ts';

/** Collections whose records the public sees, or sees through other records. */
export type ToldSlug = PublicSlug | 'media' | 'outage-areas' | 'disclosure-types';

/** Endpoints whose answers show records of a collection; `*` for all. A new collection without a row does not compile. */
export const affectedEndpoints: Readonly<Record<ToldSlug, readonly (EndpointName | '*')[]>> = {
  news: ['news-list', 'news-info'],
  'party-articles': ['party-building-list', 'party-building-info'],
  'social-reports': ['social-responsibility-list'],
  notices: ['notice-list', 'notice-info'],
  'outage-areas': ['outage-area-list', 'notice-list', 'notice-info'],
  disclosures: ['active-disclosure-list', 'active-disclosure-info'],
  'disclosure-types': ['active-disclosure-type-list', 'active-disclosure-list', 'active-disclosure-info'],
  purchases: ['purchase-list', 'purchase-info'],
  'old-purchases': ['purchase-old-list', 'purchase-info'],
  recruits: ['recruit-list', 'recruit-info'],
  businesses: ['business-list', 'business-home'],
  companies: ['company-list', 'company-info'],
  'company-pages': ['company-info'],
  strategies: ['strategy-list'],
  honors: ['honor-list'],
  histories: ['history-list'],
  banners: ['banner-list'],
  'special-columns': ['special-column-info'],
  tariffs: ['tariff-list'],
  documents: ['pdf-list'],
  media: ['*'],
};

/** Every collection of the table. */
export const toldSlugs = Object.keys(affectedEndpoints) as ToldSlug[];

/** Whether a collection's changes are told. */
export function isTold(slug: string): slug is ToldSlug {
  return Object.hasOwn(affectedEndpoints, slug);
}
