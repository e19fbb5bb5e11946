/**
 * Asks the golden queries of the sample content and prints how well they are answered (mean reciprocal rank):
 *
 *   node apps/content/scripts/search-golden.ts                         those that are open
 *   node apps/content/scripts/search-golden.ts --closed                the others
 *   node apps/content/scripts/search-golden.ts --strangers [--closed]  those of somebody who had not seen the search
 *   node apps/content/scripts/search-golden.ts --kinds                 by kind: days, places, lists, English …
 *   node apps/content/scripts/search-golden.ts --visitors              those that were handed over with their answers
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
const { addOthers, fillGolden } = await import('../tests/golden-fill.ts');
const { askGolden, askSearch, meanOf } = await import('../tests/golden-set.ts');
const { answersKind, kindQueries } = await import('../tests/golden-kinds.ts');
const { answersVisitor, visitorQueries, VISITORS_NOW } = await import('../tests/golden-visitors.ts');
const { openPayload } = await import('../src/open-payload.ts');

const payload = await openPayload();
const others = process.argv.find((argument) => argument.startsWith('--others='))?.split('=')[1];
const isOf = (name: string): boolean => process.argv.includes(`--${name}`);
const keys = await fillGolden(payload, isOf('visitors') ? VISITORS_NOW : undefined);
if (others !== undefined) await addOthers(payload, Number(others));
if (isOf('kinds') || isOf('visitors')) await askKinds();
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
  if (isOf('kinds') || isOf('visitors') || (!isWanted && !isOf('all'))) continue;
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

/** Asks the queries that have a kind, or those of visitors, and prints each that is not answered first. */
async function askKinds(): Promise<void> {
  const asked = isOf('visitors')
    ? visitorQueries.map((each) => ({ kind: each.group, query: each.query, isAnswer: answersVisitor.bind(null, each) }))
    : kindQueries.map((each) => ({ kind: each.kind, query: each.query, isAnswer: answersKind.bind(null, each) }));
  const ranks = new Map<string, { rank: number }[]>();
  for (const { kind, query, isAnswer } of asked) {
    const { hits, corrected } = await askSearch(payload, keys, query, isOf('visitors') ? VISITORS_NOW : undefined);
    const rank = 1 + hits.findIndex((hit) => isAnswer(hit));
    ranks.set(kind, [...(ranks.get(kind) ?? []), { rank }]);
    if (rank !== 1)
      console.log(`${rank || '—'}\t${kind}\t${query}\t${corrected && `→ ${corrected}\t`}${hits[0]?.title ?? ''}`);
  }
  const all = [...ranks.values()].flat();
  for (const [kind, of] of [...ranks, ['全部', all] as const]) {
    print(kind, of.length, meanOf(of), of.filter(({ rank }) => rank === 0).length);
  }
}
