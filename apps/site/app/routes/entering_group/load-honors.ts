import type { Api } from '@yunxia/contract/client';
import { honorList } from '@yunxia/contract/honor';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { parseHonorQuery, toHonorPage } from '../../model/honor.ts';

/** A page of the honours: the endpoint answers all of them, year, level and page come from the address. */
export async function loadHonors(api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'entering_group', signal);
  const query = parseHonorQuery(url.searchParams);
  const { list } = await api(honorList, {}, { signal });
  return { ...toHonorPage(list, query, readPage(url)), query, banner: await banner };
}

export type HonorData = Awaited<ReturnType<typeof loadHonors>>;
