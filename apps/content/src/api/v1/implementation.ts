import { notFound } from '@yunxia/contract/content-error';
import type { Implementation } from '@yunxia/contract/handler';
import type { ApiContext } from './api-context.ts';
import { activeDisclosureTypeList } from './disclosure-type.ts';
import { newsInfo, newsList } from './news.ts';
import { noticeInfo, noticeList } from './notice.ts';
import { partyBuildingInfo, partyBuildingList } from './party-building.ts';
import { siteInfo } from './site-info.ts';

const emptyList = async () => ({ list: [], total: 0 });
const noRecord = async (): Promise<never> => {
  throw notFound();
};

/** Every endpoint of the contract; a missing one does not compile. */
export const implementation: Implementation<ApiContext> = {
  'news-list': newsList,
  'news-info': newsInfo,
  'honor-list': emptyList,
  'business-list': emptyList,
  'company-list': emptyList,
  'company-info': noRecord,
  'social-responsibility-list': emptyList,
  'party-building-list': partyBuildingList,
  'party-building-info': partyBuildingInfo,
  'notice-list': noticeList,
  'notice-info': noticeInfo,
  'active-disclosure-type-list': activeDisclosureTypeList,
  'active-disclosure-list': emptyList,
  'active-disclosure-info': noRecord,
  'banner-list': emptyList,
  'business-home': emptyList,
  'purchase-list': emptyList,
  'purchase-old-list': emptyList,
  'purchase-info': noRecord,
  'strategy-list': emptyList,
  'recruit-list': emptyList,
  'recruit-info': noRecord,
  'search-list': emptyList,
  'history-list': emptyList,
  'special-column-info': noRecord,
  'pdf-list': emptyList,
  'site-info': siteInfo,
  'outage-area-list': emptyList,
};
