import type { CollectionConfig } from 'payload';
import { banners } from './banners.ts';
import { businesses } from './businesses.ts';
import { companies } from './companies.ts';
import { companyPages } from './company-pages.ts';
import { disclosureTypes } from './disclosure-types.ts';
import { disclosures } from './disclosures.ts';
import { documents } from './documents.ts';
import { histories } from './histories.ts';
import { honors } from './honors.ts';
import { media } from './media.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { oldPurchases } from './old-purchases.ts';
import { outageAreas } from './outage-areas.ts';
import { partyArticles } from './party-articles.ts';
import { purchases } from './purchases.ts';
import { recruits } from './recruits.ts';
import { socialReports } from './social-reports.ts';
import { specialColumns } from './special-columns.ts';
import { strategies } from './strategies.ts';
import { tariffs } from './tariffs.ts';
import { users } from './users.ts';

/** Every collection, in the order the admin's menu shows them. */
export const allCollections: CollectionConfig[] = [
  news,
  partyArticles,
  socialReports,
  notices,
  outageAreas,
  disclosures,
  disclosureTypes,
  purchases,
  oldPurchases,
  recruits,
  businesses,
  companies,
  companyPages,
  strategies,
  honors,
  histories,
  banners,
  specialColumns,
  documents,
  // after the older ones: their indexes are numbered in this order
  tariffs,
  media,
  users,
];
