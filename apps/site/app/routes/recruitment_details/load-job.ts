import type { Api } from '@yunxia/contract/client';
import { recruitInfo } from '@yunxia/contract/recruit';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { readId } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { jobDetails } from './recruitment-details.screen.ts';

/** One job; `now` is the server's time, epoch ms. */
export async function load(api: Api, { url, signal }: ArgsOf<typeof jobDetails>) {
  const { info } = await api(recruitInfo, { id: readId(url) }, { signal });
  return { info, now: serverNow() };
}

export type JobData = DataOf<typeof jobDetails>;
