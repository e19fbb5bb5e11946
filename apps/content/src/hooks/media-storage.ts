/** What Payload does with files of a folder, done with the object storage where there is one. */
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Payload,
} from 'payload';
import { log } from '../log.ts';
import { type FileRequest, findMediaFile, respondWithFile } from '../media-response.ts';
import { mediaStore } from '../media-store/configured-store.ts';
import { readWhole } from '../media-store/media-store.ts';

/** How long the transaction of a save may take, in ms, before files that nothing names any more are removed. */
const REMOVE_AFTER = 5000;

interface FileRecord {
  filename?: string | null | undefined;
  mimeType?: string | null | undefined;
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  sizes?: Record<string, { filename?: string | null; mimeType?: string | null } | null | undefined> | null | undefined;
}

/** Names of a record's files: the original and its renditions. */
function filesOf(record: FileRecord | undefined): string[] {
  const renditions = Object.values(record?.sizes ?? {}).map((size) => size?.filename);
  return [record?.filename, ...renditions].filter((name) => typeof name === 'string' && name !== '') as string[];
}

/** When the focal point of a picture moves its renditions are cut anew: from the original, which has to be fetched. */
export const fetchForFocalPoint: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !('id' in args)) return args;
  const { focalX, focalY } = (args.data ?? {}) as FileRecord;
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return args;
  const record: FileRecord = await req.payload.findByID({ collection: 'media', id: args.id as number, depth: 0, req });
  const { filename, mimeType } = record;
  if (!filename || (record.focalX === focalX && record.focalY === focalY)) return args;
  const data = await readWhole(mediaStore, filename);
  req.file = { name: filename, data, mimetype: mimeType ?? '', size: data.length };
  return { ...args, overwriteExistingFiles: true };
};

/** Puts the files of a save into the storage; where that fails nothing is saved. */
export const storeMediaFiles: CollectionBeforeChangeHook = async ({ data, req }) => {
  const record = data as FileRecord;
  if (!req.file || !record.filename) return data;
  const renditions = Object.entries(record.sizes ?? {}).flatMap(([name, size]) => {
    const bytes = req.payloadUploadSizes?.[name];
    return bytes && size?.filename ? [{ name: size.filename, type: size.mimeType, bytes }] : [];
  });
  const original = { name: record.filename, type: record.mimeType, bytes: req.file.data };
  await Promise.all(
    [original, ...renditions].map(({ name, type, bytes }) =>
      mediaStore.write(name, bytes, type ?? 'application/octet-stream'),
    ),
  );
  return data;
};

/** Removes the files that a record had before another one took their place. */
export const removeReplacedFiles: CollectionAfterChangeHook = ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') {
    const kept = new Set(filesOf(doc as FileRecord));
    removeLater(
      req.payload,
      filesOf(previousDoc as FileRecord).filter((name) => !kept.has(name)),
    );
  }
  return doc;
};

/** Removes the files of a record that was deleted. */
export const removeDeletedFiles: CollectionAfterDeleteHook = ({ doc, req }) => {
  removeLater(req.payload, filesOf(doc as FileRecord));
};

/** Only when the change is done, and only what no record names: a file left over is no harm, one missing is. */
function removeLater(payload: Payload, names: readonly string[]): void {
  if (names.length === 0) return;
  const remove = async (): Promise<void> => {
    await sleep(REMOVE_AFTER, undefined, { ref: false });
    for (const name of names) {
      const where = ['filename', ...renditionNames(payload)].map((path) => ({ [path]: { equals: name } }));
      const { totalDocs } = await payload.count({ collection: 'media', where: { or: where } });
      if (totalDocs === 0) await mediaStore.remove(name);
    }
  };
  remove().catch((error: unknown) =>
    log.error('files were not removed from the object storage', { files: names.length, error }),
  );
}

function renditionNames(payload: Payload): string[] {
  const { upload } = payload.collections.media.config;
  return (upload.imageSizes ?? []).map(({ name }) => `sizes.${name}.filename`);
}

/** Shows a file in the admin, which asks Payload for it. */
export async function answerFromStorage(
  request: FileRequest,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const file = await findMediaFile(mediaStore, filename);
  if (!file) return new Response(null, { status: 404 });
  return respondWithFile(request, file, undefined);
}
