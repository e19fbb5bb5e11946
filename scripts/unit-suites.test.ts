import { expect, test } from 'vitest';
import { listProjectFiles } from './check/tracked-files.ts';
import { runs } from './unit-suites.ts';

test('each filter of a time zone selects test files: a moved file would leave its zone unnoticed', () => {
  const tests = listProjectFiles().filter((path) => /\.test\.tsx?$/.test(path));
  const filters: readonly string[] = runs.flatMap((run) => [...run.filters]);
  expect(filters.filter((filter) => !tests.some((path) => path.includes(filter)))).toEqual([]);
});
