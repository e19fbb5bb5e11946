/**
 * A circuit breaker for a content server that hangs: it accepts connections and answers nothing. One slow call does not open
 * it. While it is open, one probe waits for the content server, and calls fail at once instead of waiting for their timeout.
 */

/** The content server is suspected to hang when a call has waited this long and no other was answered meanwhile; in ms. */
const SUSPECT_AFTER_MS = 2_000;

interface Waiting {
  readonly began: number;
  readonly fail: () => void;
}

export class HangGuard {
  readonly #now: () => number;
  /** In order of start. */
  readonly #waiting = new Set<Waiting>();
  #answeredAt = Number.NEGATIVE_INFINITY;
  #isOpen = false;

  /** @param now a monotonic clock, ms */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a call has timed out and none was answered since it began: calls fail at once. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the content server seems to hang: a request that has a stale entry should not wait for it. */
  get isHanging(): boolean {
    if (this.#isOpen) return true;
    for (const { began } of this.#waiting) {
      if (began >= this.#answeredAt) return this.#now() - began >= SUSPECT_AFTER_MS;
    }
    return false;
  }

  /** A call begins. @param fail called when the content server hangs @returns the call, for {@link leave} */
  enter(fail: () => void): Waiting {
    const call = { began: this.#now(), fail };
    this.#waiting.add(call);
    return call;
  }

  leave(call: Waiting): void {
    this.#waiting.delete(call);
  }

  /** The content server has responded, or has refused or closed a connection. */
  noteReaction(): void {
    this.#answeredAt = this.#now();
    this.#isOpen = false;
  }

  /** A call has timed out. @returns whether this has opened the circuit; then all waiting calls have failed */
  noteTimeout({ began }: Waiting): boolean {
    if (this.#isOpen || this.#answeredAt >= began) return false;
    this.#isOpen = true;
    for (const call of [...this.#waiting]) call.fail();
    return true;
  }
}
