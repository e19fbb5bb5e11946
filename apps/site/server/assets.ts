/** Files of the build: known at boot, immutable by name, compressed at build time. */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings, type Encoding, isText } from './answer.ts';
import { WORKER_PATH } from '../app/device/constants.ts';
import { isMatch } from '../app/model/entity-tag.ts';
import { contentSecurityPolicy, PDF_WORKER_POLICY, SERVICE_WORKER_POLICY, UPLOAD_POLICY } from './headers.ts';

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
};

/** Name endings of the files that the build compressed. */
export const encodingSuffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Files under /assets/ carry a hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Other files keep their name when they change: an hour, then asked for again. */
const NAMED = 'public, max-age=3600';
/** The service worker decides over other answers: never an old one. */
const ALWAYS_ASKED = 'no-cache';

const cacheControlOf = (path: string): string => {
  if (path === WORKER_PATH) return ALWAYS_ASKED;
  return path.startsWith('/assets/') ? IMMUTABLE : NAMED;
};

interface Asset {
  readonly file: string;
  readonly type: string;
  /** Hash of the content: the same in every instance and release that has this file. */
  readonly hash: string;
  readonly sizes: ReadonlyMap<Encoding | 'identity', number>;
}

/** Media type of a file by its name. */
export const typeOf = (file: string): string => types[extname(file).toLowerCase()] ?? 'application/octet-stream';

const readAssets = (folder: string): Map<string, Asset> => {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!entry.isFile() || path.startsWith('/.') || /\.(?:br|gz)$/.test(path)) continue;
    const { size } = statSync(file);
    const sizes = new Map<Encoding | 'identity', number>([['identity', size]]);
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = statSync(file + encodingSuffix[encoding], { throwIfNoEntry: false });
      if (packed) sizes.set(encoding, packed.size);
    }
    assets.set(path, {
      file,
      type: typeOf(file),
      hash: createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22),
      sizes,
    });
  }
  return assets;
};

/** A strong tag: another one for each encoding, whose bytes differ (RFC 9110 §8.8.3). */
const tagOf = ({ hash }: Asset, encoding: Encoding | undefined): string =>
  `"${hash}${encoding ? encodingSuffix[encoding] : ''}"`;

/** Whether a client has the file already, in whatever encoding (RFC 9110 §13.1.2). */
const isKnown = (asset: Asset, header: string | undefined): boolean =>
  header !== undefined && ([undefined, 'br', 'gzip'] as const).some((one) => isMatch(header, tagOf(asset, one)));

/** Answers a request for a file of the build; false when the path is none of its files. */
export type Assets = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Reads the folder once and answers from that list, so that no path can lead outside it.
 * @param folder the client build
 */
export const createAssets = (folder: string): Assets => {
  const assets = readAssets(folder);
  return async (request, response, path) => {
    const asset = assets.get(path);
    if (!asset) return false;
    response.setHeader('Content-Type', asset.type);
    response.setHeader('Cache-Control', cacheControlOf(path));
    const encoding = acceptedEncodings(request.headers['accept-encoding']).find((one) => asset.sizes.has(one));
    response.setHeader('ETag', tagOf(asset, encoding));
    if (path.endsWith('/start-worker.mjs')) response.setHeader('Content-Security-Policy', PDF_WORKER_POLICY);
    if (asset.type.startsWith('text/html')) response.setHeader('Content-Security-Policy', contentSecurityPolicy());
    if (asset.type.startsWith('image/')) response.setHeader('Content-Security-Policy', UPLOAD_POLICY);
    if (path === WORKER_PATH) response.setHeader('Content-Security-Policy', SERVICE_WORKER_POLICY);
    if (isText(asset.type)) response.setHeader('Vary', 'Accept-Encoding');
    if (isKnown(asset, request.headers['if-none-match'])) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', asset.sizes.get(encoding ?? 'identity') ?? 0);
    if (request.method === 'HEAD') response.end();
    else
      await pipeline(createReadStream(asset.file + (encoding ? encodingSuffix[encoding] : '')), response).catch(() =>
        response.destroy(),
      );
    return true;
  };
};
