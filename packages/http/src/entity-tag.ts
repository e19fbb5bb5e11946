/**
 * One rule for the tags of both servers (RFC 9110 §8.8.3, §13.1.2): a hash of the content, and a suffix for each encoding,
 * since a strong tag names bytes. Who has the content in any encoding has it.
 */
import { createHash } from 'node:crypto';
import type { Encoding } from './content-encoding.ts';

/** Suffixes of tags: our own, and those by which proxies in front name what they have compressed (Apache, Jetty, Caddy). */
const ENCODED = /^(?:-(?:br|gzip|gz|zstd))?$/;
/** An entity tag without the `W/` of a weak one; `"` alone cannot stand in it. */
const TAG = /"([\u0021\u0023-\u007e\u0080-\uffff]*)"/g;

/** Names a content: base64url, 22 characters. The same in each process and release that has it. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** The strong tag of a content in one encoding. @param hash see {@link contentHash}, or what names a file as well */
export const entityTag = (hash: string, encoding?: Encoding): string =>
  encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`;

/**
 * The tag of an `If-None-Match` header by which its sender has a content, in whatever encoding; compared weakly. 304 is the
 * answer, with this tag in its strong form, as it was sent: with that of another encoding the sender could not tell which of
 * its responses is meant (RFC 9111 §4.3.4). undefined: it does not have the content. @param own tag that stands for `*`
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
