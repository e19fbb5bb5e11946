/** Whether the content server answers, and when it last did: cached data is known to be current up to that time. */
export class ContentStatus {
  readonly #now: () => number;
  #lastAt: number | undefined;
  #isDown = false;

  /** @param now epoch ms */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The content server has answered. */
  noteAnswer(): void {
    this.#lastAt = this.#now();
    this.#isDown = false;
  }

  /** The content server could not be reached, or timed out. */
  noteFailure(): void {
    this.#isDown = true;
  }

  /** Whether the content server has answered at least once. */
  get hasAnswered(): boolean {
    return this.#lastAt !== undefined;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  /** While the content server does not answer: the time of its last answer, epoch ms. null while it answers, and before its first answer. */
  get downSince(): number | null {
    if (!this.#isDown || this.#lastAt === undefined) return null;
    // the clock may have been set back since
    return Math.min(this.#lastAt, this.#now());
  }
}
