import type { Api } from '@yunxia/contract/client';
import { personList } from '@yunxia/contract/governance';
import { specialColumnInfo } from '@yunxia/contract/special-column';
import { toIsoDay } from '@yunxia/contract/time';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toGovernance } from '../../model/investor/governance.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toColumnWords } from './column-words-info.ts';
import type { governance } from './governance.screen.ts';

/** People, committees, rules and meetings, and the column's words, null where they could not be read. */
export async function load(api: Api, { request, signal }: ArgsOf<typeof governance>) {
  const column = optional(api(specialColumnInfo, request, { signal }), null);
  const answer = await api(personList, {}, { signal });
  const now = serverNow();
  const words = await column;
  return { now, view: toGovernance(answer, toIsoDay(now)), info: words && toColumnWords(words.info) };
}

export type GovernancePageData = DataOf<typeof governance>;
