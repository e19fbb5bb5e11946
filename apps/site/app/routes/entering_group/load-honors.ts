import type { Api } from '@yunxia/contract/client';
import { honorList } from '@yunxia/contract/honor';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toHonorPage } from '../../model/company/honor.ts';
import type { honor } from './honor.screen.ts';

/** A page of the honours: the endpoint answers all of them, year, level and page come from the URL. */
export async function load(api: Api, { query, page, signal }: ArgsOf<typeof honor>) {
  const { list } = await api(honorList, {}, { signal });
  return { ...toHonorPage(list, query, page), query };
}

export type HonorData = DataOf<typeof honor>;
