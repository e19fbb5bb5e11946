/**
 * SQLite has one writer. Two editors who save in the same moment, or one who saves while `npm run search:rebuild` runs,
 * wait for each other here, because what happens otherwise is worse than a refusal: of two writers of one process the
 * second is refused at once (waiting inside SQLite would stop the event loop that the first needs to come to its end),
 * the refused statement stays open in its connection, and the next transaction on that connection cannot be committed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for the writers before, in ms: a save inside a save, each waiting for the other, must fail. */
const LONGEST_WAIT_MS = 20_000;

/** How long a connection waits for the writer of another process, in ms; this process stands still meanwhile. */
export const OTHER_PROCESS_WAIT_MS = 5000;

/** Statements that only read, whatever else is under way. */
const reading = /^\s*(?:select|with|explain|pragma)\b/i;

interface ClientTransaction {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The part of a libsql client that reads and writes. */
export interface TurnsClient {
  execute(statement: never, values?: never): Promise<unknown>;
  batch(statements: never, mode?: never): Promise<unknown>;
  transaction(mode?: never): Promise<ClientTransaction>;
  reconnect(): void | Promise<void>;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Makes the writers of a client take turns; the client itself is changed, since others hold it already. */
export function takeTurns(client: TurnsClient): void {
  const execute = client.execute.bind(client);
  const batch = client.batch.bind(client);
  const begin = client.transaction.bind(client);
  let last = Promise.resolve();

  /** Waits for the writers before. @returns ends this turn */
  const myTurn = async (): Promise<() => void> => {
    const before = last;
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    last = before.then(() => over);
    const patience = new AbortController();
    await Promise.race([before, sleep(LONGEST_WAIT_MS, undefined, { signal: patience.signal })]);
    patience.abort();
    return end;
  };
  /** Once more, on new connections, when another process has not let go in time. */
  const twice = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await client.reconnect();
      return write();
    }
  };
  const inTurn = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    const end = await myTurn();
    try {
      return await twice(write);
    } finally {
      end();
    }
  };

  client.execute = (statement: string | { sql: string }, values) =>
    reading.test(typeof statement === 'string' ? statement : statement.sql)
      ? execute(statement as never, values)
      : inTurn(() => execute(statement as never, values));
  client.batch = (statements, mode) => inTurn(() => batch(statements, mode));
  client.transaction = async (mode) => {
    const end = await myTurn();
    try {
      const transaction = await twice(() => begin(mode));
      const commit = transaction.commit.bind(transaction);
      const rollback = transaction.rollback.bind(transaction);
      // A commit that fails is followed by the rollback.
      transaction.commit = () => commit().then(end);
      transaction.rollback = () => rollback().finally(end);
      return transaction;
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** The part of Payload's adapter that transactions are made of. */
export interface TransactionsAdapter {
  initializing: Promise<void>;
  sessions: Record<string, { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }>;
  drizzle: { transaction(work: (transaction: unknown) => Promise<void>): Promise<void> };
  beginTransaction: () => Promise<string>;
  commitTransaction: (id: never) => Promise<void>;
}

/** Makes a commit that fails fail the save: Payload's own adapter says nothing of it, and the editor reads 已发布. */
export function tellFailedCommits(adapter: TransactionsAdapter): void {
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
    // Not there: it was rolled back already.
    delete adapter.sessions[id];
    await session?.resolve();
  };
}
