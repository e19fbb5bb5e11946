import type { Api } from '@yunxia/contract/client';
import { partyBuildingList, type PartyBuildingType } from '@yunxia/contract/party-building';
import type { DataOf, ScreenArgs } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { toNewsRow } from '../../model/news/news.ts';
import type { articleQuery } from '../../screens/query-fields.ts';
import type { partyScreen } from './party-screen.ts';

/** Records on a page of a Party-building list. */
const PAGE_SIZE = 10;

type Asked = Pick<
  ScreenArgs<typeof articleQuery, { readonly type: PartyBuildingType }>,
  'query' | 'page' | 'request' | 'signal'
>;

/** A page of the articles of one type. */
export async function load(api: Api, { query, page, request, signal }: Asked) {
  const answer = await api(partyBuildingList, { ...request, ...query, page, limit: PAGE_SIZE }, { signal });
  return { rows: answer.list.map(toNewsRow), ...toPaging(answer), years: answer.years, query };
}

export type PartyPage = DataOf<ReturnType<typeof partyScreen>>;
