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
      /** Says that there is nothing under the key: kept apart, since anybody can make up such keys. */
      readonly isAbsence?: boolean;
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
  /** Somebody has waited for it as long as anyone waits. */
  isSlow: boolean;
}

/** Longest that anyone waits for a new answer while an old one is kept, in ms. */
const PATIENCE_MS = 2_000;
/** After a failure nobody waits for a new attempt for this long, in ms. */
const REST_MS = 5_000;
/** Part of the bytes that absences may take. */
const ABSENCES_SHARE = 0.1;

export interface AnswerCacheOptions {
  readonly maxBytes: number;
  /** epoch ms */
  readonly now?: () => number;
  /** Told of a fill that failed with nobody waiting for it. */
  readonly onFailure?: (key: string, error: unknown) => void;
  /** Whether what answers are made from seems to hang: then nobody waits who can be given something old. */
  readonly isHanging?: () => boolean;
}

export class AnswerCache<Value> {
  readonly store: AnswerStore<Entry<Value>>;
  readonly #absences: AnswerStore<Entry<Value>>;
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #now: () => number;
  readonly #onFailure: (key: string, error: unknown) => void;
  readonly #isHanging: () => boolean;
  #fills = 0;
  /** Fills under way, overtaken ones too, and the changes since the oldest of them began. */
  #underWay = 0;
  #purges: Array<{ after: number; purge: Purge }> = [];

  constructor(options: AnswerCacheOptions) {
    const { maxBytes, now = Date.now, onFailure = () => undefined, isHanging = () => false } = options;
    this.store = new AnswerStore(maxBytes * (1 - ABSENCES_SHARE));
    this.#absences = new AnswerStore(maxBytes * ABSENCES_SHARE);
    this.#now = now;
    this.#onFailure = onFailure;
    this.#isHanging = isHanging;
  }

  /** What can be given without waiting: a fresh answer, or an old one while a new one is being made. */
  ready(key: string, fill: Fill<Value>): Answer<Value> | undefined {
    const entry = this.store.get(key) ?? this.#absences.get(key);
    if (!entry || entry.isOutdated) return undefined;
    const age = this.#now() - entry.at;
    // made in the future: the clock was wrong then, or is now
    if (age < 0) return undefined;
    if (age < entry.lifetime.fresh) return { value: entry.value, outcome: 'hit', age };
    if (age >= entry.lifetime.fresh + entry.lifetime.stale) return undefined;
    if (!this.#isResting(entry)) this.#start(key, fill);
    return { value: entry.value, outcome: 'stale', age };
  }

  /**
   * The answer of a key, made when there is none.
   * @throws what the fill throws, when nothing older may be given in its place
   */
  async get(key: string, fill: Fill<Value>): Promise<Answer<Value>> {
    const ready = this.ready(key, fill);
    if (ready) return ready;
    const entry = this.#peek(key);
    const age = Math.max(0, this.#now() - (entry?.at ?? 0));
    const kept = entry && age < entry.lifetime.onError ? entry : undefined;
    if (!kept) return toAnswer(await this.#start(key, fill).result);
    const old: Answer<Value> = { value: kept.value, outcome: 'error', age };
    if (this.#isResting(kept)) return old;
    const flight = this.#start(key, fill);
    if (flight.isSlow || this.#isHanging()) return old;
    const result = await Promise.race([settled(flight.result), timeoutOf(flight)]);
    if (result !== undefined && result.kind !== 'failure') return toAnswer(result);
    // meanwhile it may have been withdrawn, or another one has taken its place
    return this.#peek(key) === kept ? old : this.get(key, fill);
  }

  /** Tells that a kept answer has grown; passes over one that another has taken the place of. @param size in bytes */
  resize(key: string, value: Value, size: number): void {
    for (const store of [this.store, this.#absences]) {
      if (store.peek(key)?.value === value) store.resize(key, size);
    }
  }

  /** Takes what a change touches out of use. @returns how many answers that were */
  purge(purge: Purge): number {
    for (const flight of this.#flights.values()) flight.isOvertaken = true;
    if (this.#underWay > 0) this.#purges.push({ after: this.#fills, purge });
    let count = 0;
    for (const [key, entry] of [...this.store.entries(), ...this.#absences.entries()]) {
      if (!purge.touches(entry.tags)) continue;
      count += 1;
      if (purge.forget) this.#delete(key);
      else {
        entry.isOutdated = true;
        entry.failedAt = undefined;
      }
    }
    return count;
  }

  #peek(key: string): Entry<Value> | undefined {
    return this.store.peek(key) ?? this.#absences.peek(key);
  }

  #delete(key: string): void {
    this.store.delete(key);
    this.#absences.delete(key);
  }

  #isResting({ failedAt }: Entry<Value>): boolean {
    if (failedAt === undefined) return false;
    const since = this.#now() - failedAt;
    return since >= 0 && since < REST_MS;
  }

  /** Joins the fill that is under way, or starts one. Its failure is noted here, and thrown to those who wait. */
  #start(key: string, fill: Fill<Value>): Flight<Value> {
    const under = this.#flights.get(key);
    if (under && !under.isOvertaken) return under;
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
    const flight: Flight<Value> = { number, result, isOvertaken: false, isSlow: false };
    this.#flights.set(key, flight);
    const end = (): void => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#purges = [];
    };
    result.then(end, end);
    return flight;
  }

  #noteFailure(key: string, error: unknown): void {
    const entry = this.#peek(key);
    if (!entry) return;
    entry.failedAt = this.#now();
    this.#onFailure(key, error);
  }

  #take(key: string, number: number, filled: Filled<Value>): void {
    if (filled.kind === 'failure') return this.#noteFailure(key, undefined);
    const entry = this.#peek(key);
    // a fill that began later has been here before
    if (entry && entry.fill > number) return undefined;
    if (filled.kind === 'pass') {
      if (filled.forget) this.#delete(key);
      return undefined;
    }
    const { value, size, tags, lifetime, isAbsence = false } = filled;
    const since = this.#purges.filter(({ after, purge }) => after >= number && purge.touches(tags));
    if (since.some(({ purge }) => purge.forget)) {
      this.#delete(key);
      return undefined;
    }
    const isOutdated = since.length > 0;
    (isAbsence ? this.store : this.#absences).delete(key);
    (isAbsence ? this.#absences : this.store).set(
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

/** Resolves with nothing when waiting has taken too long; those who come next do not wait at all. */
const timeoutOf = (flight: Flight<unknown>): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => {
      flight.isSlow = true;
      resolve(undefined);
    }, PATIENCE_MS).unref();
  });
