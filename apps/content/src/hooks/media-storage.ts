/** What Payload does with files, done with the store: whole or not at all, in a folder and in an object storage alike. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
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

/** When the focal point of a picture moves its renditions are cut again: from the original, which has to be fetched. */
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
  const files = [original, ...renditions];
  const isNew = await Promise.all(files.map(async ({ name }) => (await mediaStore.find(name)) === undefined));
  const save = Symbol('save');
  // Before anything is written: what is there by then goes when the save fails.
  req.context['writtenFiles'] = { save, names: files.flatMap(({ name }, at) => (isNew[at] ? [name] : [])) };
  for (const { name } of files) lastSave.set(name, save);
  const results = await Promise.allSettled(
    files.map(({ name, type, bytes }) => mediaStore.write(name, bytes, type ?? 'application/octet-stream')),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await discardFiles(req);
    throw failed.reason;
  }
  return data;
};

/** The last save that wrote a file, for as long as the process lives: of one name there are few. */
const lastSave = new Map<string, symbol>();

/** Removes the files of a save that failed, unless they were there before or another save has written them since. */
async function discardFiles(req: PayloadRequest): Promise<void> {
  const written = req.context['writtenFiles'] as { save: symbol; names: string[] } | undefined;
  delete req.context['writtenFiles'];
  for (const name of written?.names ?? []) {
    if (lastSave.get(name) !== written?.save) continue;
    lastSave.delete(name);
    await mediaStore
      .remove(name)
      .catch((error: unknown) => log.warn('a file of a failed upload was not removed', { file: name, error }));
  }
}

/** When a save fails after its files were written nothing names them. */
export const discardUnsavedFiles: CollectionAfterErrorHook = async ({ req }) => {
  await discardFiles(req);
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

/** Names of files that nothing may name any more, until they are looked at. */
const removable = new Set<string>();
let removal: NodeJS.Timeout | undefined;

/** Only when the change is done, and only what no record names: a file left over is no harm, one missing is. */
function removeLater(payload: Payload, names: readonly string[]): void {
  if (names.length === 0) return;
  for (const name of names) removable.add(name);
  clearTimeout(removal);
  removal = setTimeout(() => void removeUnnamedFiles(payload), REMOVE_AFTER).unref();
}

/** Removes what changes have left over, at once: for commands, which end before the time has come. */
export async function removeUnnamedFiles(payload: Payload): Promise<void> {
  clearTimeout(removal);
  const names = [...removable];
  removable.clear();
  try {
    for (const name of names) {
      const where = ['filename', ...renditionNames(payload)].map((path) => ({ [path]: { equals: name } }));
      const { totalDocs } = await payload.count({ collection: 'media', where: { or: where } });
      if (totalDocs === 0) await mediaStore.remove(name);
    }
  } catch (error) {
    log.error('files were not removed from the store', { files: names.length, error });
  }
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
