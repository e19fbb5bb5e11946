/** Conditional responses: ETag, Last-Modified and 304. */
import { contentHash, entityTag, isUnchangedSince, knownTag } from '@yunxia/http/entity-tag';
import { createFirstSeen } from './first-seen.server.ts';

const firstSeen = createFirstSeen();

/** The time (epoch ms) since which this process knows a URL to have this content. */
export const changedSince = (request: Request, hash: string): number => {
  const { pathname, search, host } = new URL(request.url);
  return firstSeen(host + pathname + search, hash, Date.now());
};

/**
 * The tag of the representation that the client already has, in any encoding; undefined: it has none.
 * @param changedAt epoch ms @param tag of the full response, for a client that sends a date only
 */
export const tagOfReader = (
  { headers }: Request,
  hash: string,
  changedAt: number,
  tag = entityTag(hash),
): string | undefined => {
  const known = headers.get('If-None-Match');
  if (known !== null) return knownTag(known, hash, tag);
  return isUnchangedSince(headers.get('If-Modified-Since'), changedAt) ? tag : undefined;
};

/** The weak tag of a streamed text: it identifies the text's sources, not its bytes. */
export const toWeakTag = (hash: string): string => `W/${entityTag(hash)}`;

/**
 * Text with a tag of its content; 304 when the client has it.
 * @param type media type, with charset
 * @param maxAge `max-age`, in seconds
 */
export const conditionalAnswer = (request: Request, text: string, type: string, maxAge: number): Response => {
  const hash = contentHash(text);
  const changedAt = changedSince(request, hash);
  const headers = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${maxAge}`,
    // of the uncompressed text: compression adds the suffix of the encoding
    ETag: entityTag(hash),
    'Last-Modified': new Date(changedAt).toUTCString(),
  };
  const known = tagOfReader(request, hash, changedAt);
  return known === undefined
    ? new Response(text, { headers })
    : new Response(null, { status: 304, headers: { ...headers, ETag: known } });
};
