import type { Api } from '@yunxia/contract/client';
import { activeDisclosureList, activeDisclosureTypeList } from '@yunxia/contract/disclosure';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, optional, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toDisclosureRow } from '../../model/disclosure.ts';
import { toCatalogue } from '../../model/disclosure-catalogue.ts';
import { parseDisclosureQuery } from '../../model/disclosure-query.ts';

/** Records on a page of the list. */
const PAGE_SIZE = 10;

/** The catalogue, null when it could not be read, and a page of the records that fit the filters of the address. */
export async function loadProactively(api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'information_disclosure', signal);
  const types = optional(api(activeDisclosureTypeList, {}, { signal }), null);
  const query = parseDisclosureQuery(url.searchParams);
  const answer = await api(activeDisclosureList, { ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit } = answer;
  const now = serverNow();
  const known = await types;
  return {
    catalogue: known && toCatalogue(known.list, now),
    rows: list.map(toDisclosureRow),
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    query,
    now,
    banner: await banner,
  };
}

/** What the page shows; `now` is the server's time, epoch ms. */
export type ProactivelyPage = Awaited<ReturnType<typeof loadProactively>>;
