/**
 * The bin (回收站): a deleted record leaves the site at once, stays here for 30 days, and comes back as a draft. It lies there
 * as a draft with `deletedAt`, so whatever reads published records never sees it. Payload's `trash` has the field and the
 * views; what a save of it means is held here, whichever way it comes.
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload';
import { readMainRecord } from './gone-records.ts';
import { recordBefore } from './publication.ts';

/** Into the bin, or out of it. */
export type BinMove = 'in' | 'out';

const keyOf = (slug: string): string => `bin ${slug}`;

/** Where the save of this request moves its record; undefined: nowhere. */
export function binMoveOf(req: PayloadRequest, slug: string): BinMove | undefined {
  return req.context[keyOf(slug)] as BinMove | undefined;
}

interface Arguments {
  data?: Record<string, unknown>;
  id?: number | string;
  trash?: boolean;
  where?: Where;
}

/** A record that is moved is a draft, and nothing else of it changes: not even the text of the form. */
const moved = (data: Record<string, unknown>, deletedAt: string | null): Record<string, unknown> => ({
  ...(data['updatedAt'] === undefined ? {} : { updatedAt: data['updatedAt'] }),
  deletedAt,
  _status: 'draft',
});

/** Makes of a save that deletes or restores one that does only that; what lies in the bin is not edited. */
export const takeBinMove: CollectionBeforeOperationHook = async ({ args, collection, context, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return args;
  // what hooks read meanwhile is no save
  delete context[keyOf(collection.slug)];
  if (operation !== 'update') return args;
  const { trash, where, ...given } = args as Arguments;
  const { deletedAt, ...data } = given.data ?? {};
  const move = (which: BinMove, more: Arguments): typeof args => {
    context[keyOf(collection.slug)] = which;
    const at = which === 'in' ? new Date().toISOString() : null;
    return { ...args, ...more, autosave: false, draft: false, data: moved(data, at) } as typeof args;
  };
  if (deletedAt !== undefined && deletedAt !== null) return move('in', { trash: false });
  if (trash === true && given.id === undefined) {
    if (deletedAt === null) return move('out', { where: { and: [where ?? {}, { deletedAt: { exists: true } }] } });
    return { ...args, trash: false } as typeof args;
  }
  const main =
    trash === true ? await readMainRecord(req, collection.slug as CollectionSlug, Number(given.id)) : undefined;
  if (main?.['deletedAt']) {
    if (deletedAt === null) return move('out', {});
    throw new APIError('这条内容在回收站中，请先恢复，再修改', 409, null, true);
  }
  // the form sends the field with every save
  return 'deletedAt' in (given.data ?? {}) ? ({ ...args, data } as typeof args) : args;
};

/** Whatever a save brings along, an old version too: only a move changes whether a record is in the bin. */
export const keepBinned: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? recordBefore(req, collection.slug, originalDoc?.id) : undefined;
  const move = binMoveOf(req, collection.slug);
  if (move === undefined) data['deletedAt'] = before?.['deletedAt'] ?? null;
  return data;
};

const toDelete = { deletedAt: new Date(0).toISOString() };

/** Why a request was refused, of many records. */
interface Failure {
  id: number | string;
  message: string;
  isPublic?: boolean;
}

const manyAnswer = ({ docs, errors }: { docs: unknown[]; errors: Failure[] }): Response => {
  const shown = errors.map(({ id, message, isPublic }) => ({
    id,
    message: isPublic ? message : '没有删除，请稍后再试',
  }));
  const message = errors.length > 0 ? `${errors.length} 条没有删除` : `已删除 ${docs.length} 条`;
  return Response.json({ docs, errors: shown, message }, { status: errors.length > 0 ? 400 : 200 });
};

/**
 * `DELETE` moves into the bin; what is there already (`?trash=true`) it deletes permanently, which an administrator may.
 * Payload's own would delete at once.
 */
export const binEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id',
    method: 'delete',
    handler: async (req) => {
      const collection = req.routeParams?.['collection'] as CollectionSlug;
      const id = Number(req.routeParams?.['id']);
      const options = { collection, id, depth: 0, overrideAccess: false, overrideLock: false, req };
      const doc =
        req.query['trash'] === 'true'
          ? await req.payload.delete({ ...options, trash: true })
          : await req.payload.update({ ...options, data: toDelete as never });
      return Response.json({ doc, message: req.t('general:deletedSuccessfully') });
    },
  },
  {
    path: '/',
    method: 'delete',
    handler: async (req) => {
      const collection = req.routeParams?.['collection'] as CollectionSlug;
      const asked = req.query['where'];
      // as Payload reads it: an object, or its JSON
      const where = (typeof asked === 'string' && asked !== '' ? JSON.parse(asked) : asked) as Where | undefined;
      if (typeof where !== 'object' || where === null) throw new APIError('请注明要删除哪些内容', 400, null, true);
      const options = { collection, depth: 0, overrideAccess: false, overrideLock: false, req };
      if (req.query['trash'] === 'true') {
        const inBin: Where = { and: [where, { deletedAt: { exists: true } }] };
        return manyAnswer((await req.payload.delete({ ...options, where: inBin, trash: true })) as never);
      }
      return manyAnswer((await req.payload.update({ ...options, where, data: toDelete as never })) as never);
    },
  },
];
