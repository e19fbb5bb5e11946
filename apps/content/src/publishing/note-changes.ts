/** Hooks that write every change of public content to the change log. */
import { recordTag } from '@yunxia/contract/cache-tag';
import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload';
import { recordAfter, recordBefore } from '../hooks/publication.ts';
import { noteChange, planChanges } from './change-log.ts';
import { recordTags } from './content-tags.ts';
import { dueChanges } from './record-times.ts';

/** Accounts are not public; every other collection is logged, a new one too. */
const PRIVATE = new Set(['users']);

type State = Readonly<Record<string, unknown>>;

/** Whether a record is published and not withdrawn; records without drafts always are. */
const isPublished = (state: State | undefined): state is State =>
  state !== undefined && (!('_status' in state) || (state['_status'] === 'published' && state['withdrawn'] !== true));

const publicationOf = (state: State): number => Date.parse(String(state['publishedAt'] ?? ''));

const isPublic = (state: State | undefined, now: number): boolean =>
  isPublished(state) &&
  (!('_status' in state) || (publicationOf(state) <= now && !(Date.parse(String(state['withdrawAt'] ?? '')) <= now)));

/**
 * Whether a save takes a record back that is public, or may be when the save is committed: its publication may come due
 * in between.
 */
function isTakenBack(before: State | undefined, after: State | undefined, now: number): boolean {
  if (!isPublished(before)) return false;
  const since = Math.max(now, publicationOf(before) || now);
  return isPublic(before, since) && !isPublic(after, since);
}

/** Writes a record's change, and its due changes. @param after undefined: it was deleted */
async function noteRecord(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
  before: State | undefined,
  after: State | undefined,
): Promise<void> {
  const now = Date.now();
  const tags = recordTags(slug, id, [before, after]);
  const withdrawn = isTakenBack(before, after, now);
  if (withdrawn || isPublic(before, now) || isPublic(after, now))
    await noteChange(req.payload, { tags, withdrawn, at: now }, req);
  if (!('_status' in (after ?? before ?? {}))) return;
  const due = isPublished(after) ? dueChanges(slug, after, now) : [];
  await planChanges(req.payload, recordTag(slug, id), tags, due, req);
}

/** A collection whose changes are logged. */
export function loggedCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  const slug = collection.slug as CollectionSlug;
  if (PRIVATE.has(slug)) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          const id = Number(doc.id);
          const isNew = operation === 'create';
          const before = isNew ? undefined : (recordBefore(req, slug, id) ?? previousDoc);
          const after = recordAfter(req, slug, id) ?? doc;
          // A draft of a published record does not change the public one, and no record shows a new file yet.
          const isDraftOfPublished = doc._status === 'draft' && after._status === 'published';
          if (!isDraftOfPublished && !(isNew && slug === 'media')) await noteRecord(req, slug, id, before, after);
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, id, req }) => noteRecord(req, slug, Number(id), doc as State, undefined),
      ],
    },
  };
}

/** A global whose changes are logged. */
export function loggedGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          // a draft changes nothing that is public
          if (doc._status !== 'draft')
            await noteChange(req.payload, { tags: [global.slug], withdrawn: false, at: Date.now() }, req);
        },
      ],
    },
  };
}
