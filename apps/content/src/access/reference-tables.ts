import type { CollectionConfig } from 'payload';
import { administratorsOnly, editorsOnly, everybody } from './roles.ts';

/** Access of the tables that other records refer to: always public, without drafts. */
export const referenceTableAccess: NonNullable<CollectionConfig['access']> = {
  read: everybody,
  readVersions: editorsOnly,
  create: editorsOnly,
  update: editorsOnly,
  delete: administratorsOnly,
};
