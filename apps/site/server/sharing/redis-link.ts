/**
 * Where several processes of the site count requests together: a Redis. None of them depends on it. While it is away each
 * goes on alone, which the log says once, and it is joined again when it is back.
 */
import { createClient } from '@redis/client';
import type { CountedRequests } from '@yunxia/http/rate-limit';
import { log } from '../log.ts';

/** A command that takes longer has failed, in ms. */
const TIMEOUT_MS = 1_000;
/** How often a quiet connection is tried, and how long it may be silent, in ms. */
const PING_MS = 5_000;
const SILENCE_MS = 12_000;
/** Longest pause between two attempts to connect, in ms. */
const MAX_PAUSE_MS = 5_000;
/** Names of ours begin with this. */
const PREFIX = 'yunxia:';
/** Counts of a minute are of use in the next one too, in seconds. */
const COUNTS_KEPT_SECONDS = 180;

export class RedisLink {
  readonly #client: ReturnType<typeof createClient>;
  #state: 'starting' | 'up' | 'down' = 'starting';

  /** Begins to connect; nobody waits for it. @param url `redis[s]://[[user]:password@]host[:port][/database]` */
  constructor(url: string) {
    this.#client = createClient({
      url,
      // protocol 2: what stands in front of a Redis, or in its place, knows at least this one
      RESP: 2,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      commandOptions: { timeout: TIMEOUT_MS },
      socket: {
        connectTimeout: TIMEOUT_MS * 2,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (retries: number) => Math.min(100 * 2 ** Math.min(retries, 6), MAX_PAUSE_MS),
      },
    });
    this.#client.on('error', (error: unknown) => this.#note('down', error));
    this.#client.on('ready', () => this.#note('up'));
    void this.#client.connect().catch((error: unknown) => this.#note('down', error));
  }

  /** Whether counts can be added up. */
  get isUp(): boolean {
    return this.#client.isReady;
  }

  /** Adds counts up. @returns the sums, in the same order; undefined when it cannot be done now */
  async add(counted: readonly CountedRequests[]): Promise<number[] | undefined> {
    if (!this.isUp) return undefined;
    try {
      const commands = this.#client.multi();
      for (const { key, window, count } of counted) commands.hIncrBy(`${PREFIX}limits:${window}`, key, count);
      for (const window of new Set(counted.map((one) => one.window))) {
        commands.expire(`${PREFIX}limits:${window}`, COUNTS_KEPT_SECONDS);
      }
      const answers = await commands.execAsPipeline();
      return counted.map((_, index) => Number(answers[index]));
    } catch {
      return undefined;
    }
  }

  close(): void {
    this.#state = 'starting';
    this.#client.removeAllListeners('ready');
    if (this.#client.isOpen) this.#client.destroy();
  }

  /** Says once that it is away, and once that it is back. */
  #note(state: 'up' | 'down', error?: unknown): void {
    if (state === this.#state) return;
    const wasDown = this.#state === 'down';
    this.#state = state;
    if (state === 'down') log.warn('redis is away: this process goes on alone', { error });
    else log.info(wasDown ? 'redis is back' : 'redis is joined');
  }
}
