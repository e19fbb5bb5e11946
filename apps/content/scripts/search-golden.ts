/**
 * Asks the golden queries of the sample content and prints how well they are answered (mean reciprocal rank):
 *
 *   node apps/content/scripts/search-golden.ts                         those that are open
 *   node apps/content/scripts/search-golden.ts --closed                the others
 *   node apps/content/scripts/search-golden.ts --strangers [--closed]  those of somebody who had not seen the search
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
const keys = await fillGolden(payload);
const [open, closed] = process.argv.includes('--strangers')
  ? [openStrangersQueries, closedStrangersQueries]
  : [openQueries, closedQueries];
const queries = process.argv.includes('--closed') ? closed : open;
const { ranks, meanReciprocalRank } = await askGolden(payload, keys, queries);
for (const { query, rank, first, corrected } of ranks) {
  if (rank !== 1) console.log(`${rank || '—'}\t${query}\t${corrected ? `→ ${corrected}\t` : ''}${first}`);
}
console.log(
  `${queries.length} 个查询，MRR ${meanReciprocalRank.toFixed(3)}，无结果 ${ranks.filter(({ first }) => first === '').length}`,
);
await payload.destroy();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
