import type { CollectionConfig } from 'payload';
import { banners } from './banners.ts';
import { businesses } from './businesses.ts';
import { capitalChanges } from './capital-changes.ts';
import { companies } from './companies.ts';
import { companyPages } from './company-pages.ts';
import { disclosureTypes } from './disclosure-types.ts';
import { disclosures } from './disclosures.ts';
import { dividends } from './dividends.ts';
import { documents } from './documents.ts';
import { governanceMeetings } from './governance-meetings.ts';
import { governanceRules } from './governance-rules.ts';
import { figures } from './figures.ts';
import { histories } from './histories.ts';
import { holderLists } from './holder-lists.ts';
import { honors } from './honors.ts';
import { investorDays } from './investor-days.ts';
import { media } from './media.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { oldPurchases } from './old-purchases.ts';
import { outageAreas } from './outage-areas.ts';
import { partyArticles } from './party-articles.ts';
import { people } from './people.ts';
import { purchases } from './purchases.ts';
import { recruits } from './recruits.ts';
import { reports } from './reports.ts';
import { socialReports } from './social-reports.ts';
import { specialColumns } from './special-columns.ts';
import { stockDays } from './stock-days.ts';
import { strategies } from './strategies.ts';
import { tariffs } from './tariffs.ts';
import { tradingClosures } from './trading-closures.ts';
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
  dividends,
  reports,
  figures,
  stockDays,
  tradingClosures,
  capitalChanges,
  holderLists,
  people,
  governanceRules,
  governanceMeetings,
  investorDays,
  media,
  users,
];
