/** The rows of `search_places`: written in the transaction of a notice's save, read by look-ups. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload';
import { log } from '../log.ts';
import { inTransaction } from '../search/indexing/index-record.ts';
import { runStatement, type RequestInTransaction } from '../search/indexing/search-database.ts';
import { withdrawalOf } from '../search/indexing/search-entry.ts';
import { toPlaceRows, type NamedPlaces, type PlaceRow } from './place-rows.ts';

/** Raised when rows are made otherwise than before: rows of another version are made again when the server starts. */
const PLACES_VERSION = 1;
const BATCH = 200;
/** Changes that may be under way at the same time; older ones are deleted when the server starts. */
const NEWEST_CHANGES = 200;
/** Rows of one insert: SQLite takes some 32,000 values in a statement. */
const ROWS_AT_ONCE = 500;

/** A notice that names nothing has a row, too: it is known to be done. */
const NO_PLACE: Omit<PlaceRow, 'kind'> & { kind: string } = {
  ...{ kind: 'none', county: '', town: '', name: '', countyTitle: '', townTitle: '', title: '', low: null, high: null },
};

type SavedNotice = NamedPlaces & { id: number; publishedAt?: string | null; withdrawAt?: string | null };

/** Writes the rows of a saved notice as the public reads it; none for a draft, a withdrawn one, or another type. */
export const indexNoticePlaces: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  // a new draft has no rows
  if (operation === 'create' && doc._status === 'draft') return doc;
  await indexNotices(req.payload, [Number(doc.id)], req);
  return doc;
};

export const removeNoticePlaces: CollectionAfterDeleteHook = async ({ id, req }) => {
  await replaceRows(req.payload, [Number(id)], [], req);
};

/** Fills in the rows of notices that have none of this version: after an upgrade, a move, a restore. */
export async function fillNoticePlaces(payload: Payload): Promise<void> {
  await runStatement(
    payload,
    sql`delete from search_place_changes where id < (select max(id) from search_place_changes) - ${NEWEST_CHANGES}`,
  );
  let filled = 0;
  for (;;) {
    const rows = await runStatement(
      payload,
      sql`select id from notices where type = 'overhaul' and _status = 'published' and withdrawn = false
        and published_at is not null and not exists (
          select 1 from search_places p where p.notice = notices.id and p.version = ${PLACES_VERSION})
        order by id limit ${BATCH}`,
    );
    if (rows.length === 0) break;
    const ids = rows.map((row) => Number(row['id']));
    await inTransaction(payload, (req) => indexNotices(payload, ids, req));
    filled += ids.length;
  }
  if (filled > 0) log.info('places of outage notices were indexed', { notices: filled });
}

/** Writes the rows of notices as the public reads them. */
export async function indexNotices(payload: Payload, ids: readonly number[], req: RequestInTransaction): Promise<void> {
  const { docs } = await payload.find({
    collection: 'notices',
    where: {
      and: [
        { id: { in: [...ids] } },
        { type: { equals: 'overhaul' } },
        { _status: { equals: 'published' } },
        { withdrawn: { not_equals: true } },
      ],
    },
    select: { publishedAt: true, withdrawAt: true, regions: true, lines: true, transformers: true, scope: true },
    depth: 0,
    limit: ids.length,
    pagination: false,
    draft: false,
    req: req as never,
  });
  await replaceRows(payload, ids, docs as SavedNotice[], req);
}

async function replaceRows(
  payload: Payload,
  ids: readonly number[],
  notices: readonly SavedNotice[],
  req: RequestInTransaction,
): Promise<void> {
  await runStatement(payload, sql`delete from search_places where notice in ${[...ids]}`, req);
  await runStatement(payload, sql`insert into search_place_changes default values`, req);
  const rows = notices.flatMap((notice) => {
    const publishedAt = Date.parse(notice.publishedAt ?? '');
    if (Number.isNaN(publishedAt)) return [];
    const places = toPlaceRows(notice);
    return (places.length === 0 ? [NO_PLACE] : places).map(
      (row) =>
        sql`(${notice.id}, ${row.kind}, ${row.county}, ${row.town}, ${row.name}, ${row.countyTitle}, ${row.townTitle}, ${row.title}, ${row.low}, ${row.high}, ${publishedAt}, ${withdrawalOf(notice.withdrawAt)}, ${PLACES_VERSION})`,
    );
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await runStatement(
      payload,
      sql`insert into search_places (notice, kind, county, town, name, county_title, town_title, title, low, high, published_at, withdraw_at, version)
        values ${sql.join(rows.slice(from, from + ROWS_AT_ONCE), sql`, `)}`,
      req,
    );
  }
}

/**
 * What look-ups read, as a text that differs after each change. Transactions end in any order: of the newest changes
 * their number and sum count, not only the last id.
 */
export async function readDirectoryState(payload: Payload): Promise<string> {
  const [row = {}] = await runStatement(
    payload,
    sql`select coalesce(max(id), 0) as last, count(*) as changes, coalesce(sum(id), 0) as total,
      (select count(*) from outage_areas) as areas, (select max(updated_at) from outage_areas) as saved
      from search_place_changes where id > (select coalesce(max(id), 0) from search_place_changes) - ${NEWEST_CHANGES}`,
  );
  return Object.values(row).map(String).join(' ');
}

/** Names in notices, each once. */
export interface NoticeName {
  kind: string;
  title: string;
  countyTitle: string;
  townTitle: string;
  /** When the first notice with it became public, epoch ms. */
  from: number;
  /** When the last one is withdrawn, epoch ms. */
  until: number;
}

export async function readNoticeNames(payload: Payload): Promise<NoticeName[]> {
  const rows = await runStatement(
    payload,
    sql`select kind, title, county_title, town_title, min(published_at) as first, max(withdraw_at) as last from search_places
      where kind <> 'none' group by kind, title, county_title, town_title`,
  );
  return rows.map((row) => ({
    kind: String(row['kind']),
    title: String(row['title']),
    countyTitle: String(row['county_title']),
    townTitle: String(row['town_title']),
    from: Number(row['first']),
    until: Number(row['last']),
  }));
}
