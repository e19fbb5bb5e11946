/** Messages of the content server, however they come: believed when they are signed, and each counts once. */
import { changeMessage, MAX_SKEW_SECONDS, type SignedHeaders, verifyMessage } from '@yunxia/contract/change-message';
import * as z from 'zod/mini';
import type { ContentChanges } from './content-changes.ts';
import { log } from './log.ts';

/** A message is known again for twice as long as its time may differ, so that none can be sent a second time. */
const REMEMBERED_MS = 2 * MAX_SKEW_SECONDS * 1000;

/** A message as it was sent. */
export interface SignedChange {
  /** Reads one of its headers. */
  readonly header: (name: keyof SignedHeaders) => string | undefined;
  readonly body: string;
}

const parse = (text: string): z.output<typeof changeMessage> | undefined => {
  try {
    return z.parse(changeMessage, JSON.parse(text));
  } catch {
    return undefined;
  }
};

export class ChangeInbox {
  readonly #secret: string;
  readonly #changes: ContentChanges;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #seen = new Map<string, number>();

  /**
   * @param secret shared with the content server
   * @param now epoch ms: the time that a message names is compared with it
   * @param elapsed ms of a clock that is never set: what was heard is remembered by it
   */
  constructor(
    secret: string,
    changes: ContentChanges,
    now: () => number = Date.now,
    elapsed: () => number = () => performance.now(),
  ) {
    this.#secret = secret;
    this.#changes = changes;
    this.#now = now;
    this.#elapsed = elapsed;
  }

  /** @returns what became of it; `known`: it had been heard, and was lost on its way back */
  async take(
    { header, body }: SignedChange,
    source: 'call' | 'peer',
  ): Promise<'heard' | 'known' | 'not-signed' | 'malformed'> {
    const id = await verifyMessage(this.#secret, header, body, this.#now());
    if (id === undefined) {
      log.warn('change refused', { source, reason: 'signature or time' });
      return 'not-signed';
    }
    const message = parse(body);
    if (!message) return 'malformed';
    if (!this.#isNew(id)) return 'known';
    const purged = this.#changes.hear(message, source);
    log.info('change heard', { source, messageId: id, changes: message.changes.length, purged });
    return 'heard';
  }

  #isNew(id: string): boolean {
    const now = this.#elapsed();
    for (const [old, at] of this.#seen) {
      if (now - at < REMEMBERED_MS) break;
      this.#seen.delete(old);
    }
    if (this.#seen.has(id)) return false;
    this.#seen.set(id, now);
    return true;
  }
}
