import type { Api } from '@yunxia/contract/client';
import { historyList } from '@yunxia/contract/history';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toStages } from '../../model/company/history.ts';
import type { history } from './history.screen.ts';

/** The time line in its stages. */
export async function load(api: Api, { signal }: ArgsOf<typeof history>) {
  const { list } = await api(historyList, {}, { signal });
  return { stages: toStages(list) };
}

export type HistoryData = DataOf<typeof history>;
