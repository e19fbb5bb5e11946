import { createHash } from 'node:crypto';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { cleanText } from '../fields/text.ts';
import { detectMediaType } from './media-type.ts';
import { countPdfPages } from './pdf-pages.ts';

const digest = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** The name a file came with, without folders; browsers send it as UTF-8 read as latin1 at times. */
function uploadedName(name: string): string {
  const base = name.replace(/^.*[\\/]/, '');
  return String(cleanText(base)).slice(-200) || '文件';
}

/**
 * Refuses a file that the library has, and offers that one: `data.existing` is its number. Only where editors upload; a
 * command may have its reasons.
 */
async function refuseSecondCopy(req: PayloadRequest, filename: string): Promise<void> {
  if (req.payloadAPI !== 'REST') return;
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where: { filename: { equals: filename } } },
    ...{ limit: 1, depth: 0, pagination: false, req },
  });
  const [existing] = docs;
  if (!existing) return;
  // the form offers the file by this number: admin-ui/known-file.tsx
  const named = [
    `编号 ${existing.id}`,
    `原名“${existing.originalName ?? existing.filename}”`,
    existing.alt && `说明“${existing.alt}”`,
  ];
  const message = `媒体库已有同一个文件（${named.filter(Boolean).join('，')}），请从媒体库中选用，不必再次上传`;
  throw new APIError(message, 409, { existing: existing.id, errors: [{ message, path: 'file' }] }, true);
}

/**
 * Accepts a file by its content, and stores it under a name made of its digest: one URL never
 * changes what it shows, no name can lead out of the folder, and the original name is kept beside it.
 */
export const acceptMediaFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  const type = detectMediaType(file.data);
  if (typeof type === 'string') {
    throw new ValidationError({ collection: 'media', errors: [{ message: type, path: 'file' }], req }, req.t);
  }
  const name = `${digest(file.data).slice(0, 20)}.${type.extension}`;
  if (operation === 'create') await refuseSecondCopy(req, name);
  req.context.uploadedName = uploadedName(file.name);
  file.mimetype = type.mimeType;
  file.name = name;
  return args;
};

/** Records what is known of an accepted file: its original name, digest and number of pages. */
export const describeMediaFile: CollectionBeforeChangeHook = ({ data, req }) => {
  const name: unknown = req.context.uploadedName;
  if (!req.file || typeof name !== 'string') return data;
  data.originalName = name;
  const isImage = String(data.mimeType).startsWith('image/');
  // Pictures are re-encoded without their metadata, so a digest of the upload would match nothing.
  data.sha256 = isImage ? null : digest(req.file.data);
  data.pages = data.mimeType === 'application/pdf' ? (countPdfPages(req.file.data) ?? null) : null;
  return data;
};

/** A decoration has no text: screen readers pass it over. */
export const dropTextOfDecoration: CollectionBeforeChangeHook = ({ data }) => {
  if (data.decorative === true) data.alt = '';
  return data;
};
