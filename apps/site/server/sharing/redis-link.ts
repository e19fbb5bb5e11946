/**
 * Where several processes of the site meet: a Redis that they send each other messages through and add up counts in.
 * None of them depends on it. While it is away each goes on alone, which the log says once, and it is joined again when
 * it is back.
 */
import { createClient } from '@redis/client';
import type { CountedRequests } from '@yunxia/http/rate-limit';
import { log } from '../log.ts';

/** A command that takes longer has failed, in ms. */
const PATIENCE_MS = 1_000;
/** How often a quiet connection is tried, and how long it may be silent, in ms. */
const PING_MS = 5_000;
const SILENCE_MS = 12_000;
/** Longest pause between two attempts to connect, in ms. */
const MAX_PAUSE_MS = 5_000;
/** Names of ours begin with this. */
const PREFIX = 'yunxia:';
/** Counts of a minute are of use in the next one too, in seconds. */
const COUNTS_KEPT_SECONDS = 180;

type Client = ReturnType<typeof createClient>;

export class RedisLink {
  /** One to speak with, one to listen with: a connection that listens does nothing else. */
  readonly #speaker: Client;
  readonly #listener: Client;
  #state: 'starting' | 'up' | 'down' = 'starting';

  /** Begins to connect; nobody waits for it. @param url `redis[s]://[[user]:password@]host[:port][/database]` */
  constructor(url: string) {
    const options = {
      url,
      // protocol 2: what stands in front of a Redis, or in its place, knows at least this one
      RESP: 2 as const,
      disableClientInfo: true,
      maintNotifications: 'disabled' as const,
      pingInterval: PING_MS,
      commandOptions: { timeout: PATIENCE_MS },
      socket: {
        connectTimeout: PATIENCE_MS * 2,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (retries: number) => Math.min(100 * 2 ** Math.min(retries, 6), MAX_PAUSE_MS),
      },
    };
    this.#speaker = createClient({ ...options, disableOfflineQueue: true });
    this.#listener = createClient(options);
    for (const client of [this.#speaker, this.#listener]) {
      client.on('error', (error: unknown) => this.#note('down', error));
      client.on('ready', () => {
        if (this.#speaker.isReady && this.#listener.isReady) this.#note('up');
      });
    }
    void this.#speaker.connect().catch((error: unknown) => this.#note('down', error));
    void this.#listener.connect().catch((error: unknown) => this.#note('down', error));
  }

  /** Whether the others can be spoken to. */
  get isUp(): boolean {
    return this.#speaker.isReady;
  }

  /** Tells the others; one that is lost is lost. @returns whether it was sent */
  async publish(channel: string, text: string): Promise<boolean> {
    try {
      await this.#speaker.publish(PREFIX + channel, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Hears what is published, ours too; again after each loss of the connection. */
  subscribe(channel: string, hear: (text: string) => void): void {
    const listen = (): void => {
      this.#listener.subscribe(PREFIX + channel, hear).catch((error: unknown) => this.#note('down', error));
    };
    if (this.#listener.isReady) listen();
    else this.#listener.once('ready', listen);
  }

  /** Adds counts up. @returns the sums, in the same order; undefined when it cannot be done now */
  async add(counted: readonly CountedRequests[]): Promise<number[] | undefined> {
    if (!this.isUp) return undefined;
    try {
      const commands = this.#speaker.multi();
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
    for (const client of [this.#speaker, this.#listener]) {
      client.removeAllListeners('ready');
      if (client.isOpen) client.destroy();
    }
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
