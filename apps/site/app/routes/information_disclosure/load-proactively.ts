import type { Api } from '@yunxia/contract/client';
import { activeDisclosureList, activeDisclosureTypeList } from '@yunxia/contract/disclosure';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional, toPaging } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toCatalogue } from '../../model/disclosure/disclosure-catalogue.ts';
import { toDisclosureRow } from '../../model/disclosure/disclosure.ts';
import type { proactively } from './proactively.screen.ts';

/** Records on a page of the list. */
const PAGE_SIZE = 10;

/** The catalogue, null when it could not be read, and a page of the records that fit the filters of the URL. */
export async function load(api: Api, { query, page, signal }: ArgsOf<typeof proactively>) {
  const types = optional(api(activeDisclosureTypeList, {}, { signal }), null);
  const answer = await api(activeDisclosureList, { ...query, page, limit: PAGE_SIZE }, { signal });
  const { list } = answer;
  const now = serverNow();
  const known = await types;
  return {
    catalogue: known && toCatalogue(known.list, now),
    rows: list.map(toDisclosureRow),
    ...toPaging(answer),
    years: answer.years,
    query,
    now,
  };
}

/** What the page shows; `now` is the server's time, epoch ms. */
export type ProactivelyPage = DataOf<typeof proactively>;
