/** Readers that wait for the next change. While any waits, the log is polled ten times a second; a waiting reader holds no connection. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeLogAnswer, CHANGE_WAIT_MS } from '@yunxia/contract/change-log';
import type { Payload } from 'payload';
import { log } from '../log.ts';
import { endOfServer } from '../shutdown.ts';
import { type ChangesQuery, advanceLog, dropOldChanges, type LogState, readChanges } from './change-log.ts';

const POLL_INTERVAL_MS = 100;
const DELETE_INTERVAL_MS = 3_600_000;

let poll: Promise<LogState> | undefined;
let droppedAt = Number.NEGATIVE_INFINITY;

/** The state of the log after a pause; all waiting readers share one poll. */
function nextState(payload: Payload, pause: number): Promise<LogState> {
  poll ??= sleep(pause)
    .then(() => advanceLog(payload, Date.now()))
    .finally(() => {
      poll = undefined;
    });
  return poll;
}

function deleteOldChangesHourly(payload: Payload): void {
  if (performance.now() - droppedAt < DELETE_INTERVAL_MS) return;
  droppedAt = performance.now();
  dropOldChanges(payload, Date.now()).catch((error: unknown) => log.warn('old changes were not dropped', { error }));
}

/**
 * Answers a reader: at once when there is a new change, or when the server shuts down; else after ten seconds.
 * @param signal aborted when the reader has gone
 * @throws Error when the database does not answer
 */
export async function answerReader(
  payload: Payload,
  asked: ChangesQuery,
  signal: AbortSignal,
): Promise<ChangeLogAnswer> {
  deleteOldChangesHourly(payload);
  const deadline = performance.now() + CHANGE_WAIT_MS;
  const isOver = (): boolean => signal.aborted || endOfServer().aborted || performance.now() > deadline;
  let answer = await readChanges(payload, asked, await advanceLog(payload, Date.now()));
  while (!answer.reset && answer.changes.length === 0 && !isOver()) {
    answer = await readChanges(payload, asked, await nextState(payload, POLL_INTERVAL_MS));
  }
  return answer;
}
