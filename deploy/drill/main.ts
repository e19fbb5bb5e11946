/**
 * `npm run drill [-- <seconds>]`: each fault of the table in docs/operations.md on the built servers, while readers read
 * and an editor saves. Prints the figures as a table; ends with 1 when something was lost, died or was not reported.
 */
import { buildWorkspaces } from '../../scripts/build-workspaces.ts';
import { runMain } from '../../scripts/plain-error.ts';
import { findPostgres } from '../../scripts/postgres-cluster.ts';
import { findRedis } from '../../scripts/redis.ts';
import { drill, type Drilled } from './drill.ts';
import { allFaults } from './faults.ts';
import type { Tally } from './load.ts';
import { promisesBroken } from './promises.ts';

const toCells = ({ answered, refused, failures, longest }: Tally): string[] => [
  `${answered} / ${refused} / ${failures.length}`,
  `${longest.toFixed(1)} s`,
];

const toRow = (result: Drilled): string => {
  const { fault, cached, searches, saves, recovery } = result;
  const cells = [fault.name, ...[cached, searches, saves].flatMap(toCells), `${recovery.toFixed(1)} s`];
  return `| ${cells.join(' | ')} |`;
};

await runMain(async () => {
  const seconds = Number(process.argv[2] ?? 10);
  await buildWorkspaces();
  const programs = { postgres: findPostgres(), redis: findRedis() };
  console.log(
    `Each fault lasts ${seconds} s or longer. Requests: answered / refused in Chinese with 503 or 507 / failed.\n`,
  );
  console.log('| fault | cached pages | longest | searches | longest | saves | longest | recovered after |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const broken: string[] = [];
  for (const database of ['sqlite', 'postgres'] as const) {
    const faults = allFaults.filter((fault) => fault.database === database);
    await drill(faults, programs, seconds * 1000, (result) => {
      if ('isNotRun' in result) console.log(`| ${result.fault.name}: not run |`);
      else {
        console.log(toRow(result));
        broken.push(...promisesBroken(result));
      }
    });
  }
  console.log(broken.length === 0 ? '\nNothing lost, nothing ended, all told.' : `\n${broken.join('\n')}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
});
