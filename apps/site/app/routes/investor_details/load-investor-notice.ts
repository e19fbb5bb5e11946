import type { Api } from '@yunxia/contract/client';
import { type NoticeInfo, noticeInfo, noticeList } from '@yunxia/contract/notice';
import { type LoadArgs, movedTo, optional, readId } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toRelated } from '../../model/article.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';

/** How many others are shown beside one. */
const RELATED = 5;

/** One announcement or investor activity, with the latest others of its category. Outage and complaint notices have a page of their own. */
export async function loadInvestorNotice(api: Api, { url, signal }: LoadArgs) {
  const id = readId(url);
  const { info } = await api(noticeInfo, { id }, { signal });
  const path = noticeDetailPath(info.type);
  if (path !== '/investor_details') throw movedTo(detailHref(path, id));
  return { info, related: await loadRelated(api, info, signal) };
}

async function loadRelated(api: Api, { id, type, category }: NoticeInfo, signal: AbortSignal) {
  const filter = category ? { type, category } : { type };
  const answer = await optional(api(noticeList, { ...filter, limit: RELATED + 1 }, { signal }), null);
  const others = answer?.list.filter((record) => record.id !== id).slice(0, RELATED) ?? [];
  return toRelated(others, serverNow(), (other) => detailHref(noticeDetailPath(type), other));
}

export type InvestorNoticeData = Awaited<ReturnType<typeof loadInvestorNotice>>;
