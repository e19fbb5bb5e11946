/** Answers that a reader may already have: ETag and 304. */
import { createHash } from 'node:crypto';

/** Whether one of the tags in an If-None-Match header is this one, compared weakly (RFC 9110, 13.1.2). */
export const isMatch = (header: string | null, etag: string): boolean => {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
};

/**
 * Text with a tag of its content; 304 without a body when the reader has it.
 * @param type media type, with charset
 * @param maxAge how long a cache may keep it, in seconds
 */
export const conditionalAnswer = (request: Request, text: string, type: string, maxAge: number): Response => {
  // Weak: compression changes the bytes, not what they say.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAge}`, ETag: etag };
  return isMatch(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
};
