/** The last quote of the feed, and how its polls went, in the database: a restart keeps it, all content servers share it. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isPostgres, type RequestInTransaction, runStatement } from '../search/indexing/search-database.ts';
import type { FeedTags } from './feed-fetch.ts';
import type { FeedQuote } from './feed-quote.ts';
import type { PollState } from './feed-times.ts';

export interface FeedState extends PollState, FeedTags {
  /** null: there was none yet. */
  readonly quote: FeedQuote | null;
  /** Failures in a row, and the reason of the last one. */
  readonly failures: number;
  readonly reason: string;
}

/** In Payload's table of keys and values. */
const KEY = 'quote-feed';
const NONE: FeedState = { quote: null, failures: 0, reason: '', polledAt: 0, nextAt: 0, etag: '', lastModified: '' };

/** Advisory lock of the content server that is about to poll; unique among the locks of this database. */
const POLL_LOCK = 7_205_032;

export async function readFeedState(payload: Payload, request?: RequestInTransaction): Promise<FeedState> {
  const [row] = await runStatement(payload, sql`select data from payload_kv where key = ${KEY}`, request);
  const data = row?.['data'];
  // SQLite has it as text
  const state = (typeof data === 'string' ? JSON.parse(data) : data) as Partial<FeedState> | null | undefined;
  return { ...NONE, ...state };
}

export async function writeFeedState(payload: Payload, state: FeedState, request: RequestInTransaction): Promise<void> {
  const text = JSON.stringify(state);
  const data = isPostgres(payload) ? sql`${text}::jsonb` : sql`${text}`;
  await runStatement(
    payload,
    sql`insert into payload_kv (key, data) values (${KEY}, ${data})
      on conflict (key) do update set data = excluded.data`,
    request,
  );
}

/** Of several content servers one at a time reads the state and says that it polls. SQLite has one. */
export async function lockFeedState(payload: Payload, request: RequestInTransaction): Promise<void> {
  if (isPostgres(payload)) await runStatement(payload, sql`select pg_advisory_xact_lock(${POLL_LOCK})`, request);
}
