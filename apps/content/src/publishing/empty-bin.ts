/** Deletes permanently what has been in the bin for its time. */
import type { CollectionSlug, Payload } from 'payload';
import { AUDIT_NOTE } from '../audit/audited.ts';
import { readMainRecord } from '../hooks/gone-records.ts';
import { BIN_DAYS, binnedBefore } from '../hooks/bin-days.ts';
import { lockRecord } from '../hooks/saved-state.ts';
import { inTransaction } from '../search/indexing/index-record.ts';

/** Records of a collection that are deleted in one run; the others follow in the next. */
const MOST = 50;

/** Collections with a bin. */
export const binnedCollections = (payload: Payload): CollectionSlug[] =>
  payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug as CollectionSlug);

/**
 * Deletes the records whose days are over, each in a transaction of its own, once however many servers try.
 * @param now epoch ms
 * @returns how many there were
 */
export async function emptyBins(payload: Payload, now: number): Promise<number> {
  const before = binnedBefore(now);
  let deleted = 0;
  for (const collection of binnedCollections(payload)) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than_equal: before } },
      trash: true,
      select: {},
      depth: 0,
      limit: MOST,
      pagination: false,
    });
    for (const { id } of docs) {
      await inTransaction(payload, async (req) => {
        await lockRecord(req, collection, Number(id));
        const record = await readMainRecord(req, collection, Number(id));
        // another server was first, or somebody has restored it
        if (!record?.['deletedAt'] || Date.parse(String(record['deletedAt'])) > Date.parse(before)) return;
        req.context[AUDIT_NOTE] = `在回收站中满 ${BIN_DAYS} 天`;
        await payload.delete({ collection, id: Number(id), trash: true, depth: 0, req });
        deleted += 1;
      });
    }
  }
  return deleted;
}
