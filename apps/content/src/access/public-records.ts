import type { Access, CollectionConfig, Where } from 'payload';
import { administratorsOnly, editorsOnly, isWorking } from './roles.ts';

/**
 * What the public may see of a collection with drafts: published, its time has come, not withdrawn.
 * @param now epoch milliseconds
 */
export function publicWhere(now: number): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { publishedAt: { less_than_equal: new Date(now).toISOString() } },
      { withdrawn: { equals: false } },
    ],
  };
}

/**
 * What was public once and has been withdrawn: a detail answers 410 for these (contract), without content.
 * A record withdrawn before its time came was never public.
 * @param now epoch milliseconds
 */
export function withdrawnWhere(now: number): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { publishedAt: { less_than_equal: new Date(now).toISOString() } },
      { withdrawn: { equals: true } },
    ],
  };
}

const readPublicRecords: Access = ({ req }) => isWorking(req.user) || publicWhere(Date.now());

/** Access of every collection whose records are drafted, published and withdrawn. */
export const publicRecordAccess: NonNullable<CollectionConfig['access']> = {
  read: readPublicRecords,
  readVersions: editorsOnly,
  create: editorsOnly,
  update: editorsOnly,
  // Editors withdraw; what has been public is deleted by an administrator only.
  delete: administratorsOnly,
};
