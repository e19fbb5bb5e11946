import type { Api } from '@yunxia/contract/client';
import { outageAreaList } from '@yunxia/contract/outage-area';
import { type LoadArgs, optional } from '../../api/load.ts';

/** The counties to choose from, and the one that the address names; none while they cannot be read. */
export async function loadFeeds(api: Api, { url, signal }: LoadArgs) {
  const areas = await optional(api(outageAreaList, { kind: 'county' }, { signal }), null);
  const counties = areas?.list.map(({ title }) => title) ?? [];
  const asked = url.searchParams.get('county')?.trim() ?? '';
  return { counties, county: counties.includes(asked) ? asked : undefined };
}

export type FeedsData = Awaited<ReturnType<typeof loadFeeds>>;
