import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.ts';
import { root } from './settings.ts';
import { countVitest, type SuiteCount } from './test-counts.ts';
import { toolPath } from './tool.ts';

export const resultsFolder = join(root, '.cache/results');

/**
 * All unit tests run in UTC, the zone of servers. Tests of times run again in a zone west of UTC with DST, and tests
 * of outages again in the readers' zone.
 */
export const runs = [
  { name: 'unit', zone: 'UTC', filters: [] },
  { name: 'unit, New York', zone: 'America/New_York', filters: ['app/model', 'status', 'time'] },
  {
    name: 'unit, Shanghai',
    zone: 'Asia/Shanghai',
    filters: ['model/outage', 'feed/ical', 'beijing-time', 'home-outages'],
  },
] as const;

/**
 * Runs Vitest with its report on the terminal and as JSON in the results folder.
 *
 * `echo: false`: the report is printed whole at the end, for a suite that runs beside another one.
 */
export async function runVitest(
  name: string,
  zone: string,
  args: readonly string[],
  { echo = true } = {},
): Promise<SuiteCount> {
  const file = join(resultsFolder, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const heading = `\n— ${name} (TZ=${zone})`;
  if (echo) console.log(heading);
  const { code, output } = await runStep(
    process.execPath,
    [toolPath('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { env: { TZ: zone, NODE_ENV: 'test' }, echo },
  );
  if (!echo) console.log(`${heading}\n${output}`);
  return countVitest(name, file, code);
}

export async function runUnitSuites(): Promise<SuiteCount[]> {
  const counts: SuiteCount[] = [];
  for (const { name, zone, filters } of runs) {
    counts.push(await runVitest(name, zone, ['--config', 'vitest.config.ts', ...filters]));
  }
  return counts;
}
