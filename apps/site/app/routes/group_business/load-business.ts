import { businessList } from '@yunxia/contract/business';
import type { Api } from '@yunxia/contract/client';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { BUSINESS_PAGE_SIZE, toBusiness } from '../../model/company/business.ts';
import type { businessScreen } from './business-screen.ts';

/** A page of the records of one business. */
export async function load(api: Api, { page, request, signal }: ArgsOf<ReturnType<typeof businessScreen>>) {
  const answer = await api(businessList, { ...request, page, limit: BUSINESS_PAGE_SIZE }, { signal });
  const { list } = answer;
  return {
    type: request.type,
    businesses: list.map(toBusiness),
    ...toPaging(answer),
  };
}

/** What a business page shows. */
export type BusinessData = DataOf<ReturnType<typeof businessScreen>>;
