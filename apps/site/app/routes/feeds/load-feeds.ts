import type { Api } from '@yunxia/contract/client';
import { outageAreaList } from '@yunxia/contract/outage-area';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import type { feeds } from './feeds.screen.ts';

/** The counties to choose from, the one that the URL names, and with what its outages are read; none while they cannot be read. */
export async function load(api: Api, { query, signal }: ArgsOf<typeof feeds>) {
  const areas = await optional(api(outageAreaList, { kind: 'county' }, { signal }), null);
  const counties = areas?.list.map(({ title }) => title) ?? [];
  const { county, app } = query;
  return { counties, county: county && counties.includes(county) ? county : undefined, app: app ?? 'calendar' };
}

export type FeedsData = DataOf<typeof feeds>;
