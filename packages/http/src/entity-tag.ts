/**
 * Entity tags of both servers (RFC 9110 §8.8.3, §13.1.2): a hash of the content, and a suffix for each encoding, since a
 * strong tag identifies bytes. A client that has any encoding of the content gets 304.
 */
import { createHash } from 'node:crypto';
import type { Encoding } from './content-encoding.ts';

/** Suffixes of tags: our own, and those that proxies add when they compress (Apache, Jetty, Caddy). */
const ENCODED = /^(?:-(?:br|gzip|gz|zstd))?$/;
/** An entity tag without the `W/` of a weak one; `"` alone cannot stand in it. */
const TAG = /"([\u0021\u0023-\u007e\u0080-\uffff]*)"/g;

/** Identifies a content: base64url, 22 characters. The same in every process and release. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** The strong tag of a content in one encoding. @param hash {@link contentHash}, or another identity of a file */
export const entityTag = (hash: string, encoding?: Encoding): string =>
  encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`;

/**
 * The tag in `If-None-Match` that matches a content in any encoding, by weak comparison. The 304 carries this tag in its
 * strong form, as it was sent: with the tag of another encoding the client could not select its stored response (RFC 9111
 * §4.3.4). undefined: no match. @param own the tag for `*`
 */
export const knownTag = (
  header: string | null | undefined,
  hash: string,
  own = entityTag(hash),
): string | undefined => {
  if (!header) return undefined;
  if (header.trim() === '*') return own;
  for (const [tag, opaque = ''] of header.matchAll(TAG)) {
    if (opaque.startsWith(hash) && ENCODED.test(opaque.slice(hash.length))) return tag;
  }
  return undefined;
};

/**
 * Whether a content is not newer than `If-Modified-Since` says; counts only where there is no `If-None-Match` (RFC 9110
 * §13.1.3). @param changedAt epoch ms
 */
export const isUnchangedSince = (header: string | null | undefined, changedAt: number): boolean =>
  Date.parse(header ?? '') >= Math.floor(changedAt / 1000) * 1000;
