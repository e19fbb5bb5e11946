import { type NoticeItem, noticeList } from '@yunxia/contract/notice';
import { browserApi } from '../../api/browser-api.ts';
import { findPlace, type PlaceAnswer } from '../../api/outage-place.ts';
import { serverNow } from '../../device/server-clock.ts';
import type { OutageQuery } from '../../model/outage-query.ts';

/** Outages that the panel shows of a look-up; the list has the rest. */
const SHOWN = 4;

/** What a look-up in place has found. */
export interface Finding {
  readonly query: OutageQuery;
  readonly records: readonly NoticeItem[];
  readonly total: number;
  /** What is known of the place when nothing was found there. */
  readonly place: PlaceAnswer | null;
  /** Server time of the answer, epoch ms. */
  readonly at: number;
}

/**
 * Asks for outages in the browser. In a chunk of its own with the client and the schemas, fetched when first needed.
 * @throws ContentError, whose message has been shown as a toast
 */
export async function lookUp(query: OutageQuery, signal: AbortSignal): Promise<Finding> {
  const { list, total } = await browserApi(noticeList, { type: 'overhaul', ...query, limit: SHOWN }, { signal });
  const place = total === 0 ? await findPlace(browserApi, query, signal) : null;
  return { query, records: list, total, place, at: serverNow() };
}
