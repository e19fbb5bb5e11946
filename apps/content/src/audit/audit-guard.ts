/** The triggers that keep the audit trail append-only: whether they are there, and how they come back. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { log } from '../log.ts';
import {
  createPostgresGuards,
  POSTGRES_GUARD_BODY,
  POSTGRES_GUARDS,
  SQLITE_GUARDS,
} from '../migrations/tables/audit-trail.ts';
import { isPostgres, type RequestInTransaction, runStatement } from '../search/indexing/search-database.ts';
import { SCRIPT } from './audit-actions.ts';
import { addAuditRow, deleteOldAuditRows } from './audit-store.ts';

const DAY_OF_TIMER = 86_400_000;

/** Names of triggers that are missing, switched off, or not ours. */
export async function missingGuards(payload: Payload): Promise<string[]> {
  if (!isPostgres(payload)) {
    const rows = await runStatement(
      payload,
      sql`select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'audit_trail'`,
    );
    const found = new Map(rows.map((row) => [String(row['name']), String(row['sql'])]));
    return Object.entries(SQLITE_GUARDS).flatMap(([name, text]) => (found.get(name) === text ? [] : [name]));
  }
  const rows = await runStatement(
    payload,
    sql`select tgname as name, prosrc as body from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = 'audit_trail'::regclass and not tgisinternal and tgenabled in ('O', 'A')`,
  );
  const found = new Map(rows.map((row) => [String(row['name']), String(row['body'])]));
  return Object.keys(POSTGRES_GUARDS).filter((name) => found.get(name) !== POSTGRES_GUARD_BODY);
}

async function createGuards(payload: Payload, missing: readonly string[], request: RequestInTransaction) {
  const statements = isPostgres(payload)
    ? createPostgresGuards()
    : missing.flatMap((name) => [`DROP TRIGGER IF EXISTS "${name}"`, SQLITE_GUARDS[name] ?? '']);
  for (const statement of statements) await runStatement(payload, sql.raw(statement), request);
}

/** Creates missing triggers again, and adds a row that says so. */
export async function protectAuditTrail(payload: Payload): Promise<void> {
  const missing = await missingGuards(payload);
  if (missing.length === 0) return;
  log.warn('the audit trail was not protected; its triggers were made again', { count: missing.length });
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database has no transactions');
  try {
    await createGuards(payload, missing, { transactionID });
    const row = { actor: SCRIPT, account: '', address: '', agent: '', action: 'guard' } as const;
    const note = '启动时发现操作记录的防改保护缺失，已重建；此前的记录可能被改动过';
    await addAuditRow(payload, { ...row, note }, { transactionID });
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** Protects the trail when the server starts, and deletes old rows then and once a day. */
export async function startAuditTrail(payload: Payload): Promise<void> {
  await protectAuditTrail(payload);
  const tidy = (): void => {
    deleteOldAuditRows(payload, Date.now()).catch((error: unknown) =>
      log.warn('old rows of the audit trail were not deleted', { error }),
    );
  };
  tidy();
  setInterval(tidy, DAY_OF_TIMER).unref();
}
