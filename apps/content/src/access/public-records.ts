import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload';
import { actOf } from './review-act.ts';
import { type Action, type ColumnKey, columnsOf, may } from './rights.ts';
import { everybody, isAdministrator } from './roles.ts';

/**
 * What the public may see of a collection with drafts: published, its time has come, not withdrawn, by hand or by time.
 * @param now epoch milliseconds
 */
export function publicWhere(now: number): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { publishedAt: { less_than_equal: new Date(now).toISOString() } },
      { withdrawn: { equals: false } },
      { or: [{ withdrawAt: { exists: false } }, { withdrawAt: { greater_than: new Date(now).toISOString() } }] },
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
      { or: [{ withdrawn: { equals: true } }, { withdrawAt: { less_than_equal: new Date(now).toISOString() } }] },
    ],
  };
}

/**
 * A right in the columns of a collection; of notices, in those of some types. A record without a type yet is of all of them.
 * @param prefix before the field's name, as versions have it
 */
function inColumns(user: PayloadRequest['user'], action: Action, slug: string, prefix = ''): boolean | Where {
  const keys = columnsOf(slug);
  const own = keys.filter((key) => may(user, action, key, false));
  if (own.length === 0 || own.length === keys.length) return own.length > 0;
  const field = `${prefix}type`;
  const types = own.map((key) => key.slice(slug.length + 1));
  return { or: [{ [field]: { in: types } }, { [field]: { exists: false } }] };
}

/** Access of a collection whose records are drafted, reviewed, published and withdrawn. */
export function publicRecordAccess(slug: string): NonNullable<CollectionConfig['access']> {
  const read: Access = ({ req }) => {
    const own = inColumns(req.user, 'read', slug);
    if (typeof own === 'boolean') return own || publicWhere(Date.now());
    return { or: [own, publicWhere(Date.now())] };
  };
  // Who reviews saves no text; what is asked for is checked with the save (hooks/review.ts).
  const update: Access = ({ req }) => {
    const action = actOf(req, slug)?.action;
    const isReview = action === 'pass' || action === 'return' || action === 'takeDown';
    return inColumns(req.user, isReview ? 'read' : 'write', slug);
  };
  return {
    read,
    readVersions: ({ req }) => inColumns(req.user, 'read', slug, 'version.'),
    create: ({ req }) => inColumns(req.user, 'write', slug) !== false,
    update,
    // Payload asks for both with this one: a time of deletion moves a record into the bin, and only there it can be deleted permanently.
    delete: ({ data, req }) =>
      data?.['deletedAt']
        ? inColumns(req.user, 'bin', slug)
        : isAdministrator(req.user) && { deletedAt: { exists: true } },
  };
}

/** The same of a global, whose published state everybody reads. */
export function reviewedGlobalAccess(slug: ColumnKey): NonNullable<GlobalConfig['access']> {
  const { readVersions, update } = publicRecordAccess(slug) as Record<'readVersions' | 'update', Access>;
  return { read: everybody, readVersions, update };
}
