import type { Api } from '@yunxia/contract/client';
import { partyBuildingList, type PartyBuildingType } from '@yunxia/contract/party-building';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { parseNewsQuery, toNewsRow } from '../../model/news.ts';

/** Records on a page of a Party-building list. */
const PAGE_SIZE = 10;

/** A page of the articles of one type: page and filters come from the address. `now` is the server's time, epoch ms. */
export async function loadPartyArticles(type: PartyBuildingType, api: Api, { url, signal }: Omit<LoadArgs, 'params'>) {
  const query = parseNewsQuery(url.searchParams);
  const answer = await api(partyBuildingList, { type, ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit } = answer;
  return {
    rows: list.map(toNewsRow),
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    query,
    now: serverNow(),
  };
}

/** A list screen of Party building. */
export async function loadParty(type: PartyBuildingType, api: Api, args: LoadArgs) {
  const banner = loadBanner(api, 'flag_navigation', args.signal);
  return { ...(await loadPartyArticles(type, api, args)), banner: await banner };
}

export type PartyPage = Awaited<ReturnType<typeof loadParty>>;
