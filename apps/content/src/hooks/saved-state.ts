/**
 * Who saved a record last, and whether a save is based on that state: of two editors who opened the same record, the
 * second one to save is refused and loses nothing (RFC 9110 §13.1, as `If-Unmodified-Since`, in the words of the form).
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { toBeijingParts } from '@yunxia/contract/time';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { actOf } from '../access/review-act.ts';
import { isPostgres, runStatement } from '../search/indexing/search-database.ts';

interface SavedState {
  updatedAt?: unknown;
  savedBy?: unknown;
  deletedAt?: unknown;
}

/** Makes a second save of the same record wait until the first one is committed. SQLite has one writer anyway. */
export async function lockRecord(req: PayloadRequest, slug: CollectionSlug, id: number): Promise<void> {
  if (!isPostgres(req.payload)) return;
  const table = sql.identifier(slug.replaceAll('-', '_'));
  await runStatement(req.payload, sql`select id from ${table} where id = ${id} for update`, req);
}

/** The newest state, be it a draft or published; undefined where there is no record. */
async function readNewest(req: PayloadRequest, slug: CollectionSlug, id: number): Promise<SavedState | undefined> {
  const { docs } = await req.payload.db.findVersions<SavedState>({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?.version;
}

/** `11月29日 08:05`, Beijing time. */
function toClock(instant: number): string {
  const { month, day, hour, minute } = toBeijingParts(instant);
  return `${month}月${day}日 ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/**
 * Refuses a save whose `updatedAt` is older than the stored one, drafts included, within the transaction of the save.
 * A save that sends none (a script's) passes.
 * @throws APIError 409; `data.conflict` has `savedBy` and `updatedAt` (ISO 8601) of the newer state; a save
 * with that `updatedAt` has seen it and is accepted
 */
export const refuseOutdatedSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return args;
  const { data, id } = args as { data?: Record<string, unknown>; id?: number | string };
  const based = Date.parse(String(data?.['updatedAt'] ?? ''));
  if (id === undefined || Number.isNaN(based) || Number.isNaN(Number(id))) return args;
  const slug = collection.slug as CollectionSlug;
  await lockRecord(req, slug, Number(id));
  const newest = await readNewest(req, slug, Number(id));
  const saved = Date.parse(String(newest?.updatedAt ?? ''));
  if (!newest || Number.isNaN(saved) || saved <= based) return args;
  const name = typeof newest.savedBy === 'string' && newest.savedBy !== '' ? newest.savedBy : '其他人';
  const who = name === req.user?.name ? '您在另一个页面' : `“${name}”`;
  const act = actOf(req, slug)?.action;
  const isDecision = act === 'pass' || act === 'return' || act === 'takeDown';
  const rest = newest.deletedAt
    ? `把这条内容移入回收站。${isDecision ? '' : '您的修改没有保存，仍在本页。'}`
    : isDecision
      ? '改过这条内容，比您看到的新。请重新打开，看过再办。'
      : '保存过这条内容，比您打开的新。您的修改没有保存，仍在本页。';
  throw new APIError(
    `${who}已于${toClock(saved)}${rest}`,
    409,
    { conflict: { savedBy: name, updatedAt: new Date(saved).toISOString() } },
    true,
  );
};

/** Writes the name of the user who saves; null for the server's own saves. */
export const noteSavedBy: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>;
  req: PayloadRequest;
}) => {
  data['savedBy'] = req.user?.name ?? null;
  return data;
};
