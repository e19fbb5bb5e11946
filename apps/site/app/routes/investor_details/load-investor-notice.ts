import type { Api } from '@yunxia/contract/client';
import { noticeInfo } from '@yunxia/contract/notice';
import { type LoadArgs, movedTo, readId } from '../../api/load.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';

/** One announcement or investor activity. Outage and complaint notices have a page of their own. */
export async function loadInvestorNotice(api: Api, { url, signal }: LoadArgs) {
  const id = readId(url);
  const { info } = await api(noticeInfo, { id }, { signal });
  const path = noticeDetailPath(info.type);
  if (path !== '/investor_details') throw movedTo(detailHref(path, id));
  return { info };
}

export type InvestorNoticeData = Awaited<ReturnType<typeof loadInvestorNotice>>;
