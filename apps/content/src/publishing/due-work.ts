/** What the timer does. */
import type { Payload } from 'payload';
import { log } from '../log.ts';
import { startFeedPoll } from '../quotes/feed-poll.ts';
import { emptyBins } from './empty-bin.ts';
import { publishPlanned } from './planned-changes.ts';

/**
 * Does what is due; one task that fails keeps no other from being done, and is tried again.
 * @param now epoch ms
 * @returns when something is due next, epoch ms; undefined: nothing is planned
 */
export async function doDueWork(payload: Payload, now: number): Promise<number | undefined> {
  const failed = (error: unknown): undefined => {
    log.error('work that is due was not done', { error });
  };
  startFeedPoll(payload, now);
  const next = await publishPlanned(payload, now).catch(failed);
  await emptyBins(payload, now).catch(failed);
  return next;
}
