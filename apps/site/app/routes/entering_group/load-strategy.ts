import type { Api } from '@yunxia/contract/client';
import { strategyList } from '@yunxia/contract/strategy';
import { loadBanner } from '../../api/banner.ts';
import type { LoadArgs } from '../../api/load.ts';
import { toStrategyGroups } from '../../model/strategy.ts';

/** The strategy in its groups. */
export async function loadStrategy(api: Api, { signal }: LoadArgs) {
  const banner = loadBanner(api, 'entering_group', signal);
  const { list } = await api(strategyList, {}, { signal });
  return { groups: toStrategyGroups(list), banner: await banner };
}

export type StrategyData = Awaited<ReturnType<typeof loadStrategy>>;
