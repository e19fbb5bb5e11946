/** What has changed in the content goes from everything kept: told by the content server, or found by asking it. */
import type { ChangeMessage, ContentState } from '@yunxia/contract/change-message';
import type { Purge } from './cache/answer-cache.ts';
import { isTouched } from './cache/change-tags.ts';

/** Who told of a change: the content server, another process of the site, or nobody, so that it was found by asking. */
export type ChangeSource = 'call' | 'peer' | 'poll';

export interface ContentChangesOptions {
  /** Takes what is touched out of use, answers before the pages made of them. @returns how many */
  readonly purge: (purge: Purge) => number;
  /** @param source undefined: no change, but the first that is known of a group */
  readonly note?: (source: ChangeSource | undefined, purged: number) => void;
}

export class ContentChanges {
  readonly #options: ContentChangesOptions;
  /** How each group stood when it was last known to. */
  readonly #marks = new Map<string, string>();
  /** How groups stand by messages that did not start from there. */
  readonly #told = new Map<string, string>();

  constructor(options: ContentChangesOptions) {
    this.#options = options;
  }

  /** Takes a message of the content server. @returns how many kept answers went */
  hear({ changes, marks }: ChangeMessage, source: 'call' | 'peer' = 'call'): number {
    const purged = changes.reduce(
      (count, { withdrawn, ...change }) =>
        count + this.#options.purge({ touches: (tags) => isTouched(change, tags), forget: withdrawn }),
      0,
    );
    // only a message that starts from where this site stands tells all that has happened since
    for (const [name, { from, to }] of Object.entries(marks)) {
      if (from !== null && this.#marks.get(name) === from) this.#marks.set(name, to);
      else this.#told.set(name, to);
    }
    this.#options.note?.(source, purged);
    return purged;
  }

  /** Takes the state that the content server names when asked: a message that was lost is made up for. */
  compare(states: readonly ContentState[]): number {
    let purged = 0;
    for (const { name, mark, endpoints } of states) {
      const known = this.#marks.get(name);
      this.#marks.set(name, mark);
      const isTold = this.#told.get(name) === mark;
      this.#told.delete(name);
      // what was kept before the first answer came may be older than the state that it names
      if (known === mark) continue;
      const count = this.#options.purge({
        touches: (tags) => isTouched({ endpoints, types: [] }, tags),
        forget: false,
      });
      // At a start of either server nothing was lost: the first state is news, and a message told of the next one.
      this.#options.note?.(known === undefined || isTold ? undefined : 'poll', count);
      purged += count;
    }
    return purged;
  }
}
