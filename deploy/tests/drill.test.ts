/** Two faults of the drill on the built servers; `npm run drill` has all of them, for longer. */
import { expect, test } from 'vitest';
import { drill, type Drilled } from '../drill/drill.ts';
import { allFaults } from '../drill/faults.ts';
import { promisesBroken } from '../drill/promises.ts';
import { findPostgres } from '../../scripts/postgres-cluster.ts';

const run = async (...names: string[]): Promise<Drilled[]> => {
  const faults = allFaults.filter(({ name }) => names.includes(name));
  expect(faults).toHaveLength(names.length);
  const results: Drilled[] = [];
  await drill(faults, { postgres: findPostgres(), redis: undefined }, 2000, (result) => {
    if (!('isNotRun' in result)) results.push(result);
  });
  return results;
};

test('a held database, a hanging content server and a lost log end no server, lose no save and are reported', async () => {
  const results = await run(
    'another process holds the SQLite file',
    'the content server hangs',
    'no log line of either server can be written',
  );
  expect(results).toHaveLength(3);
  expect(results.flatMap(promisesBroken)).toEqual([]);
}, 240_000);

test('PostgreSQL that stops and comes back ends no server, loses no save and is reported', async () => {
  const results = await run('PostgreSQL is stopped (fast)');
  expect(results).toHaveLength(1);
  expect(results.flatMap(promisesBroken)).toEqual([]);
}, 240_000);
