import type { Api } from '@yunxia/contract/client';
import type { RequestOf } from '@yunxia/contract/endpoint';
import { noticeList } from '@yunxia/contract/notice';

/** Most records that one answer may have, and answers that are asked for at most. */
const LIMIT = 50;
const MAX_ANSWERS = 4;

/** The outages of a question on all pages of its answer, at most 200. */
export const allOutages = async (
  api: Api,
  asked: Omit<RequestOf<typeof noticeList>, 'type' | 'page' | 'limit'>,
  signal: AbortSignal,
) => {
  const askPage = (page: number) => api(noticeList, { ...asked, type: 'overhaul', page, limit: LIMIT }, { signal });
  const answer = await askPage(1);
  const pages = Math.min(MAX_ANSWERS, Math.ceil(answer.total / LIMIT));
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => askPage(at + 2)));
  return { ...answer, list: [answer, ...rest].flatMap(({ list }) => list) };
};
