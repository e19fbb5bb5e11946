/** Rebuilds the index, record by record, while it is searched. */
import { setTimeout } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { ANALYSIS_VERSION } from '../analysis/analysis.ts';
import { inTransaction, indexRecord } from './index-record.ts';
import { isPostgres, runStatement } from './search-database.ts';
import { searchSources } from './search-sources.ts';
import { replaceRows } from './search-store.ts';

/** Between two records, in ms: SQLite has one writer, and saves of another process wait for such a gap. */
const REST_MS = 3;
/** Records that were read at once. */
const BATCH = 500;

const collections: readonly CollectionSlug[] = [...new Set(searchSources.map(({ collection }) => collection))];

/** Called after each record. */
export type RebuildProgress = (done: number, total: number) => void;

/** Indexes every published record again and takes out what is none. Each record changes over at once. */
export async function rebuildIndex(payload: Payload, onProgress: RebuildProgress = () => undefined): Promise<number> {
  return indexAll(payload, sql`1 = 1`, onProgress);
}

/** Indexes the records that are not in the index, or were analysed otherwise than now: after an upgrade. */
export async function completeIndex(payload: Payload): Promise<number> {
  return indexAll(
    payload,
    sql`not exists (select 1 from search_rows r where r.collection = source.collection and r.record = source.id and r.version = ${ANALYSIS_VERSION})`,
    () => undefined,
  );
}

async function indexAll(payload: Payload, which: ReturnType<typeof sql>, onProgress: RebuildProgress): Promise<number> {
  const plan = await Promise.all(
    collections.map(async (collection) => {
      const source = publishedOf(collection);
      const [row] = await runStatement(payload, sql`select count(*) as total from ${source} where ${which}`);
      return { collection, source, total: Number(row?.['total'] ?? 0) };
    }),
  );
  const total = plan.reduce((sum, part) => sum + part.total, 0);
  let done = 0;
  for (const { collection, source } of plan) {
    for (let after = 0; ;) {
      const rows = await runStatement(
        payload,
        sql`select id from ${source} where id > ${after} and ${which} order by id limit ${BATCH}`,
      );
      for (const { id } of rows) {
        await inTransaction(payload, (req) => indexRecord(payload, collection, Number(id), req));
        onProgress(++done, total);
        if (!isPostgres(payload)) await setTimeout(REST_MS);
      }
      const last = rows.at(-1);
      if (last === undefined) break;
      after = Number(last['id']);
    }
    await removeOrphans(payload, collection);
  }
  return done;
}

async function removeOrphans(payload: Payload, collection: CollectionSlug): Promise<void> {
  const orphans = await runStatement(
    payload,
    sql`select distinct record from search_rows where collection = ${collection}
      and record not in (select id from ${publishedOf(collection)})`,
  );
  for (const { record } of orphans) {
    await inTransaction(payload, (req) => replaceRows(payload, collection, Number(record), [], req));
    if (!isPostgres(payload)) await setTimeout(REST_MS);
  }
}

/** The published records of a collection as `collection, id`. */
function publishedOf(collection: CollectionSlug) {
  const table = sql.identifier(collection.replaceAll('-', '_'));
  return sql`(select cast(${collection} as text) as collection, id from ${table}
    where _status = 'published' and withdrawn = false and published_at is not null) source`;
}
