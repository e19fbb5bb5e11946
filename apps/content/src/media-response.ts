import path from 'node:path';
import { listTag } from '@yunxia/contract/cache-tag';
import { isRangeCurrent, parseRange } from '@yunxia/http/byte-range';
import { entityTag, isUnchangedSince, knownTag } from '@yunxia/http/entity-tag';
import { MEDIA_TYPES } from './hooks/media-type.ts';
import type { ByteRange, MediaStore } from './media-store/media-store.ts';
import { LENGTH_HEADER } from './upstream-fixes/next-content-length.ts';

const typeOf = new Map(MEDIA_TYPES.map((type) => [type.extension, type.mimeType]));

/** Type of a file by its name; undefined when it is none that the library takes. */
export function typeOfMedia(name: string): string | undefined {
  return typeOf.get(path.extname(name).slice(1).toLowerCase());
}

/** Names that we give to files: letters, digits, `.`, `-`, `_`; nothing that leads out of a folder. */
const SAFE_NAME = /^[\w][\w.-]{0,199}$/;

/** Renditions of a picture are made again when its focal point moves; originals are named by their digest. */
const RENDITION = /-\d+x\d+\.webp$/;

export interface MediaFile {
  name: string;
  mimeType: string;
  size: number;
  modified: Date;
  isRendition: boolean;
  /** Its bytes, all or some. */
  read: (range?: ByteRange) => ReadableStream<Uint8Array>;
}

/**
 * Finds an uploaded file by its name; undefined for every name that is none of ours.
 * @throws Error when the store does not answer
 */
export async function findMediaFile(store: MediaStore, name: string): Promise<MediaFile | undefined> {
  const mimeType = typeOfMedia(name);
  if (!SAFE_NAME.test(name) || name.includes('..') || !mimeType) return undefined;
  const facts = await store.find(name);
  if (!facts) return undefined;
  const { size, modified } = facts;
  return {
    name,
    mimeType,
    size,
    modified,
    isRendition: RENDITION.test(name),
    read: (range) => store.read(name, range),
  };
}

/** `Content-Disposition` with a plain fallback and the real name in UTF-8 (RFC 6266, RFC 5987). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** What is read of a request: Next's and Payload's alike. */
export interface FileRequest {
  headers: Headers;
  method?: string | undefined;
}

function setLength(headers: Headers, bytes: number): void {
  for (const name of ['content-length', LENGTH_HEADER]) headers.set(name, String(bytes));
}

function headersOf(file: MediaFile, downloadName: string | undefined): Headers {
  const headers = new Headers({
    'content-type': file.mimeType === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.mimeType,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'accept-ranges': 'bytes',
    'cache-tag': listTag('media', file.name),
    'last-modified': file.modified.toUTCString(),
    etag: entityTag(hashOf(file)),
    'cache-control': file.isRendition
      ? 'public, max-age=3600, stale-while-revalidate=86400'
      : 'public, max-age=31536000, immutable',
  });
  if (downloadName) {
    // Browsers show a PDF and play a film; everything else is for another program.
    const isShown = /^(?:application\/pdf|video\/|text\/vtt)/.test(file.mimeType);
    headers.set('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', downloadName));
  }
  // A PDF viewer brings its own scripts, which such a policy would stop.
  if (file.mimeType !== 'application/pdf') headers.set('content-security-policy', "default-src 'none'; sandbox");
  return headers;
}

/** Names this version of a file. */
const hashOf = ({ size, modified }: MediaFile): string => `${size.toString(36)}-${modified.getTime().toString(36)}`;

function isUnchanged({ headers }: FileRequest, file: MediaFile): boolean {
  const known = headers.get('if-none-match');
  if (known !== null) return knownTag(known, hashOf(file)) !== undefined;
  return isUnchangedSince(headers.get('if-modified-since'), file.modified.getTime());
}

/**
 * Answers GET and HEAD for a file: whole, in part, or 304.
 * @param downloadName the name under which a file that is no picture is saved
 */
export function respondWithFile(request: FileRequest, file: MediaFile, downloadName: string | undefined): Response {
  const headers = headersOf(file, downloadName);
  if (isUnchanged(request, file)) return new Response(null, { status: 304, headers });
  const isHead = request.method === 'HEAD';
  const isCurrent = isRangeCurrent(
    request.headers.get('if-range'),
    entityTag(hashOf(file)),
    headers.get('last-modified'),
  );
  const range = isCurrent ? parseRange(request.headers.get('range'), file.size) : 'whole';
  if (range === 'none') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range === 'whole' || isHead) {
    setLength(headers, file.size);
    return new Response(isHead ? null : file.read(), { status: 200, headers });
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
  setLength(headers, range.last - range.first + 1);
  return new Response(file.read(range), { status: 206, headers });
}
