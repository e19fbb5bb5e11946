/** Statements of our own on the database beneath Payload, inside a request's transaction where there is one. */
import type { SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';

/** A row as the driver gives it; big integers of PostgreSQL come as text. */
export type DatabaseRow = Record<string, unknown>;

interface Executor {
  /** SQLite. */
  all?(statement: SQL): Promise<DatabaseRow[]>;
  /** PostgreSQL. */
  execute?(statement: SQL): Promise<{ rows: DatabaseRow[] }>;
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

/** Which of the two databases is used. */
export function isPostgres(payload: Payload): boolean {
  return (payload.db as unknown as Adapter).name === 'postgres';
}
