// `npm run check [-- --without-tests]`: everything that can be checked without a server or a browser, in one order, each
// step with its time. `--without-tests` leaves the unit tests to an `npm test` that follows.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, type StepResult } from '../run-step.ts';
import { root } from '../settings.ts';
import { toolPath } from '../tool.ts';

type Step = { name: string; run: () => Promise<StepResult> };

/** Runs JavaScript files one after the other, up to the first that fails. */
const node =
  (...commands: readonly (readonly string[])[]) =>
  async (): Promise<StepResult> => {
    let all: StepResult = { code: 0, output: '', seconds: 0, memory: 0 };
    for (const command of commands) {
      const { code, output, seconds, memory } = await runStep(process.execPath, command);
      all = { code, output: all.output + output, seconds: all.seconds + seconds, memory: Math.max(all.memory, memory) };
      if (code !== 0) break;
    }
    return all;
  };

const tsc = toolPath('typescript', '', 'tsc');

const steps: readonly Step[] = [
  { name: 'format', run: node([toolPath('prettier'), '--check', '--log-level=warn', '.']) },
  { name: 'lint', run: node([toolPath('oxlint'), '--deny-warnings']) },
  { name: 'boundaries', run: node(['scripts/check/check-boundaries.ts']) },
  { name: 'types: contract', run: node([tsc, '-p', 'packages/contract']) },
  { name: 'types: http', run: node([tsc, '-p', 'packages/http']) },
  {
    name: 'types: site',
    run: node([toolPath('@react-router/dev', '', 'react-router'), 'typegen', 'apps/site'], [tsc, '-p', 'apps/site']),
  },
  { name: 'types: content', run: node(...typesOfContent()) },
  { name: 'types: e2e', run: node([tsc, '-p', 'e2e']) },
  { name: 'types: scripts', run: node([tsc, '-p', 'scripts']) },
  { name: 'styles', run: node([toolPath('stylelint'), 'apps/**/*.css', '--max-warnings=0']) },
  { name: 'dead code', run: node([toolPath('knip'), '--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'structure', run: node(['scripts/check/check-structure.ts']) },
  { name: 'screen table', run: node(['apps/site/scripts/write-screen-table.ts', '--check']) },
  { name: 'test tables', run: node(['scripts/check/check-spec-coverage.ts']) },
  ...(process.argv.includes('--without-tests') ? [] : [{ name: 'unit tests', run: node(['scripts/unit-tests.ts']) }]),
];

const began = performance.now();
const results = startAll(steps, 2);
const failed: string[] = [];
for (const [index, { name }] of steps.entries()) {
  const result = await results[index];
  const isGood = result?.code === 0;
  if (!isGood) {
    failed.push(name);
    console.log(`\n${result?.output.trim()}\n`);
  }
  console.log(`${isGood ? '✔' : '✘'} ${name.padEnd(18)} ${result?.seconds.toFixed(1).padStart(6)} s`);
}
const total = ((performance.now() - began) / 1000).toFixed(0);
if (failed.length > 0) {
  console.log(`\n未通过 / failed: ${failed.join(', ')} (${total} s)`);
  process.exitCode = 1;
} else {
  console.log(`\n全部通过 / all good (${total} s)`);
}

function typesOfContent(): string[][] {
  const check = [toolPath('typescript', 'apps/content', 'tsc'), '-p', 'apps/content', '--incremental', 'false'];
  // Next writes this file, which holds its ambient types, when it builds; a fresh clone has none yet.
  if (existsSync(join(root, 'apps/content/next-env.d.ts'))) return [check];
  return [[toolPath('next'), 'typegen', 'apps/content'], check];
}

/** Starts the steps in order, at most `lanes` at a time; the promises are in the order of the steps. */
function startAll(all: readonly Step[], lanes: number): Promise<StepResult>[] {
  const jobs = all.map((step) => ({ step, ...Promise.withResolvers<StepResult>() }));
  const waiting = jobs.values();
  const work = async () => {
    for (const { step, resolve, reject } of waiting) await step.run().then(resolve, reject);
  };
  for (let lane = 0; lane < lanes; lane += 1) void work();
  return jobs.map(({ promise }) => promise);
}
