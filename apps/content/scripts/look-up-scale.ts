/**
 * Measures look-ups of places among 10,000 invented outage notices and prints their times:
 *
 *   node apps/content/scripts/look-up-scale.ts [notices]
 *
 * On SQLite, or on the empty database of PostgreSQL that DATABASE_URL names.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from '@payloadcms/db-sqlite/drizzle';

const folder = mkdtempSync(path.join(tmpdir(), 'look-up-scale-'));
process.env.DATA_DIR = folder;
process.env.LOG_LEVEL ||= 'error';

const { inventedNotices, waysOf } = await import('../tests/place-ways.ts');
const { insertNotices } = await import('../tests/insert-notices.ts');
const { openPayload } = await import('../src/open-payload.ts');
const { isPostgres, runStatement } = await import('../src/search/indexing/search-database.ts');
const { noticeList } = await import('../src/api/v1/notice.ts');

const NOW = Date.parse('2026-11-28T08:00:00+08:00');
const QUESTIONS = 600;
const WARM_UP = 50;
const count = Number(process.argv[2] ?? 10_000);

const payload = await openPayload();
const notices = inventedNotices(count).map((notice, at) => ({ id: at + 1, notice }));
await insertNotices(payload, notices, NOW);
// As the database does it by itself some moments after any import.
await runStatement(payload, isPostgres(payload) ? sql`vacuum analyze` : sql`pragma wal_checkpoint(truncate)`);
const context = { payload, now: NOW } as Parameters<typeof noticeList>[1];
const ask = async (keyword: string): Promise<number> => {
  const before = performance.now();
  await noticeList({ type: 'overhaul', keyword, page: 1, limit: 4 }, context);
  return performance.now() - before;
};

const questions = Array.from({ length: QUESTIONS + WARM_UP }, (_, at) => {
  const ways = waysOf(notices[(at * 7919) % notices.length]?.notice as (typeof notices)[number]['notice']);
  return ways[(at * 31) % ways.length] ?? { kind: '', text: '' };
});
const times = new Map<string, number[]>();
for (const [at, { kind, text }] of questions.entries()) {
  const time = await ask(text);
  if (at >= WARM_UP) for (const name of ['all', kind]) times.set(name, [...(times.get(name) ?? []), time]);
}
for (const [name, list] of times) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(`${name}: ${list.length} look-ups, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}
await payload.destroy();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
