/**
 * What is published stays so until somebody publishes or withdraws it, whichever way a record is saved; and what was public
 * and no longer is, whichever way it went, is noted (gone-records.ts).
 */
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';
import { readSteps } from '../access/review-steps.ts';
import { columnOf } from '../access/rights.ts';
import { noteGone, readMainRecord, type PublicationState } from './gone-records.ts';

/** What a save says of itself, before Payload fills in what it does not say. */
interface Intent {
  isDraft: boolean;
  saysStatus: boolean;
  /** Whether it is of all that a condition finds: Payload bases such a save on what is published, not on the newest draft. */
  isOfMany: boolean;
  /** Whether it restores an old version. */
  isRestore: boolean;
}

const intentKey = (slug: string): string => `publication ${slug}`;
const beforeKey = (slug: string, id: unknown): string => `record before ${slug} ${String(id)}`;
const afterKey = (slug: string, id: unknown): string => `record after ${slug} ${String(id)}`;

/** The record as it stood in its table before the save that this request makes; undefined: it makes none. */
export function recordBefore(req: PayloadRequest, slug: string, id: unknown): PublicationState | undefined {
  return req.context[beforeKey(slug, id)] as PublicationState | undefined;
}

/** The same after the save. */
export function recordAfter(req: PayloadRequest, slug: string, id: unknown): PublicationState | undefined {
  return req.context[afterKey(slug, id)] as PublicationState | undefined;
}

/** Whether the save of this request writes a draft alone. */
export function isDraftSave(req: PayloadRequest, slug: string): boolean {
  return (req.context[intentKey(slug)] as Intent | undefined)?.isDraft === true;
}

/** Whether it is of all that a condition finds. */
export function isSaveOfMany(req: PayloadRequest, slug: string): boolean {
  return (req.context[intentKey(slug)] as Intent | undefined)?.isOfMany === true;
}

/** Whether it brings an old version back. */
export function isRestore(req: PayloadRequest, slug: string): boolean {
  return (req.context[intentKey(slug)] as Intent | undefined)?.isRestore === true;
}

/** Whether a published record has a newer draft beside it. */
async function hasNewerDraft(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean> {
  const main = await readMainRecord(req, collection, id);
  if (main?._status !== 'published') return false;
  const { docs } = await req.payload.db.findVersions<{ _status?: unknown }>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?.version._status === 'draft';
}

/** A copy is a draft until somebody publishes it; Payload would publish the copy of a published record at once. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data, duplicateFromID } = args as { data?: Record<string, unknown>; duplicateFromID?: number | string };
  if (operation !== 'create' || duplicateFromID === undefined) return args;
  return { ...args, data: { ...data, _status: 'draft' }, draft: true };
};

/**
 * A save that does not say whether it is a draft would take the state of the newest draft, and the published record off
 * the site. It is a draft then, too.
 */
export const keepPublished: CollectionBeforeOperationHook = async ({ args, collection, context, operation, req }) => {
  if (operation === 'create') delete context[intentKey(collection.slug)];
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  const { data, draft, id } = args as { data?: Record<string, unknown>; draft?: boolean; id?: number | string };
  const intent: Intent = {
    isDraft: draft === true,
    saysStatus: data?.['_status'] === 'published' || data?.['_status'] === 'draft',
    isOfMany: operation === 'update' && id === undefined,
    isRestore: operation === 'restoreVersion',
  };
  context[intentKey(collection.slug)] = intent;
  if (operation === 'restoreVersion' || intent.isDraft || intent.saysStatus) return args;
  // none, which Payload would refuse in its own words
  if (data?.['_status'] === null) delete data['_status'];
  if (id === undefined || !(await hasNewerDraft(req, collection.slug, Number(id)))) return args;
  intent.isDraft = true;
  return { ...args, draft: true };
};

/**
 * Reads the record before it is written over, and stops what would bury its newer draft or withdraw it unasked: a save of
 * many, or of an old version.
 */
export const readBeforeSave: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data;
  const before = await readMainRecord(req, collection.slug, Number(originalDoc.id));
  if (before) context[beforeKey(collection.slug, originalDoc.id)] = before;
  const intent = context[intentKey(collection.slug)] as Intent | undefined;
  const isSilent = intent !== undefined && !intent.isDraft && !intent.saysStatus;
  if (!isSilent || before?._status !== 'published') return data;
  if (
    intent.isOfMany ? await hasNewerDraft(req, collection.slug, Number(originalDoc.id)) : data['_status'] === 'draft'
  ) {
    const hint = '请注明保存为草稿（draft=true），或用 _status 说明是发布还是撤下';
    throw new APIError(
      `“${data['title'] ?? originalDoc.id}”有未发布的草稿，已发布的内容没有改动。${hint}`,
      409,
      null,
      true,
    );
  }
  return data;
};

/** The changes that the public has read stay when an old version is restored, which has fewer of them. */
export const keepChanges: CollectionBeforeChangeHook = ({ collection, context, data, originalDoc, req }) => {
  const intent = context[intentKey(collection.slug)] as Intent | undefined;
  if (!intent?.isRestore || !('changes' in data)) return data;
  const before = recordBefore(req, collection.slug, originalDoc?.id);
  data['changes'] = (before?._status === 'published' ? before : originalDoc)?.['changes'] ?? [];
  return data;
};

export const noteWithdrawal: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const before = operation === 'update' ? recordBefore(req, collection.slug, doc.id) : undefined;
  if (!before) return doc;
  const id = Number(doc.id);
  const after = await readMainRecord(req, collection.slug, id);
  if (after) context[afterKey(collection.slug, id)] = after;
  await noteGone(req, collection.slug, id, before, after);
  return doc;
};

export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await noteGone(req, collection.slug, Number(id), doc, null);
};

/** Restoring the version of a draft while something is published makes a draft; Payload would withdraw what is published. */
export const restoreVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const slug = req.routeParams?.['collection'] as CollectionSlug;
    const id = Number(req.routeParams?.['id']);
    const { docs } = await req.payload.db.findVersions<{ _status?: unknown; type?: unknown }>({
      collection: slug,
      where: { id: { equals: id } },
      limit: 1,
      pagination: false,
      req,
    });
    const [version] = docs;
    const parent = version && (await readMainRecord(req, slug, Number(version.parent)));
    if (parent?.['deletedAt']) throw new APIError('这条内容在回收站中，请先恢复，再选旧版本', 409, null, true);
    const key = columnOf(slug, version?.version.type);
    const isReviewed = key !== undefined && (await readSteps(req, key)).length > 0;
    const draft =
      req.query['draft'] === 'true' ||
      isReviewed ||
      (version?.version._status === 'draft' && parent?._status === 'published');
    const collection = req.payload.collections[slug];
    const restored = await restoreVersionOperation({
      id,
      collection,
      draft,
      depth: Number(req.query['depth'] ?? 0),
      req,
    });
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
  },
};
