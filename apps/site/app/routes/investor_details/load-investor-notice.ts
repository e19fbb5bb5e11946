import type { Api } from '@yunxia/contract/client';
import { type NoticeInfo, noticeInfo, noticeList } from '@yunxia/contract/notice';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { movedTo, optional, readId } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toRelated } from '../../model/news/article.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import type { investorDetails } from './investor-details.screen.ts';

/** How many others are shown beside one. */
const RELATED = 5;

/** One announcement or investor activity (`now` is the server's time, epoch ms), with the latest others of its category. Outage and complaint notices have a page of their own. */
export async function load(api: Api, { url, signal }: ArgsOf<typeof investorDetails>) {
  const id = readId(url);
  const { info } = await api(noticeInfo, { id }, { signal });
  const path = noticeDetailPath(info.type);
  if (path !== '/investor_details') throw movedTo(detailHref(path, id));
  return { info, related: await loadRelated(api, info, signal), now: serverNow() };
}

async function loadRelated(api: Api, { id, type, category }: NoticeInfo, signal: AbortSignal) {
  const filter = category ? { type, category } : { type };
  const answer = await optional(api(noticeList, { ...filter, limit: RELATED + 1 }, { signal }), null);
  const others = answer?.list.filter((record) => record.id !== id).slice(0, RELATED) ?? [];
  return toRelated(others, serverNow(), (other) => detailHref(noticeDetailPath(type), other));
}

export type InvestorNoticeData = DataOf<typeof investorDetails>;
