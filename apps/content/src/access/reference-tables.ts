import type { Access, CollectionConfig } from 'payload';
import { type ColumnKey, may } from './rights.ts';
import { administratorsOnly, everybody } from './roles.ts';

/** Whether a user writes in a column that has no reviews: a table, or the words of the search. */
export const tableWriters =
  (key: ColumnKey): Access =>
  ({ req }) =>
    may(req.user, 'write', key, false);

/** Access of a table that other records refer to: always public, without drafts. */
export function referenceTableAccess(key: ColumnKey): NonNullable<CollectionConfig['access']> {
  const write = tableWriters(key);
  return {
    read: everybody,
    readVersions: ({ req }) => may(req.user, 'read', key, false),
    create: write,
    update: write,
    delete: administratorsOnly,
  };
}
