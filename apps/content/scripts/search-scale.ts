/**
 * Fills an empty search index with invented articles and measures it: size, time to build, time per class of query,
 * and how much of what holds the words is found. SQLite in a temporary folder, or the empty database of PostgreSQL that
 * DATABASE_URL names. `scripts/bench/bench-search.ts` calls it for each database; by hand:
 *
 *   node apps/content/scripts/search-scale.ts [--articles 20000] [--folder <folder>] [--keep] [--rounds 15]
 *        [--report <file>]
 *
 * With --keep an index that stands already, on SQLite in the folder that --folder names, is measured as it is.
 * With fewer rounds, which are queries of a class, than the bench has, it takes half a minute.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { CORPUS_NOW, corpusArticles, queryClasses, toNews } from './search-corpus.ts';
import { tableOf } from './search-figures.ts';
import { measureClasses, ROUNDS } from './search-measure.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    folder: { type: 'string' },
    keep: { type: 'boolean' },
    rounds: { type: 'string' },
    report: { type: 'string' },
  },
});
const count = Number(values.articles);
const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'search-scale-'));
process.env.DATA_DIR = folder;
process.env.LOG_LEVEL ||= 'error';

const { openPayload } = await import('../src/open-payload.ts');
const { answerQuery } = await import('../src/search/query/answer-query.ts');
const { isPostgres, runStatement } = await import('../src/search/indexing/search-database.ts');
const { toSearchRows } = await import('../src/search/indexing/search-entry.ts');
const { searchContext } = await import('./search-context.ts');
const { sourceOf } = await import('../src/search/indexing/search-sources.ts');
const { replaceRows } = await import('../src/search/indexing/search-store.ts');

const FIRST_PAGE = { sort: 'relevance', limit: 10, offset: 0 } as const;
/** Articles that are written in one transaction. */
const BATCH = 1000;

const payload = await openPayload();
const context = searchContext(payload, CORPUS_NOW);
const source = sourceOf('news', 'important');
if (source === undefined) throw new Error('news are not searched');
const started = performance.now();
const [{ rows } = { rows: 0 }] = await runStatement(payload, sql`select count(*) as rows from search_rows`);
if (Number(rows) === 0) await fill(source);
else if (!values.keep) throw new Error('the index is not empty');
const buildSeconds = Number(rows) === 0 ? (performance.now() - started) / 1000 : 0;
await runStatement(payload, sql.raw(isPostgres(payload) ? 'vacuum analyze' : 'pragma wal_checkpoint(truncate)'));

const ask = async (query: string, limit: number) => {
  const { found } = await answerQuery(context, query, { sort: 'time', limit, offset: 0 });
  return found.hits.map(({ id }) => id);
};
const classes = await measureClasses(
  queryClasses(count),
  async (query) => (await answerQuery(context, query, FIRST_PAGE)).found.total,
  { ask: (query) => ask(query, count), articles: () => corpusArticles(count) },
  Number(values.rounds ?? ROUNDS),
);
const measured = {
  engine: isPostgres(payload) ? 'PostgreSQL' : 'SQLite',
  articles: count,
  buildSeconds,
  megabytes: await sizeOf(),
  classes,
};
console.log(tableOf([measured]));
const processor = classes.map(({ name, processor: used }) => `${name} ${used.toFixed(1)}`);
console.log(`\nprocessor time of this process, p50 in ms: ${processor.join(', ')}`);
if (values.report) writeFileSync(values.report, JSON.stringify(measured));
await payload.destroy();
if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** On PostgreSQL the words' indexes are made in one pass over the rows, which takes a fraction of the time. */
async function fill(from: NonNullable<typeof source>): Promise<void> {
  const wordIndexes = isPostgres(payload)
    ? await runStatement(
        payload,
        sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'search_rows' and indexdef like '%gin%'`,
      )
    : [];
  for (const { name } of wordIndexes) await runStatement(payload, sql`drop index ${sql.identifier(String(name))}`);
  await insertArticles(from);
  for (const { definition } of wordIndexes) await runStatement(payload, sql.raw(String(definition)));
}

async function insertArticles(from: NonNullable<typeof source>): Promise<void> {
  let transactionID = (await payload.db.beginTransaction()) ?? '';
  for (const article of corpusArticles(count)) {
    const { id } = article;
    await replaceRows(payload, 'news', id, toSearchRows(from, toNews(article), []), { transactionID });
    if (id % BATCH !== 0) continue;
    await payload.db.commitTransaction(transactionID);
    transactionID = (await payload.db.beginTransaction()) ?? '';
    if (process.stdout.isTTY) process.stdout.write(`\r${id}/${count}`);
  }
  await payload.db.commitTransaction(transactionID);
  if (process.stdout.isTTY) process.stdout.write('\n');
}

/** Size of the index in MB, its texts included. */
async function sizeOf(): Promise<number> {
  if (!isPostgres(payload)) return statSync(path.join(folder, 'content.db')).size / 1e6;
  const [row] = await runStatement(
    payload,
    sql`select sum(pg_total_relation_size(oid)) as bytes from pg_class
      where relname in ('search_rows', 'search_texts')`,
  );
  return Number(row?.['bytes']) / 1e6;
}
