/** Readers that wait for the next change. While any waits the log is looked at ten times a second; none holds a connection. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeLogAnswer, CHANGE_WAIT_MS } from '@yunxia/contract/change-log';
import type { Payload } from 'payload';
import { log } from '../log.ts';
import { endOfServer } from '../shutdown.ts';
import { type Asked, bringUpToDate, dropOldChanges, type LogState, readChanges } from './change-log.ts';

const LOOK_EVERY_MS = 100;
const DROP_EVERY_MS = 3_600_000;

let look: Promise<LogState> | undefined;
let droppedAt = Number.NEGATIVE_INFINITY;

/** Where the log stands not earlier than 100 ms from now, at most; all who wait share one look. */
function nextState(payload: Payload, pause: number): Promise<LogState> {
  look ??= sleep(pause)
    .then(() => bringUpToDate(payload, Date.now()))
    .finally(() => {
      look = undefined;
    });
  return look;
}

function dropSometimes(payload: Payload): void {
  if (performance.now() - droppedAt < DROP_EVERY_MS) return;
  droppedAt = performance.now();
  dropOldChanges(payload, Date.now()).catch((error: unknown) => log.warn('old changes were not dropped', { error }));
}

/**
 * Answers a reader: at once when there is something it does not know, or when the server ends; else after ten seconds.
 * @param signal aborted when the reader has gone
 * @throws Error when the database does not answer
 */
export async function answerReader(payload: Payload, asked: Asked, signal: AbortSignal): Promise<ChangeLogAnswer> {
  dropSometimes(payload);
  const deadline = performance.now() + CHANGE_WAIT_MS;
  const isOver = (): boolean => signal.aborted || endOfServer().aborted || performance.now() > deadline;
  let answer = await readChanges(payload, asked, await bringUpToDate(payload, Date.now()));
  while (!answer.reset && answer.changes.length === 0 && !isOver()) {
    answer = await readChanges(payload, asked, await nextState(payload, LOOK_EVERY_MS));
  }
  return answer;
}
