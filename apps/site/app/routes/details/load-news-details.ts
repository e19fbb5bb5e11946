import type { Api } from '@yunxia/contract/client';
import { newsInfo } from '@yunxia/contract/news';
import { type LoadArgs, readId } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';

/** One news article; `now` is the server's time, epoch ms. */
export async function loadNewsDetails(api: Api, { url, signal }: LoadArgs) {
  const { info } = await api(newsInfo, { id: readId(url) }, { signal });
  return { info, now: serverNow() };
}

export type NewsDetailsData = Awaited<ReturnType<typeof loadNewsDetails>>;
