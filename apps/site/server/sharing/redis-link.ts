/**
 * The Redis in which several site processes share their request counts. No process depends on it: while Redis is down each
 * counts alone, the outage is logged once, and the process reconnects.
 */
import { createClient } from '@redis/client';
import type { CountedRequests } from '@yunxia/http/rate-limit';
import { log } from '@yunxia/http/log';

/** Timeout of a command, in ms. */
const TIMEOUT_MS = 1_000;
/** Ping interval of an idle connection, and its idle timeout, in ms. */
const PING_MS = 5_000;
const SILENCE_MS = 12_000;
/** Longest back-off between two attempts to connect, in ms. */
const MAX_PAUSE_MS = 5_000;
/** Prefix of our keys. */
const PREFIX = 'yunxia:';
/** Time to live of the counts of a minute, in seconds: the next minute uses them, too. */
const COUNTS_TTL_SECONDS = 180;

export class RedisLink {
  readonly #client: ReturnType<typeof createClient>;
  #state: 'starting' | 'up' | 'down' = 'starting';

  /** Starts to connect without waiting. @param url `redis[s]://[[user]:password@]host[:port][/database]` */
  constructor(url: string) {
    this.#client = createClient({
      url,
      // protocol 2: Redis proxies and compatible servers support at least this version
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

  /** Whether the connection is ready. */
  get isUp(): boolean {
    return this.#client.isReady;
  }

  /** Adds counts to the shared ones. @returns the totals, in the same order; undefined when Redis cannot be used now */
  async add(counted: readonly CountedRequests[]): Promise<number[] | undefined> {
    if (!this.isUp) return undefined;
    try {
      const commands = this.#client.multi();
      for (const { key, window, count } of counted) commands.hIncrBy(`${PREFIX}limits:${window}`, key, count);
      for (const window of new Set(counted.map((one) => one.window))) {
        commands.expire(`${PREFIX}limits:${window}`, COUNTS_TTL_SECONDS);
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

  /** Logs once that Redis is down, and once that it is back. */
  #note(state: 'up' | 'down', error?: unknown): void {
    if (state === this.#state) return;
    const wasDown = this.#state === 'down';
    this.#state = state;
    if (state === 'down') log.warn('redis is down: this process goes on alone', { error });
    else log.info(wasDown ? 'redis is back' : 'redis is joined');
  }
}
