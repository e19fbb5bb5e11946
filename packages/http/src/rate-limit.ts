/**
 * Rate limits: requests of the last minute, counted by kind and client network. The window slides: it is estimated from two
 * fixed windows, of which the previous one counts by its remaining share.
 */

const WINDOW_MS = 60_000;
/** Most counters; the least recently used one is evicted first. */
const MAX_COUNTERS = 50_000;

interface Counter {
  window: number;
  /** Requests that passed in this window, in this process. */
  here: number;
  /** Requests that passed in other processes. */
  elsewhere: number;
  /** How many of `here` have been published to the other processes. */
  published: number;
  /** Requests of the previous window, in all processes. */
  before: number;
}

/** Counts to publish to the processes that count together. */
export interface CountedRequests {
  readonly key: string;
  readonly window: number;
  readonly count: number;
}

export interface RateLimitsOptions<Kind extends string> {
  /** Requests per minute by kind. */
  readonly perMinute: Readonly<Record<Kind, number>>;
  readonly maxCounters?: number;
  /** Whether several processes share their counts: then {@link RateLimits.takeUnpublished} must be called regularly. */
  readonly isShared?: boolean;
}

export class RateLimits<Kind extends string> {
  readonly #perMinute: Readonly<Record<Kind, number>>;
  readonly #maxCounters: number;
  readonly #counters = new Map<string, Counter>();
  readonly #unpublished: Set<string> | undefined;

  constructor({ perMinute, maxCounters = MAX_COUNTERS, isShared = false }: RateLimitsOptions<Kind>) {
    this.#perMinute = perMinute;
    this.#maxCounters = maxCounters;
    this.#unpublished = isShared ? new Set() : undefined;
  }

  /** Number of counters. */
  get size(): number {
    return this.#counters.size;
  }

  /**
   * Counts a request when it may pass; a refused request does not count.
   * @param network the client network that the request is counted for
   * @param now epoch ms
   * @returns 0 when it may pass, else seconds until one may
   */
  take(kind: Kind, network: string, now: number): number {
    const key = `${kind} ${network}`;
    const counter = this.#counterOf(key, Math.floor(now / WINDOW_MS));
    const passed = (now % WINDOW_MS) / WINDOW_MS;
    const limit = this.#perMinute[kind];
    const inWindow = counter.here + counter.elsewhere;
    if (counter.before * (1 - passed) + inWindow < limit) {
      counter.here += 1;
      this.#unpublished?.add(key);
      return 0;
    }
    // until enough of the previous window, or of this one, has left the sliding window
    const isOver = inWindow >= limit;
    const share = isOver ? 1 - limit / Math.max(inWindow, 1) : 1 - (limit - inWindow) / counter.before;
    const wait = (isOver ? 1 - passed + share : share - passed) * WINDOW_MS;
    return Math.floor(wait / 1000) + 1;
  }

  /** Takes the counts of this process that are not published yet. */
  takeUnpublished(): CountedRequests[] {
    const published: CountedRequests[] = [];
    for (const key of this.#unpublished ?? []) {
      const counter = this.#counters.get(key);
      if (!counter || counter.here === counter.published) continue;
      published.push({ key, window: counter.window, count: counter.here - counter.published });
      counter.published = counter.here;
    }
    this.#unpublished?.clear();
    return published;
  }

  /** Receives the total of all processes. @param total what all processes published, this one included */
  setTotal(key: string, window: number, total: number): void {
    const counter = this.#counters.get(key);
    if (counter?.window === window) counter.elsewhere = Math.max(0, total - counter.published);
  }

  #counterOf(key: string, window: number): Counter {
    const known = this.#counters.get(key);
    if (known?.window === window) return known;
    const before = known?.window === window - 1 ? known.here + known.elsewhere : 0;
    const counter = { window, here: 0, elsewhere: 0, published: 0, before };
    // moved to the end: the map is in order of last use
    this.#counters.delete(key);
    this.#evict(window);
    this.#counters.set(key, counter);
    return counter;
  }

  /** Evicts the least recently used counter when the map is full, and up to two expired ones. */
  #evict(window: number): void {
    let looked = 0;
    for (const [key, counter] of this.#counters) {
      const isFull = this.#counters.size >= this.#maxCounters;
      // a later window was counted before the clock was set back
      const isOver = counter.window < window - 1 || counter.window > window;
      if (!isFull && (!isOver || looked >= 2)) return;
      this.#counters.delete(key);
      looked += 1;
    }
  }
}

/**
 * Reads `RATE_LIMITS`: `off`, a factor (`2`), or pairs (`search=600,page=3000`). Unknown kinds belong to the other server,
 * which reads the same variable.
 * @returns undefined when it is none of these
 */
export function parseLimits<Kind extends string>(
  text: string,
  usual: Readonly<Record<Kind, number>>,
): Readonly<Record<Kind, number>> | 'off' | undefined {
  const given = text.trim();
  if (given === 'off') return 'off';
  if (given === '') return usual;
  const entries = Object.entries(usual) as [Kind, number][];
  const factor = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : 0;
  if (factor > 0) {
    return Object.fromEntries(entries.map(([kind, limit]) => [kind, Math.max(1, limit * factor)])) as typeof usual;
  }
  const pairs = given.split(/[\s,]+/).map((pair) => /^([a-z]+)=([1-9]\d{0,6})$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return undefined;
  const set = new Map(pairs.map((pair) => [pair?.[1], Number(pair?.[2])]));
  return Object.fromEntries(entries.map(([kind, limit]) => [kind, set.get(kind) ?? limit])) as typeof usual;
}
