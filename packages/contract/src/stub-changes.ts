/** The log of changes of a stub content server, written by the tests. Node only. */
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGE_WAIT_MS, CHANGES_PER_ANSWER, type ChangeLogAnswer, type ContentChange } from './change-log.ts';

export class StubChangeLog {
  #epoch: string = randomUUID();
  #seq = 0;
  #changes: ContentChange[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #read = new EventEmitter().setMaxListeners(0);

  /** Adds a change: waiting readers are answered. Resolves when a reader has received it, or after a second without one. */
  async add(tags: string[], withdrawn: boolean): Promise<void> {
    this.#seq += 1;
    const seq = this.#seq;
    this.#changes.push({ seq, at: Date.now(), tags, withdrawn });
    this.wake();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => note(seq), 1_000);
      const note = (after: number): void => {
        if (after < seq) return;
        clearTimeout(timer);
        this.#read.off('after', note);
        resolve();
      };
      this.#read.on('after', note);
    });
  }

  /** Begins another log, as a database does that was restored; readers have to drop everything. */
  restart(): void {
    [this.#epoch, this.#seq, this.#changes] = [randomUUID(), 0, []];
    this.wake();
  }

  /** Removes the rows so far, as after a week. */
  prune(): void {
    this.#changes = [];
  }

  /** Answers all who wait. */
  wake(): void {
    for (const go of [...this.#waiting]) go();
  }

  /** Answers `GET /publishing/changes`. */
  async answer(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const isAllowed = /^Bearer .{32,}$/.test(request.headers.authorization ?? '');
    if (!isAllowed) {
      response.writeHead(401).end();
      return;
    }
    const epoch = query.get('epoch');
    const after = Number(query.get('after'));
    // a reader that asks for what follows has received what came before
    if (epoch === this.#epoch) this.#read.emit('after', after);
    const { changes, reset } = this.#answerFor(epoch, after);
    if (changes.length === 0 && !reset) {
      await new Promise<void>((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          this.#waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, CHANGE_WAIT_MS);
        this.#waiting.add(go);
        response.once('close', go);
      });
    }
    if (response.destroyed) return;
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(this.#answerFor(epoch, after)));
  }

  #answerFor(epoch: string | null, after: number): ChangeLogAnswer {
    const oldest = this.#changes[0]?.seq ?? this.#seq + 1;
    const reset = epoch !== this.#epoch || after > this.#seq || after < oldest - 1;
    const changes = reset ? [] : this.#changes.filter(({ seq }) => seq > after).slice(0, CHANGES_PER_ANSWER);
    return { epoch: this.#epoch, seq: reset ? this.#seq : (changes.at(-1)?.seq ?? after), reset, changes };
  }
}
