/** Moves the content of a SQLite database into an empty PostgreSQL database, every id as it is. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { BackupFault } from './manifest.ts';
import type { PostgresClient } from './postgres-database.ts';
import { tablesOf } from './postgres-database.ts';

/** Rows that are written at once. */
const BATCH = 200;

/** Not copied, each database has its own: what was migrated, its change log, and the search index, which is made again. */
const OWN_TABLES =
  /^(?:payload_migrations|content_(?:changes|log)|search_(?:rows|texts|places|place_changes|terms(?:_.*)?))$/;

const START_FIRST = ['请先用本版本启动一次内容服务器', 'Start the content server of this version once'] as const;

export interface MovedTable {
  table: string;
  rows: number;
}

/**
 * Copies every table in one transaction.
 * @param file the SQLite database, of the same version
 * @param client of a database that has been migrated and holds nothing
 * @param onTable called after each table
 * @throws BackupFault when the tables differ, rows are missing afterwards, or the target is not empty; then nothing is
 *   changed
 */
export async function moveDatabase(
  file: string,
  client: PostgresClient,
  onTable?: (moved: MovedTable) => void,
): Promise<MovedTable[]> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const tables = await commonTables(source, client);
    await client.query('BEGIN');
    try {
      for (const table of tables) {
        const { rows } = await client.query(`SELECT 1 FROM ${quote(table)} LIMIT 1`);
        if (rows.length > 0) {
          throw new BackupFault(
            `目标数据库不是空的：${table} 已有内容`,
            `the database to move into is not empty: ${table} has rows`,
          );
        }
      }
      const references = await dropReferences(client);
      source.exec('BEGIN');
      const moved: MovedTable[] = [];
      for (const table of tables) {
        const one = await copyTable(source, client, table);
        moved.push(one);
        onTable?.(one);
      }
      source.exec('COMMIT');
      // Now every row has to have what it refers to.
      for (const { table, name, definition } of references) {
        await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`);
      }
      await setSequences(client);
      await client.query('COMMIT');
      return moved;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  } finally {
    source.close();
  }
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function commonTables(source: DatabaseSync, client: PostgresClient): Promise<string[]> {
  const own = (table: string) => !OWN_TABLES.test(table);
  const there = source
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map((row) => String(row['name']))
    .filter(own);
  const here = (await tablesOf(client)).filter(own);
  const odd = [...there.filter((table) => !here.includes(table)), ...here.filter((table) => !there.includes(table))];
  if (odd.length > 0)
    throw new BackupFault(
      `两个数据库的表不一致：${odd.join('、')}。${START_FIRST[0]}`,
      `the tables of the two databases differ: ${odd.join(', ')}. ${START_FIRST[1]}`,
    );
  return there;
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** Takes the foreign keys away for the time of the copy: tables refer to each other in circles. */
async function dropReferences(client: PostgresClient): Promise<Reference[]> {
  const { rows } = await client.query(
    `SELECT conrelid::regclass AS table, conname AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  const references = rows.map((row) => ({
    table: String(row['table']),
    name: String(row['name']),
    definition: String(row['definition']),
  }));
  for (const { table, name } of references) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
  }
  return references;
}

async function copyTable(source: DatabaseSync, client: PostgresClient, table: string): Promise<MovedTable> {
  const { rows: columnRows } = await client.query(
    "SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
    [table],
  );
  const types = new Map(columnRows.map((row) => [String(row['name']), String(row['type'])]));
  const columns = source
    .prepare(`PRAGMA table_info(${quote(table)})`)
    .all()
    .map((row) => String(row['name']));
  const odd = columns.find((column) => !types.has(column)) ?? [...types.keys()].find((name) => !columns.includes(name));
  if (odd !== undefined)
    throw new BackupFault(
      `两个数据库的 ${table} 不一致：${odd}。${START_FIRST[0]}`,
      `${table} differs in the two databases: ${odd}. ${START_FIRST[1]}`,
    );
  const list = columns.map(quote).join(', ');
  const insert = `INSERT INTO ${quote(table)} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${quote(table)}, $1::json)`;
  let batch: Record<string, unknown>[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await client.query(insert, [JSON.stringify(batch)]);
    batch = [];
  };
  for (const row of source.prepare(`SELECT ${list} FROM ${quote(table)}`).iterate()) {
    batch.push(
      Object.fromEntries(columns.map((column) => [column, toJson(row[column] ?? null, types.get(column) ?? '')])),
    );
    count += 1;
    if (batch.length === BATCH) await flush();
  }
  await flush();
  const { rows } = await client.query(`SELECT count(*) AS total FROM ${quote(table)}`);
  const total = Number(rows[0]?.['total']);
  if (total !== count) {
    throw new BackupFault(
      `${table} 应有 ${count} 行，写入后有 ${total} 行`,
      `${table} should have ${count} rows, and has ${total}`,
    );
  }
  return { table, rows: count };
}

/** A value of SQLite as PostgreSQL reads it from JSON: there a truth is a number and a document is a text. */
function toJson(value: SQLInputValue, type: string): unknown {
  if (value === null) return null;
  if (type === 'boolean') return Number(value) !== 0;
  if (type === 'json' || type === 'jsonb') return JSON.parse(String(value)) as unknown;
  return value;
}

/** New records get numbers past the largest that was moved. */
async function setSequences(client: PostgresClient): Promise<void> {
  const { rows } = await client.query(
    `SELECT table_name AS table, column_name AS column,
        pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
      FROM information_schema.columns
      WHERE table_schema = 'public' AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`,
  );
  for (const row of rows) {
    const [table, column] = [quote(String(row['table'])), quote(String(row['column']))];
    await client.query(
      `SELECT setval($1, coalesce((SELECT max(${column}) FROM ${table}), 1), EXISTS (SELECT 1 FROM ${table}))`,
      [row['sequence']],
    );
  }
}
