/**
 * Measures the search with invented articles on SQLite and on a PostgreSQL of its own, beside MiniSearch and SQLite's
 * trigram tokenizer, asks the golden queries on both databases, and writes it all into docs/search-performance.md.
 *
 *     npm run bench -- search                                         20,000 and 100,000 articles; takes most of an hour
 *     npm run bench -- search --quick                                 2,000; writes nothing
 *     node scripts/bench/bench-search.ts --only sqlite,postgres             of sqlite, postgres, trigram, minisearch,
 *                                                                     minisearch-pairs; writes nothing
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, missesOf, tableOf } from '../../apps/content/scripts/search-figures.ts';
import { PlainError, runMain } from '../plain-error.ts';
import { findPostgres, POSTGRES_PACKAGES, startPostgres } from '../postgres-cluster.ts';
import { runStep } from '../run-step.ts';
import { root } from '../settings.ts';
import { installCommand } from '../setup/system-packages.ts';

const DOCUMENT = join(root, 'docs/search-performance.md');
/** Everything between these lines of the document is written here. */
const [BEGIN, END] = ['<!-- measured -->', '<!-- /measured -->'];
/** MiniSearch keeps all of it in memory. */
const HEAP = '--max-old-space-size=12000';
/** Invented articles among which the golden queries are asked once more. */
const OTHERS = 1000;
const OWN = ['sqlite', 'postgres'];
/** As the measuring script calls them. */
const OWN_ENGINES = ['SQLite', 'PostgreSQL'];
const RIVALS = ['trigram', 'minisearch', 'minisearch-pairs'];

const scripts = join(root, 'apps/content/scripts');
const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } });
const engines = values.only?.split(',') ?? [...OWN, ...RIVALS];
/** Sizes at which the search is measured; others are measured with the largest. */
const sizes = values.quick ? [2000] : [20_000, 100_000];
const articles = Math.max(...sizes);
/** What would take hours to build with more, and more memory than there is. */
const most: Readonly<Record<string, number>> = { 'minisearch-pairs': 5000 };

await runMain(async () => {
  const unknown = engines.filter((engine) => ![...OWN, ...RIVALS].includes(engine));
  if (unknown.length > 0) throw new PlainError(`不认识 / unknown: ${unknown.join()}`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    const measured: Measured[] = [];
    const golden: string[] = [];
    for (const engine of engines) {
      console.log(`\n${engine} …`);
      if (engine === 'postgres') await withPostgres((databases) => measureOwn(databases, folder, measured, golden));
      else if (engine === 'sqlite') await measureOwn({}, folder, measured, golden);
      else measured.push(await measure('search-rivals.ts', [engine], {}, folder, most[engine]));
    }
    const text = report(measured, golden);
    console.log(`\n${text}`);
    if (!values.quick && values.only === undefined) keep(text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Connection strings by the names of databases; without, each measurement has a SQLite database of its own. */
interface Databases {
  url?: (name: string) => string;
}

async function withPostgres(work: (databases: Databases) => Promise<void>): Promise<void> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new PlainError(`没有 PostgreSQL，请先运行 / please run first: ${installCommand(POSTGRES_PACKAGES)}`);
  const cluster = await startPostgres(bin, { durable: true });
  try {
    const scales = sizes.map((size) => `scale_${size}`);
    for (const name of [...scales, 'golden', 'crowded']) await cluster.query('postgres', `CREATE DATABASE ${name}`);
    await work({ url: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function measureOwn(
  { url = () => '' }: Databases,
  folder: string,
  measured: Measured[],
  golden: string[],
): Promise<void> {
  let engine = '';
  for (const size of sizes) {
    const own = await measure('search-scale.ts', [], { DATABASE_URL: url(`scale_${size}`) }, folder, size);
    measured.push(own);
    engine = own.engine;
  }
  const ask = async (setting: string, args: string[], from: string): Promise<void> => {
    const answers = await run('search-golden.ts', ['--all', ...args], { DATABASE_URL: from });
    golden.push(
      ...answers
        .trim()
        .split('\n')
        .map((line) => `${engine}，${setting}：${line}`),
    );
  };
  await ask('示例内容', [], url('golden'));
  await ask(`与 ${OTHERS} 篇虚构文章一起`, [`--others=${OTHERS}`], url('crowded'));
}

async function measure(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  folder: string,
  limit = articles,
): Promise<Measured> {
  const file = join(folder, 'report.json');
  await run(script, [...args, '--articles', String(Math.min(limit, articles)), '--report', file], env);
  return JSON.parse(readFileSync(file, 'utf8')) as Measured;
}

async function run(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await runStep(process.execPath, [HEAP, join(scripts, script), ...args], { env, echo: true });
  if (code !== 0) throw new PlainError(`${script}: ${code}`);
  return output;
}

/** One table for our search, one for the others, and what the bounds and the golden queries say. */
function report(measured: readonly Measured[], golden: readonly string[]): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? '?'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}`;
  const own = measured.filter((each) => OWN_ENGINES.includes(each.engine));
  const others = measured.filter((each) => !own.includes(each));
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine}. p50 / p99 in ms.`,
    ...[own, others].filter((each) => each.length > 0).map(tableOf),
    [
      ...own.map(
        (each) => `${each.engine}, ${each.articles / 1000}k, beyond the bar: ${missesOf(each).join('; ') || 'none'}`,
      ),
      ...golden,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n');
}

function keep(text: string): void {
  const before = readFileSync(DOCUMENT, 'utf8');
  const [head = '', rest = ''] = before.split(BEGIN);
  const [, tail = ''] = rest.split(END);
  writeFileSync(DOCUMENT, `${head}${BEGIN}\n\n${text}\n\n${END}${tail}`);
}
