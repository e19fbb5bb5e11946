import type { Api } from '@yunxia/contract/client';
import { noticeInfo } from '@yunxia/contract/notice';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { movedTo, readId } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import type { noticeDetails } from './information-details.screen.ts';

/** One outage or complaint notice; `now` is the server's time, epoch ms. The notices for investors have a page of their own. */
export async function load(api: Api, { url, signal }: ArgsOf<typeof noticeDetails>) {
  const id = readId(url);
  const { info } = await api(noticeInfo, { id }, { signal });
  const path = noticeDetailPath(info.type);
  if (path !== '/information_details') throw movedTo(detailHref(path, id));
  return { info, now: serverNow() };
}

export type NoticeData = DataOf<typeof noticeDetails>;
