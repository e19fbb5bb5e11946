/** Answers that a reader may already have: ETag, Last-Modified and 304. */
import { contentHash, entityTag, isUnchangedSince, knownTag } from '@yunxia/http/entity-tag';
import { createFirstSeen } from './first-seen.server.ts';

const firstSeen = createFirstSeen();

/** Since when (epoch ms) what a request asks for has this content, as far as this process knows. */
export const changedSince = (request: Request, hash: string): number => {
  const { pathname, search, host } = new URL(request.url);
  return firstSeen(host + pathname + search, hash, Date.now());
};

/**
 * The tag by which the reader has it already, in whatever encoding; undefined: it does not.
 * @param changedAt epoch ms @param tag of what is sent otherwise, for a reader that knows the day alone
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

/** A tag of a text that is streamed: it names what the text is made of, not its bytes. */
export const toWeakTag = (hash: string): string => `W/${entityTag(hash)}`;

/**
 * Text with a tag of its content; 304 without a body when the reader has it.
 * @param type media type, with charset
 * @param maxAge how long a cache may keep it, in seconds
 */
export const conditionalAnswer = (request: Request, text: string, type: string, maxAge: number): Response => {
  const hash = contentHash(text);
  const changedAt = changedSince(request, hash);
  const headers = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${maxAge}`,
    // of the text as it is: whoever compresses it adds the suffix of the encoding
    ETag: entityTag(hash),
    'Last-Modified': new Date(changedAt).toUTCString(),
  };
  const known = tagOfReader(request, hash, changedAt);
  return known === undefined
    ? new Response(text, { headers })
    : new Response(null, { status: 304, headers: { ...headers, ETag: known } });
};
