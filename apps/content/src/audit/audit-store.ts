/** The rows of the audit trail. They are written and read, and deleted when they are old; nothing else is possible. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { DAY_MS } from '@yunxia/contract/time';
import type { Payload } from 'payload';
import { type RequestInTransaction, runStatement } from '../search/indexing/search-database.ts';
import { likePattern } from '../records/public-query.ts';
import type { AuditAction } from './audit-actions.ts';

/** How long rows are retained: an audit looks back at a year and the weeks that it takes. */
export const AUDIT_DAYS = 400;

/** Changed fields by their Chinese labels, as text. */
export type FieldTexts = Readonly<Record<string, string>>;

export interface AuditEntry {
  /** Epoch ms. */
  at: number;
  /** Name and account of the user who did it. */
  actor: string;
  account: string;
  /** Address of the client; '' for the server itself. */
  address: string;
  agent: string;
  action: AuditAction;
  /** Slug of a collection or a global; '' for none. */
  collection: string;
  record: string;
  title: string;
  before: FieldTexts;
  after: FieldTexts;
  /** A reason or a remark. */
  note: string;
  /** How often it happened; more than once only of failed sign-ins. */
  times: number;
}

export interface AuditRow extends AuditEntry {
  id: number;
}

const nothing = { collection: '', record: '', title: '', before: {}, after: {}, note: '', times: 1 } as const;

/** Adds a row, in the transaction of the request where there is one. */
export async function addAuditRow(
  payload: Payload,
  entry: Pick<AuditEntry, 'actor' | 'account' | 'address' | 'agent' | 'action'> & Partial<AuditEntry>,
  request?: RequestInTransaction,
): Promise<void> {
  const row = { ...nothing, at: Date.now(), ...entry };
  const values = [
    ...[row.at, row.actor, row.account, row.address, row.agent, row.action, row.collection, row.record, row.title],
    ...[JSON.stringify(row.before), JSON.stringify(row.after), row.note, row.times],
  ];
  await runStatement(
    payload,
    sql`insert into audit_trail
      ("at", actor, account, address, agent, action, collection, record, title, "before", "after", note, times)
      values (${sql.join(
        values.map((value) => sql`${typeof value === 'string' ? value.replaceAll('\0', '') : value}`),
        sql`, `,
      )})`,
    request,
  );
}

/** What to look for; undefined: whatever it is. */
export interface AuditFilter {
  /** Part of a name or an account. */
  person?: string | undefined;
  action?: string | undefined;
  collection?: string | undefined;
  /** Epoch ms: from, included, to, excluded. */
  from?: number | undefined;
  to?: number | undefined;
}

function conditionOf({ person, action, collection, from, to }: AuditFilter): SQL {
  const pattern = person === undefined ? '' : likePattern(person);
  const parts = [
    person === undefined
      ? undefined
      : sql`(lower(actor) like ${pattern} escape '\\' or lower(account) like ${pattern} escape '\\')`,
    action === undefined ? undefined : sql`action = ${action}`,
    collection === undefined ? undefined : sql`collection = ${collection}`,
    from === undefined ? undefined : sql`"at" >= ${from}`,
    to === undefined ? undefined : sql`"at" < ${to}`,
  ].filter((part) => part !== undefined);
  return sql.join([sql`1 = 1`, ...parts], sql` and `);
}

const TEXTS = ['actor', 'account', 'address', 'agent', 'collection', 'record', 'title', 'note'] as const;

/** Rows, newest first. @param window `before`: only those with a smaller id */
export async function readAuditRows(
  payload: Payload,
  filter: AuditFilter,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: number | undefined },
): Promise<AuditRow[]> {
  const older = before === undefined ? sql`` : sql` and id < ${before}`;
  const rows = await runStatement(
    payload,
    sql`select * from audit_trail where ${conditionOf(filter)}${older} order by id desc limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => ({
    ...(Object.fromEntries(TEXTS.map((name) => [name, String(row[name])])) as Record<(typeof TEXTS)[number], string>),
    id: Number(row['id']),
    at: Number(row['at']),
    times: Number(row['times']),
    action: String(row['action']) as AuditAction,
    before: JSON.parse(String(row['before'])) as FieldTexts,
    after: JSON.parse(String(row['after'])) as FieldTexts,
  }));
}

export async function countAuditRows(payload: Payload, filter: AuditFilter): Promise<number> {
  const [row] = await runStatement(
    payload,
    sql`select count(*) as total from audit_trail where ${conditionOf(filter)}`,
  );
  return Number(row?.['total'] ?? 0);
}

/** Deletes the rows that are older than the retention time: the only way, for the triggers ask for its permit. */
export async function deleteOldAuditRows(payload: Payload, now: number): Promise<void> {
  const before = now - AUDIT_DAYS * DAY_MS;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database has no transactions');
  const request = { transactionID };
  try {
    await runStatement(payload, sql`insert into audit_purge values (${before})`, request);
    await runStatement(payload, sql`delete from audit_trail where "at" < ${before}`, request);
    await runStatement(payload, sql`delete from audit_purge`, request);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
