import type { Api } from '@yunxia/contract/client';
import { recruitList, type RecruitType } from '@yunxia/contract/recruit';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { parseRecruitQuery } from '../../model/recruit-query.ts';

/** Records on a page of a list of jobs. */
const PAGE_SIZE = 10;

/** The jobs of one type: filters and page come from the address. `now` is the server's time, epoch ms. */
export async function loadJobs(type: RecruitType, api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'human_resources', signal);
  const query = parseRecruitQuery(url.searchParams);
  const answer = await api(recruitList, { type, ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit, counts, changesAt, cities } = answer;
  return {
    type,
    records: list,
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    counts,
    changesAt,
    cities,
    query,
    now: serverNow(),
    banner: await banner,
  };
}

export type JobsPage = Awaited<ReturnType<typeof loadJobs>>;
