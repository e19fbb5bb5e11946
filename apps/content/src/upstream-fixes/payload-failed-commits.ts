/**
 * Fault: a commit that fails does not fail the save. Payload's adapters catch its error twice (`beginTransaction`,
 * `commitTransaction` of @payloadcms/drizzle 3.90.2), so an editor reads 已发布 and nothing is in the database.
 * Report: payloadcms/payload#17726, open; for both SQLite and PostgreSQL.
 * Fix: these two methods of the adapter, which pass on the promise of the transaction.
 */
import { randomUUID } from 'node:crypto';

/** The part of Payload's adapter that transactions are made of. */
export interface TransactionsAdapter {
  initializing: Promise<void>;
  sessions: Record<string, { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }>;
  drizzle: { transaction(work: (transaction: unknown) => Promise<void>): Promise<void> };
  beginTransaction: () => Promise<string>;
  commitTransaction: (id: never) => Promise<void>;
}

/** @param onCommitted called after each commit */
export function failOnFailedCommits(adapter: TransactionsAdapter, onCommitted: () => void): void {
  adapter.beginTransaction = async () => {
    await adapter.initializing;
    const id = randomUUID();
    let resolve = (): void => undefined;
    let reject: (reason: Error) => void = () => undefined;
    const ended = new Promise<void>((commit, rollBack) => {
      resolve = commit;
      reject = rollBack;
    });
    const begun = new Promise<unknown>((begin, fail) => {
      const done = adapter.drizzle.transaction((transaction) => {
        begin(transaction);
        adapter.sessions[id] = {
          db: transaction,
          resolve: () => {
            resolve();
            return done;
          },
          reject: () => {
            reject(new Error('rolled back'));
            return done.catch(() => undefined);
          },
        };
        return ended;
      });
      done.catch(fail);
    });
    await begun;
    return id;
  };
  adapter.commitTransaction = async (given: string | Promise<string>) => {
    const id = await given;
    const session = adapter.sessions[id];
    // No session: it was rolled back already.
    delete adapter.sessions[id];
    if (!session) return;
    await session.resolve();
    onCommitted();
  };
}
