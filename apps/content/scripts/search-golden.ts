/**
 * Asks the golden queries of the sample content and prints how well they are answered (mean reciprocal rank):
 *
 *   node apps/content/scripts/search-golden.ts                         those that are open
 *   node apps/content/scripts/search-golden.ts --closed                the others
 *   node apps/content/scripts/search-golden.ts --strangers [--closed]  those of somebody who had not seen the search
 *   node apps/content/scripts/search-golden.ts --all                   one line for each of the four, one for each author
 *   node apps/content/scripts/search-golden.ts --all --others=2000     with so many invented articles among them
 *
 * On SQLite, or on the empty database of PostgreSQL that DATABASE_URL names.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'search-golden-'));
process.env.DATA_DIR = folder;
process.env.LOG_LEVEL ||= 'error';

const { closedQueries, openQueries } = await import('../tests/golden-queries.ts');
const { closedStrangersQueries, openStrangersQueries } = await import('../tests/golden-stranger.ts');
const { askGolden, fillGolden } = await import('../tests/golden-set.ts');
const { openPayload } = await import('../src/open-payload.ts');

const payload = await openPayload();
const others = process.argv.find((argument) => argument.startsWith('--others='))?.split('=')[1];
const keys = await fillGolden(payload, Number(others ?? 0));
const isOf = (name: string): boolean => process.argv.includes(`--${name}`);
const sets = [
  { author: '自己的', name: '公开', queries: openQueries, isWanted: !isOf('strangers') && !isOf('closed') },
  { author: '自己的', name: '封存', queries: closedQueries, isWanted: !isOf('strangers') && isOf('closed') },
  {
    author: '他人的',
    name: '他人的公开',
    queries: openStrangersQueries,
    isWanted: isOf('strangers') && !isOf('closed'),
  },
  {
    author: '他人的',
    name: '他人的封存',
    queries: closedStrangersQueries,
    isWanted: isOf('strangers') && isOf('closed'),
  },
];
/** Over an author's open and closed queries; those that found nothing although an answer exists. */
const byAuthor = new Map<string, { count: number; reciprocals: number; empty: number }>();
for (const { author, name, queries, isWanted } of sets) {
  if (!isWanted && !isOf('all')) continue;
  const { ranks, meanReciprocalRank } = await askGolden(payload, keys, queries);
  for (const { query, rank, first, corrected } of isOf('all') ? [] : ranks) {
    if (rank !== 1) console.log(`${rank || '—'}\t${query}\t${corrected ? `→ ${corrected}\t` : ''}${first}`);
  }
  const empty = ranks.filter(({ first }) => first === '').length;
  print(name, queries.length, meanReciprocalRank, empty);
  const all = byAuthor.get(author) ?? { count: 0, reciprocals: 0, empty: 0 };
  byAuthor.set(author, {
    count: all.count + queries.length,
    reciprocals: all.reciprocals + meanReciprocalRank * queries.length,
    empty: all.empty + empty,
  });
}
if (isOf('all')) {
  for (const [author, { count, reciprocals, empty }] of byAuthor) {
    print(`${author}全部`, count, reciprocals / count, empty);
  }
}
await payload.destroy();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

function print(name: string, queries: number, meanReciprocalRank: number, empty: number): void {
  console.log(`${name} ${queries} 个查询，MRR ${meanReciprocalRank.toFixed(3)}，无结果 ${empty}`);
}
