/**
 * A queue that extracts the text of uploaded PDFs, one file at a time, after the save: an upload neither waits for it nor fails
 * because of it. Files that a stopped server left in the queue are read at the next start.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload';
import { log } from '../../log.ts';
import { watchGauge } from '../../metrics.ts';
import { mediaStore } from '../../media-store/configured-store.ts';
import { readWhole } from '../../media-store/media-store.ts';
import { readPdfText } from './pdf-text.ts';
import { inTransaction, indexRecord } from './index-record.ts';
import { runStatement } from './search-database.ts';
import { searchSources } from './search-sources.ts';
import { replacePages } from './search-store.ts';

/** Of a larger file only the name is indexed. */
const MAX_BYTES = 100 * 1024 * 1024;

let queue: Promise<void> = Promise.resolve();
let queued = 0;
watchGauge('pdfQueue', () => queued);
/** Off in commands, which end before anything would be read. */
let isServer = false;

/** Queues an uploaded PDF. */
export const readUploadedPdf: CollectionAfterChangeHook = ({ doc, req }) => {
  if (isServer && req.file && doc.mimeType === 'application/pdf') {
    queuePdf(req.payload, { id: Number(doc.id), filename: String(doc.filename) });
  }
  return doc;
};

/** Deletes the text of a deleted file. */
export const deletePdfText: CollectionAfterDeleteHook = async ({ id, req }) => {
  await replacePages(req.payload, Number(id), [], req);
};

/** Starts the queue, with the files that are not read yet. */
export async function startPdfQueue(payload: Payload): Promise<void> {
  isServer = true;
  const rows = await runStatement(
    payload,
    sql`select id, filename from media where mime_type = 'application/pdf'
      and not exists (select 1 from media_pages p where p.media = media.id) order by id desc`,
  );
  for (const row of rows) queuePdf(payload, { id: Number(row['id']), filename: String(row['filename']) });
}

/** Settles when everything that was queued has been read and indexed. */
export async function pdfQueueEnd(): Promise<void> {
  await queue;
}

function queuePdf(payload: Payload, file: { id: number; filename: string }): void {
  queued += 1;
  queue = queue
    .then(() => readPdf(payload, file))
    .catch((error: unknown) => log.error('the text of a PDF was not read', { file: file.filename, error }))
    .finally(() => {
      queued -= 1;
    });
}

async function readPdf(payload: Payload, { id, filename }: { id: number; filename: string }): Promise<void> {
  const file = await mediaStore.find(filename);
  if (!file) throw new Error('the file is missing');
  const pages = file.size > MAX_BYTES ? [] : await readPdfText(await readWhole(mediaStore, filename));
  await inTransaction(payload, async (req) => {
    const { totalDocs } = await payload.count({ collection: 'media', where: { id: { equals: id } }, req });
    // Page 0 says that the file was read, also when it has no text.
    if (totalDocs > 0) await replacePages(payload, id, [{ page: 0, text: '' }, ...pages], req);
  });
  for (const source of searchSources) {
    if (source.files.length === 0) continue;
    const { docs } = await payload.find({
      collection: source.collection,
      where: { or: source.files.map((field) => ({ [field]: { equals: id } })) },
      select: {},
      depth: 0,
      pagination: false,
    });
    for (const doc of docs) {
      await inTransaction(payload, (req) => indexRecord(payload, source.collection, Number(doc.id), req));
    }
  }
}
