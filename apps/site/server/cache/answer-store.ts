/**
 * Keeps answers within a number of bytes. Two rows, each in the order of coming: an answer comes on trial; one that was
 * asked for again by the time that its row needs room is settled (a segmented clock, which costs a hit one bit). So ten
 * thousand addresses that nobody asks for twice push out each other, and never the pages that visitors read.
 */

/** Part of the bytes that settled answers may take; the rest is for answers on trial. */
const SETTLED_SHARE = 0.8;
/** An answer larger than this part of all bytes is not kept: it would push out too many others. */
const LARGEST_SHARE = 0.25;

interface Kept<Value> {
  value: Value;
  size: number;
  /** Asked for since it came into its row. */
  isUsed: boolean;
}

export class AnswerStore<Value> {
  readonly #trial = new Map<string, Kept<Value>>();
  readonly #settled = new Map<string, Kept<Value>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #settledBytes = 0;
  #evictions = 0;

  /** @param maxBytes bound on the sum of all sizes */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes of everything kept, as told to {@link set} and {@link resize}. */
  get bytes(): number {
    return this.#bytes;
  }
  get count(): number {
    return this.#trial.size + this.#settled.size;
  }
  /** Answers that had to go for want of room, since the start. */
  get evictions(): number {
    return this.#evictions;
  }

  /** The answer of a key; being asked for counts as use. */
  get(key: string): Value | undefined {
    const kept = this.#settled.get(key) ?? this.#trial.get(key);
    if (!kept) return undefined;
    kept.isUsed = true;
    return kept.value;
  }

  /** The answer of a key without counting as use. */
  peek(key: string): Value | undefined {
    return (this.#settled.get(key) ?? this.#trial.get(key))?.value;
  }

  /** Keeps an answer; one that takes the place of an older one keeps its row. @param size in bytes */
  set(key: string, value: Value, size: number): void {
    if (size > this.#maxBytes * LARGEST_SHARE) {
      this.delete(key);
      return;
    }
    const isSettled = this.#settled.has(key);
    this.delete(key);
    (isSettled ? this.#settled : this.#trial).set(key, { value, size, isUsed: false });
    this.#bytes += size;
    if (isSettled) this.#settledBytes += size;
    this.#fit();
  }

  /** Tells that a kept answer has grown, e.g. by another encoding. Passes over a key that is not kept. */
  resize(key: string, size: number): void {
    const isSettled = this.#settled.has(key);
    const kept = (isSettled ? this.#settled : this.#trial).get(key);
    if (!kept) return;
    this.#bytes += size - kept.size;
    if (isSettled) this.#settledBytes += size - kept.size;
    kept.size = size;
    this.#fit();
  }

  delete(key: string): boolean {
    const settled = this.#settled.get(key);
    const kept = settled ?? this.#trial.get(key);
    if (!kept) return false;
    (settled ? this.#settled : this.#trial).delete(key);
    this.#bytes -= kept.size;
    if (settled) this.#settledBytes -= kept.size;
    return true;
  }

  /** Every key with its answer. */
  *entries(): IterableIterator<[string, Value]> {
    for (const row of [this.#settled, this.#trial]) {
      for (const [key, { value }] of row) yield [key, value];
    }
  }

  /** Settled answers that nobody has asked for since they were last looked at go back on trial. */
  #demote(): void {
    while (this.#settledBytes > this.#maxBytes * SETTLED_SHARE) {
      const oldest = this.#settled.entries().next();
      if (oldest.done) return;
      const [key, kept] = oldest.value;
      this.#settled.delete(key);
      if (kept.isUsed) this.#settled.set(key, kept);
      else {
        this.#settledBytes -= kept.size;
        this.#trial.set(key, kept);
      }
      kept.isUsed = false;
    }
  }

  #fit(): void {
    while (this.#bytes > this.#maxBytes) {
      const oldest = this.#trial.entries().next();
      if (oldest.done) return;
      const [key, kept] = oldest.value;
      if (kept.isUsed) {
        this.#trial.delete(key);
        this.#settled.set(key, kept);
        this.#settledBytes += kept.size;
        kept.isUsed = false;
        this.#demote();
      } else {
        this.delete(key);
        this.#evictions += 1;
      }
    }
  }
}
