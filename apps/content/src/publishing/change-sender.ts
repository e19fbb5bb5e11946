/** Sends what has changed to each site, in order, and again until it is heard. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChangeMessage,
  type ContentChange,
  type ContentState,
  signMessage,
} from '@yunxia/contract/change-message';
import { log } from '../log.ts';

/** Pauses before the next attempts, in ms; after the last one the site finds the change by asking. */
const RETRY_DELAYS = [500, 1000, 2000, 5000, 10_000, 20_000, 30_000];
/** An attempt that takes longer has failed, in ms. */
const PATIENCE = 5000;
/** Changes in one message at most; more wait for the next. */
const BATCH = 500;

/** A change and the groups of records in which it happened. */
export interface PendingChange {
  change: ContentChange;
  groups: readonly string[];
}

export interface ChangeSenderOptions {
  /** Origin of the site. */
  site: string;
  secret: string;
  /** How these groups stand now. */
  readStates: (groups: ReadonlySet<string>) => Promise<ContentState[]>;
  /** Pauses between attempts, in ms. */
  delays?: readonly number[];
}

export class ChangeSender {
  readonly #options: ChangeSenderOptions;
  readonly #pending: PendingChange[] = [];
  /** How the groups stood in the last message that was heard. */
  readonly #heard = new Map<string, string>();
  #sending: Promise<void> | undefined;

  constructor(options: ChangeSenderOptions) {
    this.#options = options;
  }

  /** Sends a change as soon as those before it are heard. Never rejects. */
  send(pending: PendingChange): Promise<void> {
    this.#pending.push(pending);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, BATCH);
      const message = await this.#compose(batch);
      const isHeard = await this.#deliver(randomUUID(), JSON.stringify(message));
      for (const [name, { to }] of Object.entries(message.marks)) {
        if (isHeard) this.#heard.set(name, to);
        else this.#heard.delete(name);
      }
    }
  }

  async #compose(batch: readonly PendingChange[]): Promise<ChangeMessage> {
    const changes = batch.map(({ change }) => change);
    try {
      const states = await this.#options.readStates(new Set(batch.flatMap(({ groups }) => groups)));
      const marks = states.map(({ name, mark }) => [name, { from: this.#heard.get(name) ?? null, to: mark }] as const);
      return { changes, marks: Object.fromEntries(marks) };
    } catch (error) {
      // without marks the site only asks once more than it would have to
      log.warn('the state of content was not read', { error });
      return { changes, marks: {} };
    }
  }

  async #deliver(id: string, body: string): Promise<boolean> {
    const { site, secret, delays = RETRY_DELAYS } = this.#options;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await fetch(`${site}/hooks/changes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(await signMessage(secret, id, body, Date.now())) },
          body,
          signal: AbortSignal.timeout(PATIENCE),
        });
        await response.body?.cancel();
        if (response.ok) return true;
        throw new Error(`HTTP ${response.status}`);
      } catch (error) {
        const delay = delays[attempt];
        const facts = { site, messageId: id, attempt, error };
        if (delay === undefined) {
          log.error('the site has not heard of a change', facts);
          return false;
        }
        if (attempt === 0) log.warn('the site does not hear of a change yet', facts);
        await sleep(delay, undefined, { ref: false });
      }
    }
  }
}
