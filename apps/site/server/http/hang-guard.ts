/**
 * Tells a content server that hangs (it takes connections and answers nothing) from one that is slow for one call. While
 * it hangs, one probe waits for it, and calls fail at once instead of each waiting for its own timeout.
 */

/** A call that has waited this long, while no other call was answered either, is a sign of hanging; in ms. */
const SUSPECT_AFTER_MS = 2_000;

interface Waiting {
  readonly began: number;
  readonly fail: () => void;
}

export class HangGuard {
  readonly #now: () => number;
  /** In the order in which they began. */
  readonly #waiting = new Set<Waiting>();
  #answeredAt = Number.NEGATIVE_INFINITY;
  #isOpen = false;

  /** @param now ms of a clock that is never set */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A call has timed out and nothing has been answered since it began: calls fail at once. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the content server seems to hang: nobody should wait for it who can be given something stale. */
  get isHanging(): boolean {
    if (this.#isOpen) return true;
    for (const { began } of this.#waiting) {
      if (began >= this.#answeredAt) return this.#now() - began >= SUSPECT_AFTER_MS;
    }
    return false;
  }

  /** A call begins. @param fail ends it, because the content server hangs @returns what ends the waiting */
  enter(fail: () => void): Waiting {
    const call = { began: this.#now(), fail };
    this.#waiting.add(call);
    return call;
  }

  leave(call: Waiting): void {
    this.#waiting.delete(call);
  }

  /** The content server has reacted: by an answer, or by refusing or closing a connection. */
  noteReaction(): void {
    this.#answeredAt = this.#now();
    this.#isOpen = false;
  }

  /** A call has timed out. @returns whether that has shown that the content server hangs; then all calls have failed */
  noteTimeout({ began }: Waiting): boolean {
    if (this.#isOpen || this.#answeredAt >= began) return false;
    this.#isOpen = true;
    for (const call of [...this.#waiting]) call.fail();
    return true;
  }
}
