import { expect, test } from 'vitest';
import { findDependencyFaults } from './dependency-table.ts';

const table = '| package | in |\n| --- | --- |\n| `a`, `@b/c` | site, see `d` |\n';

test('each dependency has a row and each row a dependency', () => {
  expect(findDependencyFaults(table, ['a', '@b/c'])).toEqual([]);
  expect(findDependencyFaults(table, ['a', '@b/c', 'e'])).toEqual(['docs/dependencies.md: no row says why e is there']);
  expect(findDependencyFaults(table, ['a'])).toEqual(['docs/dependencies.md: @b/c is no dependency any more']);
});
