/** A PostgreSQL database: dumped as it is at one instant, restored in one transaction. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { BackupFault } from './manifest.ts';
import type { DatabaseFacts } from './sqlite-file.ts';

const run = promisify(execFile);

/** Start of the names under which restores keep what was there before. */
export const KEPT_SCHEMA = 'before_restore_';

export interface PostgresClient {
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Runs work on one connection of its own. */
export async function withPostgres<Result>(
  url: string,
  work: (client: PostgresClient) => Promise<Result>,
): Promise<Result> {
  const pool = drizzle(url).$client;
  try {
    const client = await pool.connect();
    try {
      return await work(client as unknown as PostgresClient);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** What the tables hold. */
export async function inspectPostgres(client: PostgresClient): Promise<DatabaseFacts> {
  const one = async (sql: string) => (await client.query(sql)).rows[0]?.['value'];
  const rows: Record<string, number> = {};
  for (const name of await tablesOf(client)) {
    rows[name] = Number(await one(`SELECT count(*) AS value FROM public."${name}"`));
  }
  return {
    databaseVersion: String(await one("SELECT current_setting('server_version') AS value")),
    lastMigration:
      'payload_migrations' in rows ? String(await one('SELECT max(name) AS value FROM public.payload_migrations')) : '',
    rows,
  };
}

/** Names of the tables, in order. */
export async function tablesOf(client: PostgresClient): Promise<string[]> {
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  return rows.map((row) => String(row['tablename']));
}

/** How many others are connected to the database. */
export async function countOthers(client: PostgresClient): Promise<number> {
  const { rows } = await client.query(
    'SELECT count(*) AS total FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return Number(rows[0]?.['total']);
}

/** Dumps a database while others use it; what is reported of it is of the same instant. */
export function dumpPostgres(url: string, to: string): Promise<DatabaseFacts> {
  return withPostgres(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const facts = await inspectPostgres(client);
    await runTool('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--exclude-schema=${KEPT_SCHEMA}*`,
      `--snapshot=${String(rows[0]?.['snapshot'])}`,
      `--file=${to}`,
    ]);
    await client.query('COMMIT');
    return facts;
  });
}

/**
 * Puts a dump in the place of what the database holds; the former stays beside it as a schema of its own. All or
 * nothing of it happens.
 * @returns name of that schema; undefined when there was nothing
 */
export async function restorePostgres(url: string, dump: string, stamp: string): Promise<string | undefined> {
  const script = `${dump}.sql`;
  const isEmpty = await withPostgres(url, async (client) => (await tablesOf(client)).length === 0);
  const kept = `${KEPT_SCHEMA}${stamp.toLowerCase().replaceAll(/\W/g, '_')}`;
  const away = isEmpty ? 'DROP SCHEMA public CASCADE' : `ALTER SCHEMA public RENAME TO ${kept}`;
  try {
    await runTool('pg_restore', undefined, ['--no-owner', '--no-privileges', `--file=${script}`, dump]);
    await runTool('psql', url, [
      ...['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
      ...[`--command=${away}`, '--command=CREATE SCHEMA public', `--file=${script}`],
      // Who follows the change log must drop what it has: the log goes on from an older state.
      '--command=UPDATE public.content_log SET epoch = gen_random_uuid()::text',
    ]);
  } finally {
    await rm(script, { force: true });
  }
  return isEmpty ? undefined : kept;
}

/** Reads a dump's table of contents. @throws BackupFault when it is damaged */
export async function checkDump(dump: string): Promise<void> {
  await runTool('pg_restore', undefined, ['--list', dump]);
}

/** The password goes by the environment: everyone on the machine can read arguments. */
async function runTool(name: string, url: string | undefined, args: readonly string[]): Promise<void> {
  const address = url === undefined ? undefined : new URL(url);
  const password = address && decodeURIComponent(address.password);
  if (address) address.password = '';
  try {
    await run(findTool(name), [...(address ? [`--dbname=${address.href}`] : []), ...args], {
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const reason = (stderr || message).trim();
    throw new BackupFault(`${name} 失败：${reason}`, `${name} failed, see above`);
  }
}

/** A tool of PostgreSQL, the newest: one that is older than the server refuses to dump it. */
function findTool(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = places.map((place) => path.join(place, name)).find((file) => existsSync(file));
  if (found === undefined) {
    throw new BackupFault(
      `找不到 ${name}，请安装 postgresql-client`,
      `${name} is not installed: install postgresql-client`,
    );
  }
  return found;
}
