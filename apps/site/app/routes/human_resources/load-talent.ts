import type { Api } from '@yunxia/contract/client';
import { strategyList } from '@yunxia/contract/strategy';
import { loadColumn } from '../../api/column.ts';
import { type LoadArgs, optional } from '../../api/load.ts';
import { toTalentParts } from '../../model/strategy.ts';

/** The column 人才战略, and the parts of the strategy that speak of talent; without these the column stands alone. */
export async function loadTalent(api: Api, args: LoadArgs) {
  const parts = optional(
    api(strategyList, {}, { signal: args.signal }).then(({ list }) => toTalentParts(list)),
    [],
  );
  return { ...(await loadColumn('talent', api, args)), parts: await parts };
}

export type TalentData = Awaited<ReturnType<typeof loadTalent>>;
