/**
 * Requests of which only the latest counts: a superseded one is aborted, and an answer that it still gets is dropped.
 */
export class LatestAnswer {
  #current: AbortController | undefined;

  /**
   * Sends a request in place of the previous one.
   * @returns the answer; undefined when the request was superseded or stopped
   * @throws what `ask` rejects with, unless the request was superseded
   */
  async ask<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    this.stop();
    const own = new AbortController();
    this.#current = own;
    try {
      const answer = await ask(own.signal);
      return own.signal.aborted ? undefined : answer;
    } catch (error) {
      if (own.signal.aborted) return undefined;
      throw error;
    }
  }

  /** Aborts the request; its answer is dropped. */
  stop(): void {
    this.#current?.abort();
    this.#current = undefined;
  }
}
