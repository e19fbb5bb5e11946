import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { outageAreaList } from '@yunxia/contract/outage-area';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toOfflineOutages } from '../../model/outage/offline-outages.ts';
import type { offline } from './offline.screen.ts';

/** Most outages that a page for bad times holds: what is off now and comes next stands first in the list. */
const MOST = 50;

/** The outages that are not over, and whom to call. Without the outages there is no such page: an older one is better. */
export async function load(api: Api, { signal }: ArgsOf<typeof offline>) {
  const counties = optional(api(outageAreaList, { kind: 'county' }, { signal }), null);
  const { list } = await api(noticeList, { type: 'overhaul', limit: MOST }, { signal });
  const now = serverNow();
  return {
    now,
    outages: toOfflineOutages(list, now),
    counties: ((await counties)?.list ?? []).flatMap(({ title, phone }) => (phone ? [{ title, phone }] : [])),
  };
}

export type OfflineData = DataOf<typeof offline>;
