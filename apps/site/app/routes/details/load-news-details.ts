import type { Api } from '@yunxia/contract/client';
import { newsInfo } from '@yunxia/contract/news';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { readId } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { newsDetails } from './news-details.screen.ts';

/** One news article; `now` is the server's time, epoch ms. */
export async function load(api: Api, { url, signal }: ArgsOf<typeof newsDetails>) {
  const { info } = await api(newsInfo, { id: readId(url) }, { signal });
  return { info, now: serverNow() };
}

export type NewsDetailsData = DataOf<typeof newsDetails>;
