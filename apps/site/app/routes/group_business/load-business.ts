import { businessList, type BusinessType } from '@yunxia/contract/business';
import type { Api } from '@yunxia/contract/client';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { BUSINESS_PAGE_SIZE, toBusiness } from '../../model/business.ts';

/** A page of the records of one business. */
export async function loadBusiness(type: BusinessType, api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'group_business', signal);
  const answer = await api(businessList, { type, page: readPage(url), limit: BUSINESS_PAGE_SIZE }, { signal });
  const { list, total, page, limit } = answer;
  return {
    type,
    businesses: list.map(toBusiness),
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    banner: await banner,
  };
}

/** What a business page shows. */
export type BusinessData = Awaited<ReturnType<typeof loadBusiness>>;
