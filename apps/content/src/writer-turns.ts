/**
 * SQLite has one writer, and its library refuses a second one at once (SQLITE_BUSY): two editors who save in the same
 * moment, or one who saves while `npm run search:rebuild` runs. Transactions of this process take turns, and what
 * another process holds up is tried again. Waiting inside SQLite (`busy_timeout`) would stop the event loop that the
 * writer of this process needs to come to its end.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait, in ms: a save inside a save, each waiting for the other, must fail. */
const LONGEST_WAIT_MS = 20_000;
/** Between two tries, in ms. */
const PAUSE_MS = 10;

interface Transaction {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The part of a libsql client that reads and writes. */
export interface TurnsClient {
  execute(...statement: never[]): Promise<unknown>;
  batch(...statements: never[]): Promise<unknown>;
  transaction(...mode: never[]): Promise<Transaction>;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Tries again as long as another writer is at work. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

/** Waits for the writers before, but not for ever. */
async function inTurn(before: Promise<void>): Promise<void> {
  const patience = new AbortController();
  await Promise.race([before, sleep(LONGEST_WAIT_MS, undefined, { signal: patience.signal })]);
  patience.abort();
}

/** Makes the writers of a client wait for each other; the client itself is changed, since others hold it already. */
export function takeTurns(client: TurnsClient): void {
  const execute = client.execute.bind(client);
  const batch = client.batch.bind(client);
  const begin = client.transaction.bind(client);
  let last = Promise.resolve();

  client.execute = (...statement) => whenFree(() => execute(...statement));
  client.batch = (...statements) => whenFree(() => batch(...statements));
  client.transaction = async (...mode) => {
    const before = last;
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    last = before.then(() => over);
    try {
      await inTurn(before);
      const transaction = await whenFree(() => begin(...mode));
      const commit = transaction.commit.bind(transaction);
      const rollback = transaction.rollback.bind(transaction);
      transaction.commit = () => commit().finally(end);
      transaction.rollback = () => rollback().finally(end);
      return transaction;
    } catch (error) {
      end();
      throw error;
    }
  };
}
