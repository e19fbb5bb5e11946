/** A SQLite database as a file: copied while it is written, checked, and whether another process has it open. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupFault } from './manifest.ts';

/** Timeout for the write of another process, in ms. */
const TIMEOUT_MS = 10_000;

export interface DatabaseFacts {
  databaseVersion: string;
  lastMigration: string;
  rows: Record<string, number>;
}

/** Copies a database as it is at one instant, while others read and write it. */
export function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new BackupFault(`没有数据库：${from}`, `there is no database: ${from}`);
  const database = new DatabaseSync(from, { timeout: TIMEOUT_MS });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/**
 * Checks that a database is whole, and says what it holds.
 * @throws BackupFault when it is damaged or none of ours
 */
export function inspectSqlite(file: string): DatabaseFacts {
  const database = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS });
  const all = (sql: string) => database.prepare(sql).all();
  try {
    const faults = [...all('PRAGMA integrity_check').map((row) => String(row['integrity_check']))].filter(
      (text) => text !== 'ok',
    );
    if (faults.length > 0) throw new BackupFault(`数据库已损坏：${faults[0]}`, `the database is damaged: ${faults[0]}`);
    const orphan = all('PRAGMA foreign_key_check')[0];
    if (orphan) {
      const table = String(orphan['table']);
      throw new BackupFault(
        `数据库已损坏：${table} 中有无主的行`,
        `the database is damaged: ${table} has rows that refer to missing ones`,
      );
    }
    const names = all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
    const rows = names.map(({ name }) => [
      String(name),
      Number(all(`SELECT count(*) AS total FROM "${String(name)}"`)[0]?.['total']),
    ]);
    return {
      databaseVersion: String(all('SELECT sqlite_version() AS version')[0]?.['version']),
      lastMigration: String(all('SELECT max(name) AS name FROM payload_migrations')[0]?.['name'] ?? ''),
      rows: Object.fromEntries(rows) as Record<string, number>,
    };
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupFault(`数据库无法读取：${reason}`, `the database cannot be read: ${reason}`);
  } finally {
    database.close();
  }
}

/** Gives the change log of a restored database another name: who follows it must drop what it has. */
export function renewEpoch(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('UPDATE content_log SET epoch = lower(hex(randomblob(16)))');
  } finally {
    database.close();
  }
}

/** Whether another process has a database open. */
export function isSqliteOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // In this mode the first read takes the whole file, which is refused while anybody else holds it.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK;');
    return false;
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) return true;
    // Damaged: that is perhaps why it is to be replaced.
    return false;
  } finally {
    database.close();
  }
}
