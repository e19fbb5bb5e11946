/** Statements of our own on the database beneath Payload, inside a request's transaction where there is one. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';

/** A row as the driver gives it; big integers of PostgreSQL come as text. */
export type DatabaseRow = Record<string, unknown>;

type Execute = (statement: SQL) => Promise<{ rows: DatabaseRow[] }>;

interface Executor {
  /** SQLite. */
  all?(statement: SQL): Promise<DatabaseRow[]>;
  /** PostgreSQL. */
  execute?: Execute;
  transaction?<Result>(work: (executor: { execute: Execute }) => Promise<Result>): Promise<Result>;
}

interface Adapter {
  name: string;
  drizzle: Executor;
  sessions?: Record<string | number, { db: Executor } | undefined>;
}

/** The part of a request that names its transaction. */
export type RequestInTransaction = Pick<PayloadRequest, 'transactionID'>;

/** Runs one statement; in the request's transaction, so that it is undone with it. */
export async function runStatement(
  payload: Payload,
  statement: SQL,
  request?: RequestInTransaction,
): Promise<DatabaseRow[]> {
  const adapter = payload.db as unknown as Adapter;
  const transaction = await request?.transactionID;
  const executor = (transaction === undefined ? undefined : adapter.sessions?.[transaction]?.db) ?? adapter.drizzle;
  if (isPostgres(payload)) return (await executor.execute?.(statement))?.rows ?? [];
  return (await executor.all?.(statement)) ?? [];
}

/**
 * How PostgreSQL is to find what words hold: by bitmaps of the index. It underestimates what it costs to read the tokens of
 * every row, which stand beside the table, and would compile and share out what takes less time than either.
 */
const INDEX_FIRST = sql.raw(
  `set local enable_seqscan = off; set local enable_indexscan = off; set local enable_nestloop = off;
   set local max_parallel_workers_per_gather = 0; set local jit = off; set local work_mem = '64MB'`,
);

/** Runs one statement that asks the index. */
export async function runSearch(payload: Payload, statement: SQL): Promise<DatabaseRow[]> {
  const { drizzle } = payload.db as unknown as Adapter;
  if (!isPostgres(payload) || drizzle.transaction === undefined) return runStatement(payload, statement);
  return drizzle.transaction(async (executor) => {
    await executor.execute(INDEX_FIRST);
    return (await executor.execute(statement)).rows;
  });
}

/** Which of the two databases is used. */
export function isPostgres(payload: Payload): boolean {
  return (payload.db as unknown as Adapter).name === 'postgres';
}
