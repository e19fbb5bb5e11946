/**
 * Questions to which only the latest may be answered: one that is superseded is aborted, and what it answers all the same
 * is dropped, however late it comes.
 */
export class LatestAnswer {
  #current: AbortController | undefined;

  /**
   * Asks, in place of what was asked before.
   * @returns the answer; undefined when the question was superseded or stopped
   * @throws what `ask` rejects with, unless the question was superseded
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

  /** Nothing that was asked is answered any more. */
  stop(): void {
    this.#current?.abort();
    this.#current = undefined;
  }
}
