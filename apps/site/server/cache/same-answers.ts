/** Remembers the answers that came last, so that one that comes again unchanged need not be read and checked again. */
import { ownBytes } from './own-bytes.ts';

interface Remembered {
  readonly body: Buffer;
  readonly identity: object;
}

/** Bound on the bytes of all answers that are remembered. */
const MAX_BYTES = 8 * 1024 * 1024;
/** A larger answer is not remembered: it would push out too many others. */
const MAX_ANSWER_BYTES = 512 * 1024;

export class SameAnswers {
  readonly #answers = new Map<string, Remembered>();
  #bytes = 0;

  /** What stands for an answer: the same object as long as the same bytes answer the same question. @param key the question */
  identityOf(key: string, body: Buffer): object {
    const last = this.#answers.get(key);
    const remembered = last?.body.equals(body) ? last : { body, identity: {} };
    if (last) this.#forget(key, last);
    if (body.length > MAX_ANSWER_BYTES) return remembered.identity;
    this.#answers.set(key, remembered === last ? last : { ...remembered, body: ownBytes(body) });
    this.#bytes += body.length;
    for (const [oldest, answer] of this.#answers) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest, answer);
    }
    return remembered.identity;
  }

  #forget(key: string, { body }: Remembered): void {
    this.#answers.delete(key);
    this.#bytes -= body.length;
  }
}
