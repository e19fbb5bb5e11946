/**
 * Responses in memory, never slower nor less available than what they are made from: fresh → stale while a new one is
 * made → stale because no new one can be made (RFC 5861). `lru-cache` stores them within a number of bytes; the times
 * of an entry follow from when it was stored, changes reach it by its tags, and one fill per key serves all who wait.
 */
import { LRUCache } from 'lru-cache';
import { TagIndex } from './tag-index.ts';

/** How long an entry is served, in ms. */
export interface Lifetime {
  /** From when it was stored: served as it is. */
  readonly fresh: number;
  /** After that: served at once while a new one is made. */
  readonly staleWhileRevalidate: number;
  /** From when it was stored: served when no new one can be made. */
  readonly staleIfError: number;
}

/** What a fill came to. */
export type Filled<Value> =
  | {
      readonly kind: 'store';
      readonly value: Value;
      /** Bytes in memory. */
      readonly size: number;
      readonly tags: readonly string[];
      readonly lifetime: Lifetime;
      /** Says that there is nothing under the key: stored apart, since anybody can make up such keys. */
      readonly isAbsence?: boolean;
    }
  /** Not to be stored. @property evicts the entry of the key is removed, too */
  | { readonly kind: 'pass'; readonly value: Value; readonly evicts: boolean }
  /** A failure that can be shown, to those for whom nothing is stored. */
  | { readonly kind: 'failure'; readonly value: Value };

export type Fill<Value> = () => Promise<Filled<Value>>;

/** Where a response came from. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'error';

/** A response, where it came from, and its age in ms. */
export interface Answer<Value> {
  readonly value: Value;
  readonly outcome: Outcome;
  readonly age: number;
}

/** A change of content, by the tags that it touches. */
export interface Purge {
  readonly tags: readonly string[];
  /** The content is not public any more: what shows it must not be served, not even when no new response can be made. */
  readonly withdrawn: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  readonly storedAt: number;
  readonly tags: readonly string[];
  readonly lifetime: Lifetime;
  /** A change has touched it: served only when no new one can be made. */
  isInvalid: boolean;
  /** When a new one could last not be made. */
  failedAt: number | undefined;
  /** Somebody has waited for the fill in flight as long as anyone waits: nobody else does. */
  isSlow: boolean;
}

/** Longest wait for a new response while a stale one is there, in ms. */
const WAIT_MS = 2_000;
/** After a failed fill nobody waits for another one for this long, in ms. */
const BACK_OFF_MS = 5_000;
/** Fills of a key in a row that changes may make stale; what the last one gives is served, but not stored. */
const MAX_FILLS = 3;
/** Part of the bytes for absences. */
const ABSENCES_SHARE = 0.1;
/** A response larger than this part of the bytes is not stored: it would evict too many others. */
const LARGEST_SHARE = 0.25;
/**
 * While changes of content cannot be read, an entry older than this (in ms) is made again before it is served: pages are
 * made of answers, so what was withdrawn goes within twice this time.
 */
const UNWATCHED_MS = 5_000;

export interface ResponseCacheOptions {
  readonly maxBytes: number;
  /** Receives what a fill threw while a stale response is there. */
  readonly onFailure?: ((key: string, error: unknown) => void) | undefined;
  /** Whether what responses are made from seems to hang: then nobody waits for whom a stale one is there. */
  readonly isHanging?: (() => boolean) | undefined;
  /** Whether changes reach {@link ResponseCache.purge}. Absent: they do. */
  readonly isWatched?: (() => boolean) | undefined;
}

export class ResponseCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #absences: LRUCache<string, Entry<Value>>;
  readonly #index = new TagIndex();
  readonly #fills = new Map<string, Promise<Filled<Value>>>();
  /** For each fill in flight: the tags that were purged since it began; undefined among them: all. */
  readonly #purged = new Set<Set<string | undefined>>();
  readonly #onFailure: (key: string, error: unknown) => void;
  readonly #isHanging: () => boolean;
  readonly #isWatched: () => boolean;
  #evictions = 0;

  constructor(options: ResponseCacheOptions) {
    const { maxBytes, onFailure = () => undefined, isHanging = () => false, isWatched = () => true } = options;
    [this.#onFailure, this.#isHanging, this.#isWatched] = [onFailure, isHanging, isWatched];
    this.#entries = this.#storeOf(maxBytes * (1 - ABSENCES_SHARE));
    this.#absences = this.#storeOf(maxBytes * ABSENCES_SHARE);
  }

  get bytes(): number {
    return this.#entries.calculatedSize + this.#absences.calculatedSize;
  }
  get count(): number {
    return this.#entries.size + this.#absences.size;
  }
  /** Entries that were removed for want of room, since the start. */
  get evictions(): number {
    return this.#evictions;
  }

  /** What can be served without waiting: fresh, or stale while a new one is made. */
  ready(key: string, fill: Fill<Value>): Answer<Value> | undefined {
    const entry = this.#entries.get(key) ?? this.#absences.get(key);
    if (!entry || entry.isInvalid) return undefined;
    const age = Date.now() - entry.storedAt;
    // stored in the future: the clock was wrong then, or is now
    if (age < 0) return undefined;
    const { fresh, staleWhileRevalidate } = entry.lifetime;
    const isWatched = this.#isWatched();
    if (age < (isWatched ? fresh : Math.min(fresh, UNWATCHED_MS))) return { value: entry.value, outcome: 'hit', age };
    if (!isWatched || age >= fresh + staleWhileRevalidate) return undefined;
    if (!this.#isBackingOff(entry)) this.#fill(key, fill).catch(() => undefined);
    return { value: entry.value, outcome: 'stale', age };
  }

  /**
   * The response of a key, made when none can be served without waiting.
   * @throws what the fill throws, when nothing stale may be served in its place
   */
  async get(key: string, fill: Fill<Value>): Promise<Answer<Value>> {
    const ready = this.ready(key, fill);
    if (ready) return ready;
    const entry = this.#peek(key);
    const age = Math.max(0, Date.now() - (entry?.storedAt ?? 0));
    if (!entry || age >= entry.lifetime.staleIfError) return toAnswer(await this.#fill(key, fill));
    const stale: Answer<Value> = { value: entry.value, outcome: 'error', age };
    if (this.#isBackingOff(entry)) return stale;
    const filling = this.#fill(key, fill).catch(() => undefined);
    if (entry.isSlow || this.#isHanging()) return stale;
    const filled = await within(WAIT_MS, filling);
    if (filled === LATE) entry.isSlow = true;
    else if (filled !== undefined && filled.kind !== 'failure') return toAnswer(filled);
    // a change may have removed it, or another one has taken its place
    return this.#peek(key) === entry ? stale : this.get(key, fill);
  }

  /** Takes what a change touches out of use, fills in flight included. @returns how many entries that were */
  purge({ tags, withdrawn }: Purge): number {
    for (const purged of this.#purged) for (const tag of tags) purged.add(tag);
    const keys = this.#index.keysOf(tags);
    for (const key of keys) {
      const entry = this.#peek(key);
      if (withdrawn) this.#delete(key);
      else if (entry) {
        entry.isInvalid = true;
        entry.failedAt = undefined;
      }
    }
    return keys.size;
  }

  /** Removes everything, because nobody knows what has changed. @returns how many entries that were */
  clear(): number {
    const { count } = this;
    for (const purged of this.#purged) purged.add(undefined);
    this.#entries.clear();
    this.#absences.clear();
    return count;
  }

  #storeOf(maxBytes: number): LRUCache<string, Entry<Value>> {
    return new LRUCache({
      maxSize: Math.floor(maxBytes),
      maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
      sizeCalculation: ({ size }) => size,
      dispose: ({ tags }, key, reason) => {
        this.#index.remove(key, tags);
        if (reason === 'evict') this.#evictions += 1;
      },
    });
  }

  #peek(key: string): Entry<Value> | undefined {
    return this.#entries.peek(key) ?? this.#absences.peek(key);
  }

  #delete(key: string): void {
    this.#entries.delete(key);
    this.#absences.delete(key);
  }

  #isBackingOff({ failedAt }: Entry<Value>): boolean {
    if (failedAt === undefined) return false;
    const since = Date.now() - failedAt;
    return since >= 0 && since < BACK_OFF_MS;
  }

  /** Joins the fill in flight, or starts one. */
  #fill(key: string, fill: Fill<Value>): Promise<Filled<Value>> {
    const inFlight = this.#fills.get(key);
    if (inFlight) return inFlight;
    const filling = this.#run(key, fill).finally(() => {
      this.#fills.delete(key);
      const entry = this.#peek(key);
      if (entry) entry.isSlow = false;
    });
    this.#fills.set(key, filling);
    return filling;
  }

  /** Fills, and again when a change has made the result stale meanwhile: so all who wait get the new state. */
  async #run(key: string, fill: Fill<Value>): Promise<Filled<Value>> {
    for (let count = 1; ; count += 1) {
      const purged = new Set<string | undefined>();
      this.#purged.add(purged);
      let filled: Filled<Value>;
      try {
        filled = await fill();
      } catch (error) {
        this.#noteFailure(key, error);
        throw error;
      } finally {
        this.#purged.delete(purged);
      }
      const isStale = filled.kind === 'store' && (purged.has(undefined) || filled.tags.some((tag) => purged.has(tag)));
      if (!isStale) this.#take(key, filled);
      if (!isStale || count === MAX_FILLS) return filled;
    }
  }

  #noteFailure(key: string, error: unknown): void {
    const entry = this.#peek(key);
    if (!entry) return;
    entry.failedAt = Date.now();
    this.#onFailure(key, error);
  }

  #take(key: string, filled: Filled<Value>): void {
    if (filled.kind === 'failure') this.#noteFailure(key, undefined);
    else if (filled.kind === 'store') this.#store(key, filled);
    else if (filled.evicts) this.#delete(key);
  }

  #store(key: string, { value, size, tags, lifetime, isAbsence }: Extract<Filled<Value>, { kind: 'store' }>): void {
    const [store, other] = isAbsence ? [this.#absences, this.#entries] : [this.#entries, this.#absences];
    const storedAt = Date.now();
    const entry = { value, size, storedAt, tags, lifetime, isInvalid: false, failedAt: undefined, isSlow: false };
    other.delete(key);
    store.set(key, entry);
    if (store.peek(key) === entry) this.#index.add(key, tags);
  }
}

const toAnswer = <Value>({ value }: Filled<Value>): Answer<Value> => ({ value, outcome: 'miss', age: 0 });

const LATE = Symbol('late');

/** What a promise comes to, or {@link LATE} when that takes longer. */
const within = async <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | typeof LATE> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
