/**
 * How often one caller may ask: requests of the last minute, counted by kind and network. A window of a minute that
 * slides, told from two fixed ones: what is left of the one before counts by its share.
 */

const WINDOW_MS = 60_000;
/** Networks that are counted at most; the one that was quiet for longest is forgotten first. */
const MAX_COUNTERS = 50_000;

interface Counter {
  window: number;
  /** Requests let through in this window, here. */
  here: number;
  /** And elsewhere, by others who count with us. */
  elsewhere: number;
  /** How many of `here` were published to the others. */
  told: number;
  /** In the window before, everywhere. */
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
  /** Whether others count with us: then {@link RateLimits.takeUntold} has to be asked now and then. */
  readonly isShared?: boolean;
}

export class RateLimits<Kind extends string> {
  readonly #perMinute: Readonly<Record<Kind, number>>;
  readonly #maxCounters: number;
  readonly #counters = new Map<string, Counter>();
  readonly #untold: Set<string> | undefined;

  constructor({ perMinute, maxCounters = MAX_COUNTERS, isShared = false }: RateLimitsOptions<Kind>) {
    this.#perMinute = perMinute;
    this.#maxCounters = maxCounters;
    this.#untold = isShared ? new Set() : undefined;
  }

  /** Networks that are counted now. */
  get size(): number {
    return this.#counters.size;
  }

  /**
   * Counts a request and says whether it may pass. One that may not costs its caller nothing.
   * @param network whose requests count together
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
      this.#untold?.add(key);
      return 0;
    }
    // until enough of the window before has slid out; else until this one has begun to
    const isOver = inWindow >= limit;
    const share = isOver ? 1 - limit / Math.max(inWindow, 1) : 1 - (limit - inWindow) / counter.before;
    const wait = (isOver ? 1 - passed + share : share - passed) * WINDOW_MS;
    return Math.floor(wait / 1000) + 1;
  }

  /** What was counted here and not told yet; told with this. */
  takeUntold(): CountedRequests[] {
    const told: CountedRequests[] = [];
    for (const key of this.#untold ?? []) {
      const counter = this.#counters.get(key);
      if (!counter || counter.here === counter.told) continue;
      told.push({ key, window: counter.window, count: counter.here - counter.told });
      counter.told = counter.here;
    }
    this.#untold?.clear();
    return told;
  }

  /** Learns how many requests all have counted. @param total what all processes published, this one included */
  learn(key: string, window: number, total: number): void {
    const counter = this.#counters.get(key);
    if (counter?.window === window) counter.elsewhere = Math.max(0, total - counter.told);
  }

  #counterOf(key: string, window: number): Counter {
    const known = this.#counters.get(key);
    if (known?.window === window) return known;
    const before = known?.window === window - 1 ? known.here + known.elsewhere : 0;
    const counter = { window, here: 0, elsewhere: 0, told: 0, before };
    // put at the end: the first are those that were quiet for longest
    this.#counters.delete(key);
    this.#forget(window);
    this.#counters.set(key, counter);
    return counter;
  }

  /** Makes room: the first for want of it, and two more at a time when their time is over. */
  #forget(window: number): void {
    let looked = 0;
    for (const [key, counter] of this.#counters) {
      const isFull = this.#counters.size >= this.#maxCounters;
      // one of a later minute was counted before the clock was set back
      const isOver = counter.window < window - 1 || counter.window > window;
      if (!isFull && (!isOver || looked >= 2)) return;
      this.#counters.delete(key);
      looked += 1;
    }
  }
}

/**
 * Reads `RATE_LIMITS`: `off`, a factor (`2`), or pairs (`search=600,page=3000`). Pairs of other kinds are another
 * server's, which reads the same variable.
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
