import type { Api } from '@yunxia/contract/client';
import { strategyList } from '@yunxia/contract/strategy';
import { load as loadColumn } from '../../api/load-column.ts';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toTalentParts } from '../../model/company/strategy.ts';
import type { talent } from './talent.screen.ts';

/** The column 人才战略, and the parts of the strategy that speak of talent; without these the column stands alone. */
export async function load(api: Api, args: ArgsOf<typeof talent>) {
  const parts = optional(
    api(strategyList, {}, { signal: args.signal }).then(({ list }) => toTalentParts(list)),
    [],
  );
  return { ...(await loadColumn(api, args)), parts: await parts };
}

export type TalentData = DataOf<typeof talent>;
