import type { Api } from '@yunxia/contract/client';
import { strategyList } from '@yunxia/contract/strategy';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toStrategyGroups } from '../../model/company/strategy.ts';
import type { strategy } from './strategy.screen.ts';

/** The strategy in its groups. */
export async function load(api: Api, { signal }: ArgsOf<typeof strategy>) {
  const { list } = await api(strategyList, {}, { signal });
  return { groups: toStrategyGroups(list) };
}

export type StrategyData = DataOf<typeof strategy>;
