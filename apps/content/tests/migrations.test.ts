import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('both databases have a migration for every change of the collections', { timeout: 180_000 }, async () => {
  const script = path.resolve(import.meta.dirname, '../scripts/make-migrations.ts');
  const { stdout } = await run(process.execPath, [script, '--check']);
  expect(stdout).toContain('sqlite: 没有待写的迁移');
  expect(stdout).toContain('postgres: 没有待写的迁移');
});
