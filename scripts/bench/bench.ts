/**
 * `npm run bench`: every yardstick side by side, printed as ratios and written to docs/performance.md.
 *
 *     npm run bench                    everything, about an hour; without the search eight minutes
 *     npm run bench -- cached          one part: cached, rendered, load, search
 *     npm run bench -- --quick         short stretches, to see that it works; nothing is written
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { toMarkdown, toTable } from './bench-figures.ts';
import { type LoadFigures, measureLoad, toFacts } from './bench-load.ts';
import { measureCached, measureRendered, type PageFigures } from './bench-pages.ts';
import { buildWorkspaces } from '../build-workspaces.ts';
import { PlainError, runMain } from '../plain-error.ts';
import { runStep } from '../run-step.ts';
import { root } from '../settings.ts';
import { findProgram } from '../setup/system-packages.ts';

const report = join(root, 'docs/performance.md');
/** Measures the search, prints Markdown and writes a document of its own. */
const searchScript = join(root, 'scripts/bench/bench-search.ts');
const parts = ['cached', 'rendered', 'load', 'search'] as const;

const describeMachine = (): string => {
  const nginx = findProgram(['nginx']);
  const version = nginx ? execFileSync('sh', ['-c', `"${nginx}" -v 2>&1`], { encoding: 'utf8' }).trim() : 'no nginx';
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.version}, ${version.replace('nginx version: ', '')}; client and servers on the same machine`;
};

/** Puts a text between two marks of the report; what people wrote around them stays. */
const replacePart = (text: string, name: string, content: string): string => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < 0) throw new PlainError(`docs/performance.md: ${begin} … ${end} ?`);
  return `${text.slice(0, from)}${begin}\n\n${content.trim()}\n\n${text.slice(to)}`;
};

const pagesText = ({ comparisons, notRun }: PageFigures): string =>
  [toMarkdown(toTable(comparisons)), ...notRun.map((line) => `- ${line}`)].join('\n\n');
const loadText = (load: LoadFigures): string =>
  toFacts(load)
    .map((fact) => `- ${fact}`)
    .join('\n');

await runMain(async () => {
  if (process.platform !== 'linux') throw new PlainError('只能在 Linux 上测量。\nMeasured on Linux alone.');
  const isQuick = process.argv.includes('--quick');
  const chosen = parts.filter((part) => process.argv.includes(part));
  const wanted = (part: (typeof parts)[number]): boolean => chosen.length === 0 || chosen.includes(part);
  await buildWorkspaces({ force: false });
  const folder = mkdtempSync(join(tmpdir(), 'yunxia-bench-'));
  const results: Record<string, string> = { machine: describeMachine() };
  console.log(results['machine']);
  try {
    // many short stretches, so that each pair meets the same moment of the machine
    const effort = isQuick
      ? { connections: 32, seconds: 0.15, rounds: 5 }
      : { connections: 32, seconds: 0.15, rounds: 21 };
    for (const [part, measurePart] of [
      ['cached', measureCached],
      ['rendered', measureRendered],
    ] as const) {
      if (!wanted(part)) continue;
      console.log(`\n— ${part}`);
      results[part] = pagesText(await measurePart(folder, effort));
    }
    if (wanted('load')) {
      console.log('\n— load');
      const load = await measureLoad(
        folder,
        isQuick
          ? { connections: 200, seconds: 6, quietSeconds: 3, junk: 1000 }
          : { connections: 2000, seconds: 60, quietSeconds: 30, junk: 10_000 },
      );
      results['load'] = loadText(load);
      console.log(results['load']);
    }
    if (wanted('search')) {
      console.log('\n— search');
      const { code, output } = await runStep(process.execPath, [searchScript, ...(isQuick ? ['--quick'] : [])], {
        echo: true,
      });
      const facts = output.split('\n').filter((line) => line.startsWith('- '));
      const where = 'Per class of query, beside other engines: [search-performance.md](search-performance.md).';
      results['search'] = code === 0 ? [...facts, '', where].join('\n') : 'not run, its measurement failed';
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (isQuick) return;
  const text = Object.entries(results).reduce(
    (before, [name, content]) => replacePart(before, name, content),
    readFileSync(report, 'utf8'),
  );
  writeFileSync(report, text);
  const { code } = await runStep(
    process.execPath,
    [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', report],
    {},
  );
  if (code === 0) console.log('\ndocs/performance.md 已更新 / written');
});
