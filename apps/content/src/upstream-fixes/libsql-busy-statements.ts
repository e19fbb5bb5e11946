/**
 * Fault: a statement that SQLite refuses as busy stays open in its connection. The next transaction there cannot be
 * committed ("cannot commit transaction - SQL statements in progress"): saves were acknowledged and lost.
 * Report: tursodatabase/libsql-client-ts#352, open; a change waits in tursodatabase/libsql-js#238 (libsql 0.5.29).
 * Fix: writers are serialised. Those of this process by a mutex; another process's lock is probed by statements that are not
 * prepared, which leave nothing open when they are refused, with a back-off. A connection in which a statement was refused
 * nevertheless is closed before the next write.
 * The mutex stays when the bug is fixed: libsql can only wait by blocking the event loop (option `timeout`,
 * libsql-client-ts#345), and with it the writer that it waits for. So `timeout` is 0.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, InArgs, InStatement, Transaction, TransactionMode } from '@libsql/client';
import { Mutex, withTimeout } from 'async-mutex';
import { FaultError, faultOf } from '../faults/fault.ts';

/** Timeout of the mutex, in ms: a nested save, which would deadlock, must fail. */
const LONGEST_WAIT_MS = 20_000;

/** Timeout of a save that waits for another process's writer, in ms from its start. */
const OTHER_PROCESS_WAIT_MS = 5000;

/** First and longest back-off between two probes of the lock, in ms. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

/** Statements that only read. */
const READING = /^\s*(?:select|with|explain|pragma)\b/i;

/** Takes the writer's place and gives it back. */
const ASK_FOR_THE_PLACE = 'BEGIN IMMEDIATE; ROLLBACK';

export interface OneWriterOptions {
  /** Called before each write, once the database is free; throws where nothing may be written. */
  assertWritable?: () => void;
  /** Whether new connections would open the same database; those that are open go on reading it. */
  canReopen?: () => boolean;
}

const hasCode = (error: unknown, start: string): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith(start);
const isBusy = (error: unknown): boolean => hasCode(error, 'SQLITE_BUSY');

/** A client of a database file with one writer at a time. */
export class OneWriterClient implements Client {
  readonly protocol = 'file';
  readonly #client: Client;
  readonly #options: OneWriterOptions;
  readonly #mutex = withTimeout(
    new Mutex(),
    LONGEST_WAIT_MS,
    new FaultError('locked', 'the writers before take too long'),
  );
  #writers = 0;
  #open = 0;
  /** Whether a connection may hold a refused statement, so that no transaction on it can be committed. */
  #isSpoilt = false;

  constructor(client: Client, options: OneWriterOptions = {}) {
    this.#client = client;
    this.#options = options;
  }

  /** Writers that run or wait. */
  get writers(): number {
    return this.#writers;
  }

  /** Whether another process holds the database; asked of it, unless a writer of ours is at work. */
  async isHeldByOther(): Promise<boolean> {
    if (this.#open > 0) return false;
    try {
      await this.#client.executeMultiple(ASK_FOR_THE_PLACE);
      return false;
    } catch (error) {
      if (isBusy(error)) return true;
      throw error;
    }
  }

  execute(statement: InStatement, values?: InArgs) {
    const run = () => this.#client.execute(statement as string, values);
    return READING.test(typeof statement === 'string' ? statement : statement.sql) ? this.#read(run) : this.#write(run);
  }

  batch(...given: Parameters<Client['batch']>) {
    return this.#write(() => this.#client.batch(...given));
  }

  migrate(statements: InStatement[]) {
    return this.#write(() => this.#client.migrate(statements));
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#write(() => this.#client.executeMultiple(sql));
  }

  async transaction(mode: TransactionMode = 'write'): Promise<Transaction> {
    const { deadline, end } = await this.#begin();
    try {
      const transaction = await this.#whenFree(deadline, () => this.#client.transaction(mode));
      this.#open += 1;
      return this.#watch(transaction, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  get closed(): boolean {
    return this.#client.closed;
  }
  close(): void {
    this.#client.close();
  }
  reconnect() {
    return this.#client.reconnect();
  }
  sync() {
    return this.#client.sync();
  }

  /** Acquires the mutex. @throws FaultError on timeout */
  async #begin(): Promise<{ deadline: number; end: () => void }> {
    const deadline = performance.now() + OTHER_PROCESS_WAIT_MS;
    this.#writers += 1;
    try {
      const release = await this.#mutex.acquire();
      return {
        deadline,
        end: () => {
          this.#writers -= 1;
          release();
        },
      };
    } catch (error) {
      this.#writers -= 1;
      throw error;
    }
  }

  async #write<Result>(write: () => Promise<Result>): Promise<Result> {
    const { deadline, end } = await this.#begin();
    try {
      return await this.#whenFree(deadline, write);
    } finally {
      end();
    }
  }

  /** Runs a write as soon as no other process writes. @throws FaultError when that takes too long, or nothing may be written */
  async #whenFree<Result>(deadline: number, write: () => Promise<Result>): Promise<Result> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      let isRefused = true;
      try {
        await this.#renewConnections();
        await this.#client.executeMultiple(ASK_FOR_THE_PLACE);
        this.#options.assertWritable?.();
        isRefused = false;
        return await write();
      } catch (error) {
        // Between question and write another process was quicker; its refusal was of a prepared statement.
        if (!isRefused) this.#isSpoilt ||= faultOf(error) !== undefined;
        if (!isBusy(error)) throw error;
        if (performance.now() > deadline) throw new FaultError('locked', 'another process holds the database', error);
        await sleep(pause);
      }
    }
  }

  /** New connections, unless a transaction of ours is open on one of them. */
  async #renewConnections(): Promise<void> {
    if (!this.#isSpoilt || this.#open > 0 || this.#options.canReopen?.() === false) return;
    this.#isSpoilt = false;
    await this.#client.reconnect();
  }

  /** A read. One that meets connections being renewed, or another process that recovers the log, is tried again. */
  async #read<Result>(run: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (attempt > 5 || !(isBusy(error) || hasCode(error, 'CLIENT_CLOSED'))) throw error;
        this.#isSpoilt ||= isBusy(error);
        await sleep(FIRST_PAUSE_MS * attempt);
      }
    }
  }

  /** A transaction that releases the mutex at its end. */
  #watch(transaction: Transaction, end: () => void): Transaction {
    let isOver = false;
    const settle = (): void => {
      if (isOver) return;
      isOver = true;
      this.#open -= 1;
      end();
    };
    return {
      execute: (statement) => transaction.execute(statement),
      batch: (statements) => transaction.batch(statements),
      executeMultiple: (sql) => transaction.executeMultiple(sql),
      get closed() {
        return transaction.closed;
      },
      // A commit that fails is followed by the rollback.
      commit: async () => {
        try {
          await transaction.commit();
        } catch (error) {
          this.#isSpoilt = true;
          throw error;
        }
        settle();
      },
      // SQLite may have rolled it back itself (a full disk): the error before is the one to report.
      rollback: async () => {
        try {
          await transaction.rollback();
        } catch (error) {
          if (!hasCode(error, 'TRANSACTION_CLOSED')) this.#isSpoilt = true;
        } finally {
          settle();
        }
      },
      close: () => {
        try {
          transaction.close();
        } finally {
          settle();
        }
      },
    };
  }
}
