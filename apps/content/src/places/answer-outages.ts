/** The outages that a text asks for, for an answer that is not a list of its own: search and its card. */
import type { OutageReading } from '@yunxia/contract/outage-reading';
import type { ResultOf } from '@yunxia/contract/endpoint';
import type { noticeList as noticeListEndpoint } from '@yunxia/contract/notice';
import { parseDay, parseTime } from '@yunxia/contract/time';
import type { ApiContext } from '../api/v1/api-context.ts';
import { noticeList } from '../api/v1/notice.ts';

export interface OutageAnswer {
  reading: OutageReading | null;
  /** Notices in display order, at most as many as were wanted. */
  notices: ResultOf<typeof noticeListEndpoint>['list'];
  /** Their ids. */
  ids: number[];
  total: number;
  /** By status, of all. */
  counts: Record<string, number>;
  /** What of the text names neither place nor day and asks nothing. */
  residue: string;
}

/** Most notices of one answer. */
const MOST = 50;

/**
 * Answers a text as the outage list does, `max` notices at most. Of days to come what begins on them goes before what
 * has gone on since earlier, and may be over by then.
 */
export async function answerOutages(context: ApiContext, text: string, max: number): Promise<OutageAnswer> {
  const filter = { type: 'overhaul', keyword: text, page: 1, limit: Math.min(max, MOST) } as const;
  const { list, total, counts, reading } = (await noticeList(filter, context)) as {
    list: OutageAnswer['notices'];
    total: number;
    counts: Record<string, number>;
    reading?: OutageReading | null;
  };
  const start = reading?.start ? parseDay(reading.start) : null;
  const isAhead = start !== null && start > context.now && !reading?.hours;
  const begins = ({ startAt }: OutageAnswer['notices'][number]): boolean =>
    (parseTime(startAt ?? '') ?? 0) >= (start ?? 0);
  const notices = isAhead ? [...list.filter(begins), ...list.filter((notice) => !begins(notice))] : list;
  return {
    reading: reading ?? null,
    notices,
    ids: notices.map(({ id }) => id),
    total,
    counts,
    residue: reading?.unread ?? '',
  };
}
