import type { Api } from '@yunxia/contract/client';
import { recruitInfo } from '@yunxia/contract/recruit';
import { type LoadArgs, readId } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';

/** One job; `now` is the server's time, epoch ms. */
export async function loadJob(api: Api, { url, signal }: LoadArgs) {
  const { info } = await api(recruitInfo, { id: readId(url) }, { signal });
  return { info, now: serverNow() };
}

export type JobData = Awaited<ReturnType<typeof loadJob>>;
