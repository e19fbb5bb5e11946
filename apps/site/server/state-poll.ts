/** Asks the content server every ten seconds how its content stands: the net under its messages. */
import { signMessage, stateMessage } from '@yunxia/contract/change-message';
import * as z from 'zod/mini';
import type { Contact } from './cache/contact.ts';
import type { ContentChanges } from './content-changes.ts';
import { log } from './log.ts';
import type { Upstream } from './upstream.ts';

/** How often, in ms. */
const POLL_MS = 10_000;
/** An answer that takes longer has not come, in ms. */
const PATIENCE_MS = 5_000;

export interface StatePollOptions {
  readonly upstream: Upstream;
  readonly contact: Contact;
  readonly changes: ContentChanges;
  /** Shared with the content server. */
  readonly secret: string;
}

/** Asks once. @throws UpstreamError; Error when the answer is none */
export const pollState = async ({ upstream, contact, changes, secret }: StatePollOptions): Promise<void> => {
  const signed = await signMessage(secret, crypto.randomUUID(), '', Date.now());
  let answer;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    answer = await upstream.read('/publishing/state', { method: 'GET', headers: { ...signed }, signal });
  } catch (error) {
    contact.noteLoss();
    throw error;
  }
  contact.noteAnswer();
  if (answer.status !== 200) throw new Error(`state of content: HTTP ${answer.status}`);
  changes.compare(z.parse(stateMessage, JSON.parse(answer.body.toString())).states);
};

/** Asks at once and then every {@link POLL_MS}. @returns what ends it */
export const startStatePoll = (options: StatePollOptions): (() => void) => {
  let wasWell = true;
  const poll = async (): Promise<void> => {
    try {
      await pollState(options);
      if (!wasWell) log.info('content is watched again');
      wasWell = true;
    } catch (error) {
      if (wasWell) log.warn('content cannot be watched', { error });
      wasWell = false;
    }
  };
  void poll();
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
