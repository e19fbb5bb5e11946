/**
 * Follows the content server's change log and purges the caches. Each site process reads the log by a long poll over its
 * own connection, so that the processes need no connection to each other.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { CHANGE_LOG_PATH, CHANGE_WAIT_MS, type ChangeLogAnswer, changeLogAnswer } from '@yunxia/contract/change-log';
import * as z from 'zod/mini';
import type { ContentStatus } from '../cache/content-status.ts';
import type { Purge } from '../cache/response-cache.ts';
import { log } from '@yunxia/http/log';

/** Added to the long poll's own waiting time to make the timeout, in ms. */
const GRACE_MS = 5_000;
/** Back-off after a failed read, doubled with each consecutive failure, in ms. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** Shortest time between two reads without changes, in ms: a server that is shutting down answers at once. */
const IDLE_PAUSE_MS = 100;
/** Tag of suggestions and search answers: a withdrawn record must leave them, too. */
const SEARCH_TAG = 'search';

const pause = (milliseconds: number): Promise<void> => wait(milliseconds, undefined, { ref: false });

export interface ChangeLogReaderOptions {
  /** Origin of the content server. */
  readonly contentUrl: string;
  /** Shared with the content server. */
  readonly secret: string;
  readonly contentStatus: ContentStatus;
  /** Purges the entries of a change, answers before the pages made of them. @returns the number of entries */
  readonly purge: (purge: Purge) => number;
  /** Removes all entries. @returns the number of entries */
  readonly clear: () => number;
  /** Counts changes and purged entries. */
  readonly note?: (changes: number, purged: number) => void;
}

export class ChangeLogReader {
  readonly #options: ChangeLogReaderOptions;
  #position: { readonly epoch: string; readonly seq: number } | undefined;
  #isFollowing = false;
  #reading: AbortController | undefined;
  #isStopped = false;

  constructor(options: ChangeLogReaderOptions) {
    this.#options = options;
  }

  /** Whether the log has been read up to now (a few seconds ago when the content server hangs). */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Reads until {@link stop}. Never throws. */
  async follow(): Promise<void> {
    let failures = 0;
    /** Reasons logged since the log was last read: one that follows another is what an operator has to know. */
    const reasons = new Set<string>();
    while (!this.#isStopped) {
      const began = performance.now();
      try {
        const count = this.#take(await this.#read());
        if (!this.#isFollowing) log.info('changes of content are followed');
        this.#isFollowing = true;
        failures = 0;
        reasons.clear();
        if (count === 0 && performance.now() - began < IDLE_PAUSE_MS) await pause(IDLE_PAUSE_MS);
      } catch (error) {
        if (this.#isStopped) return;
        const reason = error instanceof Error ? error.message : String(error);
        if (!reasons.has(reason)) log.warn('changes of content cannot be read', { error });
        reasons.add(reason);
        this.#isFollowing = false;
        // jitter: not all processes at the same moment
        await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2));
        failures += 1;
      }
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#reading?.abort();
  }

  /** @throws Error when there is no answer, or none of the contract */
  async #read(): Promise<ChangeLogAnswer> {
    const { contentUrl, secret, contentStatus } = this.#options;
    const { epoch, seq } = this.#position ?? { epoch: '', seq: 0 };
    const query = new URLSearchParams({ epoch, after: String(seq) });
    const reading = new AbortController();
    const limit = setTimeout(() => reading.abort(new Error('no answer in time')), CHANGE_WAIT_MS + GRACE_MS);
    this.#reading = reading;
    let status = 0;
    try {
      const answer = await fetch(`${contentUrl}${CHANGE_LOG_PATH}?${query}`, {
        headers: { Authorization: `Bearer ${secret}` },
        signal: reading.signal,
        redirect: 'error',
      });
      const body = await answer.text();
      status = answer.status;
      if (status === 401) throw new Error('PUBLISH_SECRET is not the content server’s (HTTP 401)');
      if (status !== 200) throw new Error(`log of changes: HTTP ${status}`);
      return z.parse(changeLogAnswer, JSON.parse(body));
    } finally {
      // a wrong secret does not mean that the content server is down: it answers calls
      if (status > 0 && status < 500) contentStatus.noteAnswer();
      else if (!this.#isStopped) contentStatus.noteFailure();
      clearTimeout(limit);
    }
  }

  /** @returns the number of changes */
  #take({ epoch, seq, reset, changes }: ChangeLogAnswer): number {
    const { purge, clear, note } = this.#options;
    let purged = reset ? clear() : 0;
    for (const { tags, withdrawn } of changes) {
      purged += purge({ tags: withdrawn ? [...tags, SEARCH_TAG] : tags, withdrawn });
    }
    this.#position = { epoch, seq };
    note?.(changes.length, purged);
    if (changes.length > 0 || (reset && purged > 0)) log.info('content changed', { changes: changes.length, purged });
    return changes.length;
  }
}
