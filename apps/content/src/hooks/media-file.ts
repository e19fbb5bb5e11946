import { createHash } from 'node:crypto';
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload';
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
 * Accepts a file by its content, and stores it under a name made of its digest: one URL never
 * changes what it shows, no name can lead out of the folder, and the original name is kept beside it.
 */
export const acceptMediaFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const file = req.file;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  const type = detectMediaType(file.data, file.name);
  if (!type) {
    throw new APIError(
      '不支持这种文件。可上传：JPG、PNG、GIF、WebP、AVIF 图片，PDF，Word、Excel、PPT，ZIP，MP4，WebVTT 字幕',
      400,
      null,
      true,
    );
  }
  req.context.uploadedName = uploadedName(file.name);
  file.mimetype = type.mimeType;
  file.name = `${digest(file.data).slice(0, 20)}.${type.extension}`;
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
