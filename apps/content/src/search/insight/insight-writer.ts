/**
 * Writes search counts once a minute in the background: no answer waits for it, and a failed write loses its counts.
 */
import { toIsoDay } from '@yunxia/contract/time';
import { processWide } from '@yunxia/http/process-wide';
import type { Payload } from 'payload';
import { log } from '../../log.ts';
import { inTransaction } from '../indexing/index-record.ts';
import { SearchCounts } from './insight-counts.ts';
import { addCounts, deleteOldCounts } from './insight-store.ts';

/** Between the first search that is not written yet and its writing, in ms. */
const WRITE_AFTER = 60_000;

interface WriterState {
  counts: SearchCounts;
  isDue: boolean;
  /** Day of the last deletion of old counts. */
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

/** Writes the counts since the last write, and once a day deletes old ones at `now` (epoch ms). */
export async function writeSearchCounts(payload: Payload, now: number): Promise<void> {
  const counts = state.counts.take();
  if (counts.length === 0) return;
  const day = toIsoDay(now);
  await inTransaction(payload, async (req) => {
    await addCounts(payload, counts, req);
    if (state.tidiedOn !== day) await deleteOldCounts(payload, now, req);
  });
  state.tidiedOn = day;
}
