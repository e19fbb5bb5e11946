/** Turns what a database, a disk or an object storage threw into a response. */
import { ContentRefusal } from '@yunxia/contract/content-error';
import type { AfterErrorHook } from 'payload';
import { log } from '../log.ts';
import { answerOf, type Fault, type FaultAnswer, faultOf } from './fault.ts';
import { sqliteWatch } from './sqlite-watch.ts';
import { noteFault } from './fault-memory.ts';

const lastLogged = new Map<Fault, number>();

/** One line a second for each fault, without a stack: what is down is down for every request. */
function logFault(fault: Fault, error: unknown): void {
  const now = performance.now();
  if (now - (lastLogged.get(fault) ?? -1000) < 1000) return;
  lastLogged.set(fault, now);
  log.warn('a request met a fault', { kind: fault, error });
}

/** Where another file took the place of the database, a new connection finds no table in it. */
function isOfAnotherFile(error: unknown): boolean {
  return (
    sqliteWatch()?.isThere() === false && error instanceof Error && /no such (?:table|column)/.test(String(error.cause))
  );
}

/** What is answered to a request that threw; undefined when it was no such fault. @param isWrite whether something was to be saved */
export function readFault(error: unknown, isWrite: boolean): FaultAnswer | undefined {
  const fault = faultOf(error) ?? (isOfAnotherFile(error) ? 'gone' : undefined);
  if (!fault) return undefined;
  noteFault(fault, isWrite);
  logFault(fault, error);
  return answerOf(fault, isWrite);
}

/** For the public API: 503 in the contract's envelope. */
export function faultRefusal(error: unknown): ContentRefusal | undefined {
  const answer = readFault(error, false);
  if (!answer) return undefined;
  return new ContentRefusal(answer.message, answer.status, answer.status, { 'retry-after': String(answer.retryAfter) });
}

/** For Payload's REST: its documented place for errors. */
export const tellFault: AfterErrorHook = ({ error, req }) => {
  const answer = readFault(error, req.method !== 'GET');
  if (!answer) return undefined;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('retry-after', String(answer.retryAfter));
  req.responseHeaders.set('cache-control', 'no-store');
  return { response: { errors: [{ name: 'Fault', message: answer.message }] }, status: answer.status };
};

/** For routes of our own: plain text. */
export function faultResponse(error: unknown): Response | undefined {
  const answer = readFault(error, false);
  if (!answer) return undefined;
  return new Response(`${answer.message}\n`, {
    status: answer.status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(answer.retryAfter),
    },
  });
}
