/**
 * SQLite has one writer. Two editors who save in the same moment, or one who saves while `npm run search:rebuild` runs,
 * wait for each other here, because what happens otherwise is worse than a refusal: of two writers of one process the
 * second is refused at once (waiting inside SQLite would stop the event loop that the first needs to come to its end),
 * the refused statement stays open in its connection, and the next transaction on that connection cannot be committed.
 *
 * Nothing waits inside SQLite, for other processes neither: the process would answer nobody meanwhile. A writer asks
 * whether the database is free by statements that are never prepared (those leave nothing open when they are refused),
 * and asks again after a pause.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultOf, FaultError } from './faults/fault.ts';
import { noteWritten } from './faults/fault-memory.ts';

/** Longest wait for the writers before, in ms: a save inside a save, each waiting for the other, must fail. */
const LONGEST_WAIT_MS = 20_000;

/** How long a save waits for the writer of another process, in ms, from when it was begun. */
const OTHER_PROCESS_WAIT_MS = 5000;

/** First and longest pause before the database is asked again, in ms. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

/** Statements that only read, whatever else is under way. */
const reading = /^\s*(?:select|with|explain|pragma)\b/i;

/** Takes the writer's place and gives it back. Not prepared: what is refused leaves nothing behind. */
const ASK_FOR_THE_PLACE = 'BEGIN IMMEDIATE; ROLLBACK';

interface ClientTransaction {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The part of a libsql client that reads and writes. */
export interface TurnsClient {
  execute(statement: never, values?: never): Promise<unknown>;
  batch(statements: never, mode?: never): Promise<unknown>;
  transaction(mode?: never): Promise<ClientTransaction>;
  executeMultiple(sql: string): Promise<void>;
  reconnect(): void | Promise<void>;
}

export interface TurnsOptions {
  /** Called before each write, once the database is free; throws where nothing may be written. */
  assertWritable?: () => void;
  /** Whether new connections would open the same database; those that are open go on reading it. */
  canReopen?: () => boolean;
}

/** What is known of the writers of a client. */
export interface WriterTurns {
  /** Writers at work or waiting. */
  waiting: () => number;
  /** Whether another process holds the database; asked of it, unless a writer of ours is at work. */
  isHeldByOther: () => Promise<boolean>;
}

const hasCode = (error: unknown, start: string): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith(start);
const isBusy = (error: unknown): boolean => hasCode(error, 'SQLITE_BUSY');

/** Makes the writers of a client take turns; the client itself is changed, since others hold it already. */
export function takeTurns(client: TurnsClient, { assertWritable, canReopen }: TurnsOptions = {}): WriterTurns {
  const execute = client.execute.bind(client);
  const batch = client.batch.bind(client);
  const begin = client.transaction.bind(client);
  let last = Promise.resolve();
  let waiting = 0;
  let open = 0;
  /** Whether a connection may hold a refused statement, so that no transaction on it can be committed. */
  let isSpoilt = false;

  /** Waits for the writers before. @returns ends this turn */
  const myTurn = async (): Promise<() => void> => {
    const before = last;
    let release = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      release = resolve;
    });
    last = before.then(() => over);
    waiting += 1;
    const timeout = new AbortController();
    await Promise.race([before, sleep(LONGEST_WAIT_MS, undefined, { signal: timeout.signal })]);
    timeout.abort();
    let hasEnded = false;
    return () => {
      if (!hasEnded) waiting -= 1;
      hasEnded = true;
      release();
    };
  };

  /** New connections, unless a transaction of ours is open on one of them. */
  const renewConnections = async (): Promise<void> => {
    if (!isSpoilt || open > 0 || canReopen?.() === false) return;
    isSpoilt = false;
    await client.reconnect();
  };

  /** Runs a write as soon as no other process writes. @throws FaultError when that takes too long, or nothing may be written */
  const whenFree = async <Result>(deadline: number, write: () => Promise<Result>): Promise<Result> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      let isRefused = true;
      try {
        await renewConnections();
        await client.executeMultiple(ASK_FOR_THE_PLACE);
        assertWritable?.();
        isRefused = false;
        return await write();
      } catch (error) {
        // Between question and write another process was quicker; its refusal was of a prepared statement.
        if (!isRefused) isSpoilt ||= faultOf(error) !== undefined;
        if (!isBusy(error)) throw error;
        if (performance.now() > deadline) throw new FaultError('locked', 'another process holds the database', error);
        await sleep(pause);
      }
    }
  };

  const inTurn = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    const deadline = performance.now() + OTHER_PROCESS_WAIT_MS;
    const end = await myTurn();
    try {
      return await whenFree(deadline, write);
    } finally {
      end();
    }
  };

  /** A read. One that meets connections being renewed, or another process that recovers the log, is tried again. */
  const read = async (statement: never, values: never): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await execute(statement, values);
      } catch (error) {
        if (attempt > 5 || !(isBusy(error) || hasCode(error, 'CLIENT_CLOSED'))) throw error;
        isSpoilt ||= isBusy(error);
        await sleep(FIRST_PAUSE_MS * attempt);
      }
    }
  };

  client.execute = (statement: string | { sql: string }, values) =>
    reading.test(typeof statement === 'string' ? statement : statement.sql)
      ? read(statement as never, values as never)
      : inTurn(() => execute(statement as never, values));
  client.batch = (statements, mode) => inTurn(() => batch(statements, mode));
  client.transaction = async (mode) => {
    const deadline = performance.now() + OTHER_PROCESS_WAIT_MS;
    const end = await myTurn();
    try {
      const transaction = await whenFree(deadline, () => begin(mode));
      const commit = transaction.commit.bind(transaction);
      const rollback = transaction.rollback.bind(transaction);
      open += 1;
      let isOver = false;
      const settle = (): void => {
        if (!isOver) open -= 1;
        isOver = true;
        end();
      };
      // A commit that fails is followed by the rollback.
      transaction.commit = async () => {
        try {
          await commit();
        } catch (error) {
          isSpoilt = true;
          throw error;
        }
        settle();
      };
      // SQLite may have rolled it back itself (a full disk): the error before is the one to tell.
      transaction.rollback = async () => {
        try {
          await rollback();
        } catch (error) {
          if (!hasCode(error, 'TRANSACTION_CLOSED')) isSpoilt = true;
        } finally {
          settle();
        }
      };
      return transaction;
    } catch (error) {
      end();
      throw error;
    }
  };

  return {
    waiting: () => waiting,
    isHeldByOther: async () => {
      if (open > 0) return false;
      try {
        await client.executeMultiple(ASK_FOR_THE_PLACE);
        return false;
      } catch (error) {
        if (isBusy(error)) return true;
        throw error;
      }
    },
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
    if (!session) return;
    await session.resolve();
    noteWritten();
  };
}
