/** Streams the outages of a feed: reads the list page by page and holds one page in memory. */
import type { Api } from '@yunxia/contract/client';
import { type NoticeItem, noticeList } from '@yunxia/contract/notice';
import type { OutageReading } from '@yunxia/contract/outage-reading';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { toIsoDay } from '@yunxia/contract/time';
import { contentHash } from '@yunxia/http/entity-tag';
import { writeFeed } from '../model/feed/feed-writer.ts';
import { isListedIn, toOutageWriter } from '../model/outage/outage-feed.ts';
import type { OutageFormat } from '../model/outage/outage-feed-href.ts';
import { placeQueryOf } from '../model/outage/place-query.ts';
import { createConcurrencyLimit } from './concurrency-limit.server.ts';

const PAGE_LIMIT = 50;
/** Concurrent list pages that all feeds together read, so that feeds cannot starve the rendering of pages. */
const limited = createConcurrencyLimit(4);

/** The parameters of a feed. */
export interface OutageFeedRequest {
  readonly format: OutageFormat;
  /** Place or line whose outages it has, as the reader wrote it; undefined: all of them. */
  readonly place: string | undefined;
  readonly origin: string;
  /** Epoch ms. */
  readonly now: number;
  readonly signal?: AbortSignal;
}

/** A feed of which the first page is read. */
export interface OpenedFeed {
  /** Name of the place as the directory has it; undefined: all places. */
  readonly place: string | undefined;
  /** Identifies its content; null when the content server is too old to send a version. */
  readonly hash: string | null;
  /** Writes the feed, reading the other pages meanwhile. @param changedAt epoch ms */
  readonly write: (changedAt: number | null) => AsyncGenerator<string>;
}

/** The qualified name of a place in the directory; an ambiguous place as it was typed. */
const toFeedName = (place: string | undefined, reading: OutageReading | null): string | undefined => {
  const [one, ...others] = reading?.places ?? [];
  return place !== undefined && one && others.length === 0 ? placeQueryOf(one).keyword : place;
};

interface OutagePage {
  readonly reading: OutageReading | null;
  readonly records: readonly NoticeItem[];
  readonly total: number;
  readonly version: string;
  readonly counts: Readonly<Record<string, number>>;
}
type ReadPage = (page: number) => Promise<OutagePage>;

/**
 * All records from a first page on, in the order of the list: ended outages come last, the latest end first, so that a page
 * without a listed record is the end. When the list changes meanwhile, the previous page is read again, so that no record is
 * lost; a record on two pages is yielded once.
 */
async function* walk(
  read: ReadPage,
  first: OutagePage,
  isListed: (record: NoticeItem) => boolean,
): AsyncGenerator<readonly NoticeItem[]> {
  const seen = new Set<number>();
  const unseen = ({ records }: OutagePage): NoticeItem[] => {
    const fresh = records.filter((record) => isListed(record) && !seen.has(record.id));
    for (const { id } of fresh) seen.add(id);
    return fresh;
  };
  yield unseen(first);
  let last = first;
  for (let page = 2; (page - 1) * PAGE_LIMIT < last.total && last.records.some(isListed); page += 1) {
    const next = await read(page);
    if (next.version !== last.version) yield unseen(await read(page - 1));
    yield unseen(next);
    last = next;
  }
}

/** Whether a reading is certain, of one thing and without days: a subscription must not be about another place. */
const isFeedable = (reading: OutageReading | null): boolean =>
  reading?.certainty === 'known' && reading.asked !== '' && reading.days === '';

/**
 * Opens a feed by reading its first page.
 * @returns undefined when the place is not known for certain
 * @throws ContentError when that cannot be read
 */
export const openOutageFeed = async (
  api: Api,
  { format, place, origin, now, signal }: OutageFeedRequest,
  loadSiteInfo: () => Promise<SiteInfo>,
): Promise<OpenedFeed | undefined> => {
  const asked = { type: 'overhaul', keyword: place, limit: PAGE_LIMIT, withVersion: 1 } as const;
  const read: ReadPage = async (page) => {
    const { list, ...rest } = await limited(() => api(noticeList, { ...asked, page }, signal ? { signal } : {}));
    return { records: list, ...rest };
  };
  const [first, siteInfo] = await Promise.all([read(1), loadSiteInfo()]);
  if (place !== undefined && !isFeedable(first.reading)) return undefined;
  const county = toFeedName(place, first.reading);
  const isListed = (record: NoticeItem): boolean => isListedIn(format, record, now);
  const writerAt = (changedAt: number | null) => toOutageWriter(format, { siteInfo, origin, county, now, changedAt });
  return {
    place: county,
    hash: first.version || first.total <= PAGE_LIMIT ? toFeedHash() : null,
    write: (changedAt) => writeFeed(writerAt(changedAt), walk(read, first, isListed)),
  };

  /**
   * The hash of everything that the text depends on: the records (their version), the time (statuses, and the day range of the
   * feed), the site's names and the format (both appear in the first page's text).
   */
  function toFeedHash(): string {
    const { head, toItem } = writerAt(null);
    const listed = first.records.filter(isListed).map(toItem);
    return contentHash([first.version, JSON.stringify(first.counts), toIsoDay(now), head, ...listed].join('\n'));
  }
};
