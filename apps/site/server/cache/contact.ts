/** Whether the content server answers, and when it last did: up to then is what the site shows known to be true. */
export class Contact {
  readonly #now: () => number;
  #lastAt: number | undefined;
  #isLost = false;

  /** @param now epoch ms */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** It has answered. */
  noteAnswer(): void {
    this.#lastAt = this.#now();
    this.#isLost = false;
  }

  /** It could not be reached, or was too slow. */
  noteLoss(): void {
    this.#isLost = true;
  }

  /** It has answered at least once. */
  get wasMade(): boolean {
    return this.#lastAt !== undefined;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** While it does not answer: when it last did, epoch ms. null while it does, and when it never has. */
  get lostSince(): number | null {
    if (!this.#isLost || this.#lastAt === undefined) return null;
    // the clock may have been set back since
    return Math.min(this.#lastAt, this.#now());
  }
}
