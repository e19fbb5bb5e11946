/** Which announcements that records refer to can be opened by a visitor. */
import { publicWhere } from '../../access/public-records.ts';
import type { ApiContext } from './api-context.ts';
import { listTable } from './shown.ts';

interface Referring {
  /** An id, as it is read without depth. */
  readonly notice?: unknown;
}

/** @returns gives the id of a record's announcement, null where it has none or a visitor cannot open it */
export async function publicNoticeOf(
  context: ApiContext,
  records: readonly Referring[],
): Promise<(record: Referring) => number | null> {
  const ids = records.flatMap(({ notice }) => (typeof notice === 'number' ? notice : []));
  if (ids.length === 0) return () => null;
  listTable(context, 'notices');
  const { docs } = await context.payload.find({
    collection: 'notices',
    where: { and: [{ id: { in: ids } }, publicWhere(context.now)] },
    select: {},
    depth: 0,
    limit: ids.length,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
  const found = new Set(docs.map(({ id }) => id));
  return ({ notice }) => (typeof notice === 'number' && found.has(notice) ? notice : null);
}
