import { and, eq, isNull } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { tableOf } from './records/database-table.ts';
import { placeIndexOf } from './hooks/outage-place-index.ts';

const BATCH = 100;

interface UpdatingDatabase {
  drizzle: { update(table: unknown): { set(values: object): { where(condition: unknown): PromiseLike<unknown> } } };
}

/** Gives outage notices that were saved before there was a place index theirs, without making a new version of them. */
export async function fillPlaceIndexes(payload: Payload): Promise<void> {
  const table = tableOf(payload, 'notices');
  const id = table.column('id');
  const { drizzle } = payload.db as unknown as UpdatingDatabase;
  const isMissing = and(eq(table.column('type'), 'overhaul'), isNull(table.column('placeIndex')));
  for (;;) {
    const rows = await table.select({ id }).where(isMissing).limit(BATCH);
    if (rows.length === 0) return;
    const { docs } = await payload.find({
      collection: 'notices',
      where: { id: { in: rows.map((row) => row['id']) } },
      select: { title: true, scope: true, regions: true, lines: true, transformers: true },
      depth: 0,
      limit: BATCH,
      pagination: false,
    });
    if (docs.length === 0) return;
    for (const doc of docs) {
      await drizzle
        .update(table.source)
        .set({ placeIndex: await placeIndexOf(payload, doc) })
        .where(eq(id, doc.id));
    }
  }
}
