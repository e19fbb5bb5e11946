/** The built content server on a PostgreSQL database that another version has migrated. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { startBuiltServer } from '../built-server.ts';

it('a database of another version stops the start with a sentence and stays as it was', async () => {
  const url = process.env.DATABASE_URL ?? '';
  const query = (sql: string) =>
    execFileSync(path.join(inject('postgres').bin, 'psql'), ['-XqtA', '-c', sql, url], { encoding: 'utf8' }).trim();
  query(`INSERT INTO payload_migrations (name, batch) VALUES ('20991231_235959_later', 2)`);
  const before = query('SELECT name, batch FROM payload_migrations ORDER BY id');
  const server = await startBuiltServer(await freePort(), { DATABASE_URL: url });
  expect(server.process.exitCode).toBe(1);
  expect(server.output()).toMatch(/本版本不认识的迁移（20991231_235959_later）[^\n]*npm run backup[^\n]*DATABASE_URL/);
  expect(server.output()).not.toMatch(/\n {4}at |"stack"/);
  expect(query('SELECT name, batch FROM payload_migrations ORDER BY id')).toBe(before);
  await server.close();
});
