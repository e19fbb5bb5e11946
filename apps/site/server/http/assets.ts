/** Files of the build: listed at start, immutable under their hashed names, compressed at build time. */
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join, relative, sep } from 'node:path';
import type { ByteRange } from '@yunxia/http/byte-range';
import { type Encoding, ENCODINGS, isText } from '@yunxia/http/content-encoding';
import { type EncodedContent, EncodedResponse } from '@yunxia/http/encoded-response';
import { contentHash } from '@yunxia/http/entity-tag';
import { WORKER_PATH } from '../../app/device/constants.ts';
import { LOGO_ZIP } from '../../app/model/news/logo-files.ts';
import { contentSecurityPolicy } from '../../app/render/page-policy.ts';
import { PDF_WORKER_POLICY, SERVICE_WORKER_POLICY, UPLOAD_POLICY } from './headers.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
  '.zip': 'application/zip',
};

/** Name endings of the files that the build compressed. */
export const encodingSuffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Files under /assets/ carry a hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Other files keep their name when they change: fresh for an hour. */
const NAMED = 'public, max-age=3600';
/** The service worker controls other responses: always revalidated. */
const ALWAYS_ASKED = 'no-cache';

const cacheControlOf = (path: string): string => {
  if (path === WORKER_PATH) return ALWAYS_ASKED;
  return path.startsWith('/assets/') ? IMMUTABLE : NAMED;
};

/** Media type of a file by its name. */
export const typeOf = (file: string): string => types[extname(file).toLowerCase()] ?? 'application/octet-stream';

const headersOf = (path: string, type: string): Record<string, string> => {
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControlOf(path),
    ...(isText(type) ? { Vary: 'Accept-Encoding' } : {}),
    ...(path === LOGO_ZIP.path ? { 'Content-Disposition': attachmentAs(LOGO_ZIP.path, LOGO_ZIP.name) } : {}),
  };
  const policy = policyOf(path, type);
  return policy === undefined ? headers : { ...headers, 'Content-Security-Policy': policy };
};

/** Saved under this name (RFC 6266 §4.3), and under that of its path by what reads no other letters. */
const attachmentAs = (path: string, name: string): string =>
  `attachment; filename="${basename(path)}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** The policy of a file that a browser may run or show by itself; undefined: that of all answers. */
const policyOf = (path: string, type: string): string | undefined => {
  if (path.endsWith('/start-worker.mjs')) return PDF_WORKER_POLICY;
  if (path === WORKER_PATH) return SERVICE_WORKER_POLICY;
  if (type.startsWith('text/html')) return contentSecurityPolicy();
  return type.startsWith('image/') ? UPLOAD_POLICY : undefined;
};

const toContent = (file: string): EncodedContent | undefined => {
  const found = statSync(file, { throwIfNoEntry: false });
  const open = (range?: ByteRange) => createReadStream(file, range && { start: range.first, end: range.last });
  return found && { open, length: found.size };
};

const toResponse = (file: string, path: string): EncodedResponse => {
  const identity = toContent(file) as EncodedContent;
  const encoded = new Map<Encoding, EncodedContent>();
  for (const encoding of ENCODINGS) {
    const content = toContent(file + encodingSuffix[encoding]);
    if (content) encoded.set(encoding, content);
  }
  return new EncodedResponse({
    status: 200,
    headers: headersOf(path, typeOf(file)),
    hash: contentHash(readFileSync(file)),
    identity,
    encodings: [...encoded.keys()],
    encode: (encoding) => encoded.get(encoding) ?? identity,
    hasRanges: true,
  });
};

/** Sends a file of the build; false when the path is not one of its files. */
export type Assets = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Lists the folder once and serves only the listed files, so that no path traversal is possible.
 * @param folder the client build
 */
export const createAssets = (folder: string): Assets => {
  const assets = new Map<string, EncodedResponse>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!entry.isFile() || path.startsWith('/.') || /\.(?:br|gz)$/.test(path)) continue;
    assets.set(path, toResponse(file, path));
  }
  return async (request, response, path) => {
    const asset = assets.get(path);
    await asset?.send(request, response);
    return asset !== undefined;
  };
};
