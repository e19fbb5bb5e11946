/**
 * A response cache in memory: fresh → stale-while-revalidate → stale-if-error (RFC 5861). `lru-cache` stores the entries
 * within a byte limit. An entry expires relative to `storedAt`, changes invalidate it by its tags, and one fill per key
 * serves all waiting requests.
 */
import { LRUCache } from 'lru-cache';
import { TagIndex } from './tag-index.ts';

/** How long an entry is served, in ms from the time it was stored. */
export interface Lifetime {
  /** Served without revalidation. */
  readonly fresh: number;
  /** For this long after `fresh`: served at once while it is revalidated. */
  readonly staleWhileRevalidate: number;
  /** Served when revalidation fails. */
  readonly staleIfError: number;
}

/** The result of a fill. */
export type Filled<Value> =
  | {
      readonly kind: 'store';
      readonly value: Value;
      /** Bytes in memory. */
      readonly size: number;
      readonly tags: readonly string[];
      readonly lifetime: Lifetime;
      /** A 404 or 410: stored apart, since clients can make up any number of such keys. */
      readonly isAbsence?: boolean;
    }
  /** Not to be stored. @property evicts removes the entry of the key */
  | { readonly kind: 'pass'; readonly value: Value; readonly evicts: boolean }
  /** A failure that can be sent when no entry is stored. */
  | { readonly kind: 'failure'; readonly value: Value };

export type Fill<Value> = () => Promise<Filled<Value>>;

/** Where a response came from. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'error';

/** A response and where it came from. */
export interface Answer<Value> {
  readonly value: Value;
  readonly outcome: Outcome;
}

/** A change of content, by the tags that it touches. */
export interface Purge {
  readonly tags: readonly string[];
  /** The content is no longer public: entries that show it must not be served, not even as stale-if-error. */
  readonly withdrawn: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  readonly storedAt: number;
  readonly tags: readonly string[];
  readonly lifetime: Lifetime;
  /** Invalidated by a change: served only when revalidation fails. */
  isInvalid: boolean;
  /** Time of the last failed revalidation. */
  failedAt: number | undefined;
  /** A request has waited {@link WAIT_MS} for the fill in flight: the next ones do not wait. */
  isSlow: boolean;
}

/** Longest wait for revalidation while a stale entry exists, in ms. */
const WAIT_MS = 2_000;
/** Back-off after a failed fill, in ms: requests get the stale entry without waiting. */
const BACK_OFF_MS = 5_000;
/** Consecutive fills of a key that changes may invalidate; the result of the last one is served, but not stored. */
const MAX_FILLS = 3;
/** Share of the byte limit for absences (404, 410). */
const ABSENCES_SHARE = 0.1;
/** A response larger than this share of the byte limit is not stored: it would evict too many others. */
const LARGEST_SHARE = 0.25;
/**
 * While the change log cannot be read, an entry older than this (in ms) is revalidated before it is served. Pages are made
 * of answers, so a withdrawn record disappears within twice this time.
 */
const NOT_FOLLOWING_MS = 5_000;

export interface ResponseCacheOptions {
  readonly maxBytes: number;
  /** Receives the error of a failed fill while a stale entry exists. */
  readonly onFailure?: ((key: string, error: unknown) => void) | undefined;
  /** Whether the upstream seems to hang: then requests that have a stale entry do not wait. */
  readonly isHanging?: (() => boolean) | undefined;
  /** Whether changes reach {@link ResponseCache.purge}. Absent: yes. */
  readonly isFollowingChanges?: (() => boolean) | undefined;
}

export class ResponseCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #absences: LRUCache<string, Entry<Value>>;
  readonly #index = new TagIndex();
  readonly #fills = new Map<string, Promise<Filled<Value>>>();
  /** For each fill in flight: the tags purged since it began; undefined among them means all. */
  readonly #purged = new Set<Set<string | undefined>>();
  readonly #onFailure: (key: string, error: unknown) => void;
  readonly #isHanging: () => boolean;
  readonly #isFollowingChanges: () => boolean;
  #evictions = 0;

  constructor(options: ResponseCacheOptions) {
    const { maxBytes, onFailure = () => undefined, isHanging = () => false, isFollowingChanges = () => true } = options;
    [this.#onFailure, this.#isHanging, this.#isFollowingChanges] = [onFailure, isHanging, isFollowingChanges];
    this.#entries = this.#storeOf(maxBytes * (1 - ABSENCES_SHARE));
    this.#absences = this.#storeOf(maxBytes * ABSENCES_SHARE);
  }

  get bytes(): number {
    return this.#entries.calculatedSize + this.#absences.calculatedSize;
  }
  get count(): number {
    return this.#entries.size + this.#absences.size;
  }
  /** Entries evicted since the start. */
  get evictions(): number {
    return this.#evictions;
  }

  /** The entry that can be served without waiting: fresh, or stale-while-revalidate. */
  getCached(key: string, fill: Fill<Value>): Answer<Value> | undefined {
    const entry = this.#entries.get(key) ?? this.#absences.get(key);
    if (!entry || entry.isInvalid) return undefined;
    const age = Date.now() - entry.storedAt;
    // stored in the future: the clock was set back
    if (age < 0) return undefined;
    const { fresh, staleWhileRevalidate } = entry.lifetime;
    const isFollowingChanges = this.#isFollowingChanges();
    if (age < (isFollowingChanges ? fresh : Math.min(fresh, NOT_FOLLOWING_MS)))
      return { value: entry.value, outcome: 'hit' };
    if (!isFollowingChanges || age >= fresh + staleWhileRevalidate) return undefined;
    if (!this.#isBackingOff(entry)) this.#fill(key, fill).catch(() => undefined);
    return { value: entry.value, outcome: 'stale' };
  }

  /**
   * The response of a key, filled when no entry can be served without waiting.
   * @throws the error of the fill, when no stale entry may be served instead
   */
  async get(key: string, fill: Fill<Value>): Promise<Answer<Value>> {
    const cached = this.getCached(key, fill);
    if (cached) return cached;
    const entry = this.#peek(key);
    const age = Math.max(0, Date.now() - (entry?.storedAt ?? 0));
    if (!entry || age >= entry.lifetime.staleIfError) return toAnswer(await this.#fill(key, fill));
    const stale: Answer<Value> = { value: entry.value, outcome: 'error' };
    if (this.#isBackingOff(entry)) return stale;
    const filling = this.#fill(key, fill).catch(() => undefined);
    if (entry.isSlow || this.#isHanging()) return stale;
    const filled = await within(WAIT_MS, filling);
    if (filled === LATE) entry.isSlow = true;
    else if (filled !== undefined && filled.kind !== 'failure') return toAnswer(filled);
    // a change may have removed the entry, or a fill has replaced it
    return this.#peek(key) === entry ? stale : this.get(key, fill);
  }

  /** Invalidates the entries of the tags, fills in flight included; a withdrawal removes them. @returns the number of entries */
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

  /** Removes all entries, because the changes are unknown. @returns the number of entries */
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

  /** Runs the fill, and repeats it when a change invalidates the result meanwhile: all waiting requests get the new state. */
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

const toAnswer = <Value>({ value }: Filled<Value>): Answer<Value> => ({ value, outcome: 'miss' });

const LATE = Symbol('late');

/** The result of a promise, or {@link LATE} after a timeout. */
const within = async <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | typeof LATE> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
