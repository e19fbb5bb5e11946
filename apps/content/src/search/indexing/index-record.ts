/** Updates the index with the public records, in the transaction of the save. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
} from 'payload';
import { mediaPopulation } from '../../api/v1/answer-media.ts';
import { toSearchRows, type PageText } from './search-entry.ts';
import { sourceOf, type SearchSource } from './search-sources.ts';
import { readPages, replaceRows } from './search-store.ts';

/** Pages of PDFs that belong to one record. */
const MAX_PAGES = 2000;

/** Puts a saved record into the index as the public will read it, or takes it out. */
export const indexSavedRecord: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  // a new draft has no rows
  if (operation === 'create' && doc._status === 'draft') return doc;
  await indexRecord(req.payload, collection.slug, Number(doc.id), req);
  return doc;
};

/** Takes a deleted record out of the index. */
export const unindexDeletedRecord: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await replaceRows(req.payload, collection.slug, Number(id), [], req);
};

/** Updates the index for one record. A draft of a published record changes nothing. */
export async function indexRecord(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  req?: PayloadRequest,
): Promise<void> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, { withdrawn: { not_equals: true } }] },
    populate: mediaPopulation,
    depth: 1,
    limit: 1,
    pagination: false,
    draft: false,
    ...(req ? { req } : {}),
  });
  const record = docs[0] as unknown as (Record<string, unknown> & { id: number }) | undefined;
  const source = record && sourceOf(collection, record['type']);
  const rows = source ? toSearchRows(source, record, await pagesOf(payload, source, record, req)) : [];
  await replaceRows(payload, collection, id, rows, req);
}

async function pagesOf(
  payload: Payload,
  source: SearchSource,
  record: Record<string, unknown>,
  req: PayloadRequest | undefined,
): Promise<PageText[]> {
  const ids = new Set(source.files.flatMap((path) => idsAt(record, path.split('.'))));
  const pages: PageText[] = [];
  for (const id of ids) pages.push(...(await readPages(payload, id, req)));
  return pages.slice(0, MAX_PAGES);
}

/** Ids of the PDFs at a path, through the rows of lists on the way. */
function idsAt(value: unknown, path: readonly string[]): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsAt(item, path));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const [name, ...rest] = path;
  if (name !== undefined) return idsAt(fields[name], rest);
  return fields['mimeType'] === 'application/pdf' ? [Number(fields['id'])] : [];
}

/** Runs work on the index in a transaction of its own. */
export async function inTransaction(payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  // All that the Local API and we read of a request.
  const req = { payload, transactionID, context: {} } as unknown as PayloadRequest;
  try {
    await work(req);
  } catch (error) {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  if (transactionID !== undefined) await payload.db.commitTransaction(transactionID);
}
