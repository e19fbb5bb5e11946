/**
 * Writes what was searched for once a minute, beside the answers: none waits for it, and a writing that fails costs its
 * counts.
 */
import { toIsoDay } from '@yunxia/contract/time';
import { processWide } from '@yunxia/http/process-wide';
import type { Payload } from 'payload';
import { log } from '../../log.ts';
import { inTransaction } from '../indexing/index-record.ts';
import { SearchCounts } from './insight-counts.ts';
import { addCounts, forgetOldCounts } from './insight-store.ts';

/** Between the first search that is not written yet and its writing, in ms. */
const WRITE_AFTER = 60_000;

interface WriterState {
  counts: SearchCounts;
  isDue: boolean;
  /** Day on which old counts were forgotten last. */
  tidiedOn: string;
}

const state = processWide<WriterState>('content.search-counts', () => ({
  counts: new SearchCounts(),
  isDue: false,
  tidiedOn: '',
}));

/** Counts a search at `now` (epoch ms). */
export function countSearch(payload: Payload, text: string, isEmpty: boolean, now: number): void {
  state.counts.note(text, isEmpty, now);
  if (state.isDue) return;
  state.isDue = true;
  setTimeout(() => {
    state.isDue = false;
    writeSearchCounts(payload, Date.now()).catch((error: unknown) => log.warn('searches were not counted', { error }));
  }, WRITE_AFTER).unref();
}

/** Writes what was counted since the last writing, and once a day forgets what is old at `now` (epoch ms). */
export async function writeSearchCounts(payload: Payload, now: number): Promise<void> {
  const counts = state.counts.take();
  if (counts.length === 0) return;
  const day = toIsoDay(now);
  await inTransaction(payload, async (req) => {
    await addCounts(payload, counts, req);
    if (state.tidiedOn !== day) await forgetOldCounts(payload, now, req);
  });
  state.tidiedOn = day;
}
