/**
 * Kills both built servers again and again while 1,000 records are published, on SQLite and on a PostgreSQL of its own:
 * `npm run crash` (or `npm run crash -- 200` for fewer). Ends with 1 when anything was lost.
 */
import { findPostgres, startPostgres } from '../../../scripts/postgres-cluster.ts';
import { publishUnderKill } from './publish-under-kill.ts';

const publishes = Number(process.argv[2] ?? 1000);
const KILLS = 5;
/** How long the site may take to show the last state, in seconds. */
const MOST_SECONDS = 15;

async function runOn(name: string, databaseUrl?: string): Promise<void> {
  const began = performance.now();
  const report = (line: string) => console.log(`${name}: ${line}`);
  const result = await publishUnderKill({ publishes, kills: KILLS, databaseUrl, report });
  report(`${JSON.stringify(result)}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const shown = Math.max(result.shownAfterContentKill, result.shownAfterSiteKill);
  if (result.lost > 0 || result.halfWritten > 0 || shown > MOST_SECONDS) process.exitCode = 1;
}

await runOn('SQLite');
const bin = findPostgres();
if (bin) {
  const cluster = await startPostgres(bin, { durable: true });
  try {
    await cluster.query('postgres', 'CREATE DATABASE content');
    await runOn('PostgreSQL', cluster.url('content'));
  } finally {
    await cluster.stop();
  }
} else console.log('PostgreSQL: not run');
process.exit();
