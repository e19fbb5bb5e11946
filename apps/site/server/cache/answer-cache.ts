/**
 * A cache of answers that is never slower, nor less available, than what it stands before: fresh → old but given at
 * once while a new one is made → old because no new one can be made. One fill per key, however many ask.
 */
import { AnswerStore } from './answer-store.ts';

/** How long an answer is given, in ms from the moment it was made. */
export interface Lifetime {
  /** Given as it is. */
  readonly fresh: number;
  /** After that: given at once, while a new one is made. */
  readonly stale: number;
  /** As long as no new one can be made. */
  readonly onError: number;
}

/** What a fill came to. */
export type Filled<Value> =
  | {
      readonly kind: 'keep';
      readonly value: Value;
      readonly size: number;
      readonly tags: readonly string[];
      readonly lifetime: Lifetime;
    }
  /** Not to be kept; what is kept under the key goes (`forget`) or stays. */
  | { readonly kind: 'pass'; readonly value: Value; readonly forget: boolean }
  /** A failure that can be shown: to those for whom nothing older is kept. */
  | { readonly kind: 'failure'; readonly value: Value };

export type Fill<Value> = () => Promise<Filled<Value>>;

/** How an answer was come by. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'error';

/** An answer, how it was come by, and how old it is in ms. */
export interface Answer<Value> {
  readonly value: Value;
  readonly outcome: Outcome;
  readonly age: number;
}

/** Which answers a change touches, by their tags. */
export interface Purge {
  readonly touches: (tags: readonly string[]) => boolean;
  /** Something was withdrawn: what touches it must not even be shown when no new answer can be made. */
  readonly forget: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly at: number;
  readonly tags: readonly string[];
  readonly lifetime: Lifetime;
  /** Number of the fill that made it. */
  readonly fill: number;
  isOutdated: boolean;
  /** When a new one could last not be made. */
  failedAt: number | undefined;
}
interface Flight<Value> {
  readonly number: number;
  readonly result: Promise<Filled<Value>>;
  /** A change came while it was under way: it may carry the old state. */
  isOvertaken: boolean;
}

/** Longest that anyone waits for a new answer while an old one is kept, in ms. */
const PATIENCE_MS = 2_000;
/** After a failure nobody waits for a new attempt for this long, in ms. */
const REST_MS = 5_000;

export interface AnswerCacheOptions {
  readonly maxBytes: number;
  /** epoch ms */
  readonly now?: () => number;
  /** Told of a fill that failed with nobody waiting for it. */
  readonly onFailure?: (key: string, error: unknown) => void;
}

export class AnswerCache<Value> {
  readonly store: AnswerStore<Entry<Value>>;
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #now: () => number;
  readonly #onFailure: (key: string, error: unknown) => void;
  #fills = 0;
  /** Fills under way, overtaken ones too, and the changes since the oldest of them began. */
  #underWay = 0;
  #purges: Array<{ after: number; purge: Purge }> = [];

  constructor({ maxBytes, now = Date.now, onFailure = () => undefined }: AnswerCacheOptions) {
    this.store = new AnswerStore(maxBytes);
    this.#now = now;
    this.#onFailure = onFailure;
  }

  /** What can be given without waiting: a fresh answer, or an old one while a new one is being made. */
  ready(key: string, fill: Fill<Value>): Answer<Value> | undefined {
    const entry = this.store.get(key);
    if (!entry || entry.isOutdated) return undefined;
    const age = this.#now() - entry.at;
    if (age < entry.lifetime.fresh) return { value: entry.value, outcome: 'hit', age };
    if (age >= entry.lifetime.fresh + entry.lifetime.stale) return undefined;
    if (!this.#isResting(entry)) void this.#start(key, fill);
    return { value: entry.value, outcome: 'stale', age };
  }

  /**
   * The answer of a key, made when there is none.
   * @throws what the fill throws, when nothing older may be given in its place
   */
  async get(key: string, fill: Fill<Value>): Promise<Answer<Value>> {
    const ready = this.ready(key, fill);
    if (ready) return ready;
    const entry = this.store.peek(key);
    const kept = entry && this.#now() - entry.at < entry.lifetime.onError ? entry : undefined;
    const old = (): Answer<Value> | undefined =>
      kept && { value: kept.value, outcome: 'error', age: this.#now() - kept.at };
    if (kept && this.#isResting(kept)) return old() as Answer<Value>;
    const made = this.#start(key, fill);
    if (!kept) return toAnswer(await made);
    // a change is waited for as long as it takes; the clock alone is not
    const result = await (kept.isOutdated ? settled(made) : Promise.race([settled(made), this.#patience(kept)]));
    return result === undefined || result.kind === 'failure' ? (old() as Answer<Value>) : toAnswer(result);
  }

  /** Tells that a kept answer has grown; passes over one that another has taken the place of. @param size in bytes */
  resize(key: string, value: Value, size: number): void {
    if (this.store.peek(key)?.value === value) this.store.resize(key, size);
  }

  /** Takes what a change touches out of use. @returns how many answers that were */
  purge(purge: Purge): number {
    for (const flight of this.#flights.values()) flight.isOvertaken = true;
    if (this.#underWay > 0) this.#purges.push({ after: this.#fills, purge });
    let count = 0;
    for (const [key, entry] of this.store.entries()) {
      if (!purge.touches(entry.tags)) continue;
      count += 1;
      if (purge.forget) this.store.delete(key);
      else {
        entry.isOutdated = true;
        entry.failedAt = undefined;
      }
    }
    return count;
  }

  #isResting(entry: Entry<Value>): boolean {
    return entry.failedAt !== undefined && this.#now() - entry.failedAt < REST_MS;
  }

  /** Resolves with nothing when waiting has taken too long; those who ask next do not wait at all. */
  #patience(entry: Entry<Value>): Promise<undefined> {
    return new Promise((resolve) => {
      setTimeout(() => {
        entry.failedAt ??= this.#now();
        resolve(undefined);
      }, PATIENCE_MS).unref();
    });
  }

  /** Joins the fill that is under way, or starts one. Its failure is noted here, and thrown to those who wait. */
  #start(key: string, fill: Fill<Value>): Promise<Filled<Value>> {
    const under = this.#flights.get(key);
    if (under && !under.isOvertaken) return under.result;
    this.#fills += 1;
    this.#underWay += 1;
    const number = this.#fills;
    const result = fill().then(
      (filled) => {
        this.#take(key, number, filled);
        return filled;
      },
      (error: unknown) => {
        this.#noteFailure(key, error);
        throw error;
      },
    );
    const flight: Flight<Value> = { number, result, isOvertaken: false };
    this.#flights.set(key, flight);
    const end = (): void => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#purges = [];
    };
    result.then(end, end);
    return result;
  }

  #noteFailure(key: string, error: unknown): void {
    const entry = this.store.peek(key);
    if (!entry) return;
    entry.failedAt = this.#now();
    this.#onFailure(key, error);
  }

  #take(key: string, number: number, filled: Filled<Value>): void {
    if (filled.kind === 'failure') return this.#noteFailure(key, undefined);
    const entry = this.store.peek(key);
    // a fill that began later has been here before
    if (entry && entry.fill > number) return undefined;
    if (filled.kind === 'pass') {
      if (filled.forget) this.store.delete(key);
      return undefined;
    }
    const { value, size, tags, lifetime } = filled;
    const since = this.#purges.filter(({ after, purge }) => after >= number && purge.touches(tags));
    if (since.some(({ purge }) => purge.forget)) {
      this.store.delete(key);
      return undefined;
    }
    const isOutdated = since.length > 0;
    this.store.set(
      key,
      { value, at: this.#now(), tags, lifetime, fill: number, isOutdated, failedAt: undefined },
      size,
    );
    return undefined;
  }
}

const toAnswer = <Value>({ value }: Filled<Value>): Answer<Value> => ({ value, outcome: 'miss', age: 0 });

const settled = <Value>(made: Promise<Filled<Value>>): Promise<Filled<Value> | undefined> =>
  made.catch(() => undefined);
