/** THE API: every endpoint by its name on the wire, in the order of Spec §7, then the additive ones. */
import { bannerList } from './banner.ts';
import { businessHome, businessList } from './business.ts';
import { companyInfo, companyList } from './company.ts';
import { activeDisclosureInfo, activeDisclosureList, activeDisclosureTypeList } from './disclosure.ts';
import { dividendList } from './dividend.ts';
import { personList } from './governance.ts';
import { figureList } from './figure.ts';
import { historyList } from './history.ts';
import { honorList } from './honor.ts';
import { irEventList } from './ir-event.ts';
import { newsInfo, newsList } from './news.ts';
import { noticeInfo, noticeList } from './notice.ts';
import { outageAreaList } from './outage-area.ts';
import { partyBuildingInfo, partyBuildingList } from './party-building.ts';
import { pdfList } from './pdf.ts';
import { purchaseInfo, purchaseList, purchaseOldList } from './purchase.ts';
import { recruitInfo, recruitList } from './recruit.ts';
import { reportList } from './report.ts';
import { searchList } from './search.ts';
import { capitalList, holderList } from './shares.ts';
import { siteInfo } from './site-info.ts';
import { socialResponsibilityList } from './social-responsibility.ts';
import { specialColumnInfo } from './special-column.ts';
import { stockHistory, stockQuote } from './stock.ts';
import { strategyList } from './strategy.ts';
import { suggestList } from './suggest.ts';
import { tariffList } from './tariff.ts';

export const contract = {
  'news-list': newsList,
  'news-info': newsInfo,
  'honor-list': honorList,
  'business-list': businessList,
  'company-list': companyList,
  'company-info': companyInfo,
  'social-responsibility-list': socialResponsibilityList,
  'party-building-list': partyBuildingList,
  'party-building-info': partyBuildingInfo,
  'notice-list': noticeList,
  'notice-info': noticeInfo,
  'active-disclosure-type-list': activeDisclosureTypeList,
  'active-disclosure-list': activeDisclosureList,
  'active-disclosure-info': activeDisclosureInfo,
  'banner-list': bannerList,
  'business-home': businessHome,
  'purchase-list': purchaseList,
  'purchase-old-list': purchaseOldList,
  'purchase-info': purchaseInfo,
  'strategy-list': strategyList,
  'recruit-list': recruitList,
  'recruit-info': recruitInfo,
  'search-list': searchList,
  'history-list': historyList,
  'special-column-info': specialColumnInfo,
  'pdf-list': pdfList,
  'site-info': siteInfo,
  'outage-area-list': outageAreaList,
  'tariff-list': tariffList,
  'suggest-list': suggestList,
  'stock-quote': stockQuote,
  'stock-history': stockHistory,
  'dividend-list': dividendList,
  'capital-list': capitalList,
  'holder-list': holderList,
  'person-list': personList,
  'report-list': reportList,
  'figure-list': figureList,
  'ir-event-list': irEventList,
} as const;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

/** Whether a word is an endpoint's name. */
export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(contract, name);
}
