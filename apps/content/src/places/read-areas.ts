import type { Payload } from 'payload';
import { type AreaRow, type AreaTree, toAreaTree } from './area-tree.ts';

/** The areas that editors keep, as a tree. */
export async function readAreaTree(payload: Payload): Promise<AreaTree> {
  const { docs } = await payload.find({
    collection: 'outage-areas',
    select: { title: true, kind: true, parentId: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return toAreaTree(docs as unknown as AreaRow[]);
}
