/**
 * The change log in the database. A save inserts its row in its own transaction; `seq` follows the order in which rows
 * became visible. On SQLite, which has one writer, that is the order of insertion: `seq` is the key. On PostgreSQL a
 * slow save may commit after a fast one that began later, so rows are numbered after their commit.
 *
 * Time-dependent changes of a record are written in the same transaction (`content_due`), and move into the log when they are
 * due: once, by whichever process polls first, however long none has polled.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { type ChangeLogAnswer, CHANGE_DAYS, CHANGES_PER_ANSWER } from '@yunxia/contract/change-log';
import { DAY_MS } from '@yunxia/contract/time';
import type { Payload } from 'payload';
import { log } from '../log.ts';
import { isPostgres, type RequestInTransaction, runStatement } from '../search/indexing/search-database.ts';
import type { DueChange } from './record-times.ts';

/** Writes a change, in the transaction of the request. */
export async function noteChange(
  payload: Payload,
  change: { tags: readonly string[]; withdrawn: boolean; at: number },
  request: RequestInTransaction,
): Promise<void> {
  const { tags, withdrawn, at } = change;
  const values = sql`${at}, ${tags.join(' ')}, ${toFlag(payload, withdrawn)}`;
  await runStatement(payload, sql`insert into content_changes ("at", tags, withdrawn) values (${values})`, request);
}

/** Replaces the due changes of a record. */
export async function planChanges(
  payload: Payload,
  record: string,
  tags: readonly string[],
  due: readonly DueChange[],
  request: RequestInTransaction,
): Promise<void> {
  await runStatement(payload, sql`delete from content_due where record = ${record}`, request);
  for (const { at, withdrawn } of due) {
    const values = sql`${record}, ${at}, ${tags.join(' ')}, ${toFlag(payload, withdrawn)}`;
    await runStatement(
      payload,
      sql`insert into content_due (record, "at", tags, withdrawn) values (${values})`,
      request,
    );
  }
}

/** Rows of one insert: SQLite takes some 32,000 values in a statement. */
const ROWS_AT_ONCE = 500;

/** Writes the due changes of records that are new, and have none. */
export async function planChangesOfNew(
  payload: Payload,
  planned: readonly { record: string; tags: readonly string[]; due: readonly DueChange[] }[],
  request: RequestInTransaction,
): Promise<void> {
  const rows = planned.flatMap(({ record, tags, due }) =>
    due.map(({ at, withdrawn }) => sql`(${record}, ${at}, ${tags.join(' ')}, ${toFlag(payload, withdrawn)})`),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const values = sql.join(rows.slice(from, from + ROWS_AT_ONCE), sql`, `);
    await runStatement(payload, sql`insert into content_due (record, "at", tags, withdrawn) values ${values}`, request);
  }
}

/** The state of the log. */
export interface LogState {
  epoch: string;
  /** The last number assigned. */
  seq: number;
}

/** Adds all committed and due changes at `now` (epoch ms) to the log. @returns the new state */
export async function advanceLog(payload: Payload, now: number): Promise<LogState> {
  const { isDue, isUnnumbered, ...state } = await readState(payload, now);
  if (isDue) await publishDueSoon(payload, now);
  if (isDue || isUnnumbered) {
    if (isPostgres(payload)) await numberChanges(payload);
    return readState(payload, now);
  }
  return state;
}

async function readState(payload: Payload, now: number) {
  const isPg = isPostgres(payload);
  const seq = isPg ? sql`seq` : sql`coalesce((select seq from sqlite_sequence where name = 'content_changes'), 0)`;
  const unnumbered = isPg ? sql`exists (select 1 from content_changes where seq is null)` : sql`false`;
  const [row = {}] = await runStatement(
    payload,
    sql`select epoch, ${seq} as seq, ${unnumbered} as unnumbered,
      exists (select 1 from content_due where "at" <= ${now}) as due from content_log`,
  );
  return {
    epoch: String(row['epoch']),
    seq: Number(row['seq']),
    isUnnumbered: Boolean(row['unnumbered']),
    isDue: Boolean(row['due']),
  };
}

/** How long readers of committed changes wait for due ones, in ms: on SQLite a long save may block them. */
const DUE_WAIT_MS = 100;

let moving: Promise<void> | undefined;
let hasFailed = false;

/** Moves due changes into the log. A persistent failure is logged once. */
async function tryToPublishDue(payload: Payload, now: number): Promise<void> {
  try {
    await publishDue(payload, now);
    hasFailed = false;
  } catch (error) {
    if (!hasFailed) log.warn('changes that are due were not logged', { error });
    hasFailed = true;
  } finally {
    moving = undefined;
  }
}

/** The same, joined when in progress, with a short timeout. */
async function publishDueSoon(payload: Payload, now: number): Promise<void> {
  moving ??= tryToPublishDue(payload, now);
  const timeout = new AbortController();
  await Promise.race([moving, sleep(DUE_WAIT_MS, undefined, { signal: timeout.signal }).catch(() => undefined)]);
  timeout.abort();
}

/** Moves due changes into the log. Rows that a save has locked are left to that save. */
async function publishDue(payload: Payload, now: number): Promise<void> {
  if (isPostgres(payload)) {
    await runStatement(
      payload,
      sql`with due as (
        delete from content_due where (record, "at") in
          (select record, "at" from content_due where "at" <= ${now} for update skip locked)
        returning "at", tags, withdrawn)
      insert into content_changes ("at", tags, withdrawn) select "at", tags, withdrawn from due order by "at"`,
    );
    return;
  }
  await inTransaction(payload, async (request) => {
    const due = sql`from content_due where "at" <= ${now}`;
    await runStatement(
      payload,
      sql`insert into content_changes ("at", tags, withdrawn) select "at", tags, withdrawn ${due} order by "at"`,
      request,
    );
    await runStatement(payload, sql`delete ${due}`, request);
  });
}

/** Advisory lock of the content server that assigns numbers; unique among the locks of this database. */
export const NUMBERING_LOCK = 7_205_031;

/** PostgreSQL: numbers committed rows. One content server does; the others skip it. */
async function numberChanges(payload: Payload): Promise<void> {
  await inTransaction(payload, async (request) => {
    const run = (statement: ReturnType<typeof sql>) => runStatement(payload, statement, request);
    const [lock] = await run(sql`select pg_try_advisory_xact_lock(${NUMBERING_LOCK}) as taken`);
    if (!lock?.['taken']) return;
    await run(
      sql`update content_changes set seq = numbered.seq from
        (select id, (select seq from content_log) + row_number() over (order by id) as seq
          from content_changes where seq is null) as numbered
        where content_changes.id = numbered.id and content_changes.seq is null`,
    );
    await run(sql`update content_log set seq = (select max(seq) from content_changes)`);
  });
}

/** Deletes changes that are older than the retention time. */
export async function dropOldChanges(payload: Payload, now: number): Promise<void> {
  await runStatement(
    payload,
    sql`delete from content_changes where seq is not null and "at" < ${now - CHANGE_DAYS * DAY_MS}`,
  );
}

/** A reader's query: the changes of this epoch after that number. */
export interface ChangesQuery {
  epoch: string;
  after: number;
}

/** Answers a reader from the current log. */
export async function readChanges(
  payload: Payload,
  { epoch, after }: ChangesQuery,
  state: LogState,
): Promise<ChangeLogAnswer> {
  const nothing = { epoch: state.epoch, reset: false, changes: [] };
  const isOurs = epoch === state.epoch && after <= state.seq;
  if (isOurs && after === state.seq) return { ...nothing, seq: after };
  const [first] = await runStatement(payload, sql`select min(seq) as seq from content_changes`);
  const oldest = Number(first?.['seq'] ?? Number.POSITIVE_INFINITY);
  if (!isOurs || after < oldest - 1) return { ...nothing, seq: state.seq, reset: true };
  const rows = await runStatement(
    payload,
    sql`select seq, "at", tags, withdrawn from content_changes where seq > ${after} order by seq limit ${CHANGES_PER_ANSWER}`,
  );
  const changes = rows.map((row) => ({
    seq: Number(row['seq']),
    at: Number(row['at']),
    tags: String(row['tags']).split(' '),
    withdrawn: Boolean(row['withdrawn']),
  }));
  return { ...nothing, seq: changes.at(-1)?.seq ?? after, changes };
}

/** SQLite has no boolean type. */
const toFlag = (payload: Payload, value: boolean): boolean | number => (isPostgres(payload) ? value : Number(value));

async function inTransaction(payload: Payload, work: (request: RequestInTransaction) => Promise<void>): Promise<void> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database has no transactions');
  try {
    await work({ transactionID });
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
