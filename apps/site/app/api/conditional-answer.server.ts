/** Answers that a reader may already have: ETag, Last-Modified and 304. */
import { createHash } from 'node:crypto';
import { isMatch } from '../model/entity-tag.ts';
import { createFirstSeen } from './first-seen.server.ts';

const firstSeen = createFirstSeen();

/** A tag of a text. Weak: compression changes the bytes, not what they say. */
export const toEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Since when (epoch ms) what a request asks for has this tag, as far as this process knows. */
export const changedSince = (request: Request, etag: string): number => {
  const { pathname, search, host } = new URL(request.url);
  return firstSeen(host + pathname + search, etag, Date.now());
};

/**
 * Whether the reader has it already. The day of a change counts only where no tag is given (RFC 9110, 13.1.3).
 * @param changedAt epoch ms
 */
export const isKnown = ({ headers }: Request, etag: string, changedAt: number): boolean => {
  if (headers.has('If-None-Match')) return isMatch(headers.get('If-None-Match'), etag);
  return Date.parse(headers.get('If-Modified-Since') ?? '') >= changedAt;
};

/**
 * Text with a tag of its content; 304 without a body when the reader has it.
 * @param type media type, with charset
 * @param maxAge how long a cache may keep it, in seconds
 */
export const conditionalAnswer = (request: Request, text: string, type: string, maxAge: number): Response => {
  const etag = toEtag(text);
  const changedAt = changedSince(request, etag);
  const headers = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${maxAge}`,
    ETag: etag,
    'Last-Modified': new Date(changedAt).toUTCString(),
  };
  return isKnown(request, etag, changedAt)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
};
