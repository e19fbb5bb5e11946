import type { Api } from '@yunxia/contract/client';
import { recruitList } from '@yunxia/contract/recruit';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { JobScreen } from './job-screen.ts';

/** Records on a page of a list of jobs. */
const PAGE_SIZE = 10;

/** The jobs of one type: filters and page come from the URL. `now` is the server's time, epoch ms. */
export async function load(api: Api, { query, page, request, signal }: ArgsOf<JobScreen>) {
  const answer = await api(recruitList, { ...request, ...query, page, limit: PAGE_SIZE }, { signal });
  const { list, counts, changesAt, cities, disciplines, educations } = answer;
  return {
    records: list,
    ...toPaging(answer),
    counts,
    changesAt,
    cities,
    disciplines,
    educations,
    query,
    now: serverNow(),
  };
}

export type JobsPage = DataOf<JobScreen>;
