import type { Api } from '@yunxia/contract/client';
import { historyList } from '@yunxia/contract/history';
import { loadBanner } from '../../api/banner.ts';
import type { LoadArgs } from '../../api/load.ts';
import { toStages } from '../../model/history.ts';

/** The time line in its stages. */
export async function loadHistories(api: Api, { signal }: LoadArgs) {
  const banner = loadBanner(api, 'entering_group', signal);
  const { list } = await api(historyList, {}, { signal });
  return { stages: toStages(list), banner: await banner };
}

export type HistoryData = Awaited<ReturnType<typeof loadHistories>>;
