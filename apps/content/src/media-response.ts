import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { MEDIA_TYPES } from './hooks/media-type.ts';

const typeOf = new Map(MEDIA_TYPES.map((type) => [type.extension, type.mimeType]));

/** Names that we give to files: letters, digits, `.`, `-`, `_`; nothing that leads out of the folder. */
const SAFE_NAME = /^[\w][\w.-]{0,199}$/;

/** Renditions of a picture are made anew when its focal point moves; originals are named by their digest. */
const RENDITION = /-\d+x\d+\.webp$/;

export interface MediaFile {
  path: string;
  mimeType: string;
  size: number;
  modified: Date;
  isRendition: boolean;
}

/** Finds an uploaded file by its name; undefined for every name that is none of ours. */
export async function findMediaFile(directory: string, name: string): Promise<MediaFile | undefined> {
  const mimeType = typeOf.get(path.extname(name).slice(1).toLowerCase());
  if (!SAFE_NAME.test(name) || name.includes('..') || !mimeType) return undefined;
  const file = path.join(directory, name);
  try {
    const facts = await stat(file);
    if (!facts.isFile()) return undefined;
    return { path: file, mimeType, size: facts.size, modified: facts.mtime, isRendition: RENDITION.test(name) };
  } catch {
    return undefined;
  }
}

/** First and last byte that a `Range` header asks for; 'whole' without a usable one, 'none' beyond the end (RFC 9110 §14). */
export function parseRange(header: string | null, size: number): { first: number; last: number } | 'whole' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'none' : { first, last };
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

function headersOf(file: MediaFile, downloadName: string | undefined): Headers {
  const headers = new Headers({
    'content-type': file.mimeType === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.mimeType,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'accept-ranges': 'bytes',
    'last-modified': file.modified.toUTCString(),
    etag: `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`,
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

function isUnchanged(request: Request, headers: Headers): boolean {
  const given = request.headers.get('if-none-match');
  if (given !== null) {
    return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers.get('etag') || tag.trim() === '*');
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Date.parse(headers.get('last-modified') ?? '') <= since;
}

/** Whether a `Range` still speaks of this version of the file (RFC 9110 §13.1.5). */
function isRangeCurrent(request: Request, headers: Headers): boolean {
  const condition = request.headers.get('if-range');
  return condition === null || condition === headers.get('etag') || condition === headers.get('last-modified');
}

function body(file: MediaFile, range?: { first: number; last: number }): ReadableStream<Uint8Array> {
  const stream = createReadStream(file.path, range ? { start: range.first, end: range.last } : {});
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/**
 * Answers GET and HEAD for a file: whole, in part, or 304.
 * @param downloadName the name under which a file that is no picture is saved
 */
export function respondWithFile(request: Request, file: MediaFile, downloadName: string | undefined): Response {
  const headers = headersOf(file, downloadName);
  if (isUnchanged(request, headers)) return new Response(null, { status: 304, headers });
  const isHead = request.method === 'HEAD';
  const range = isRangeCurrent(request, headers) ? parseRange(request.headers.get('range'), file.size) : 'whole';
  if (range === 'none') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range === 'whole' || isHead) {
    headers.set('content-length', String(file.size));
    return new Response(isHead ? null : body(file), { status: 200, headers });
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
  headers.set('content-length', String(range.last - range.first + 1));
  return new Response(body(file, range), { status: 206, headers });
}
