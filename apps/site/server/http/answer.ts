/** Sends an answer: with security headers, text compressed as the client accepts. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, type Encoding, isText, LIVE_BROTLI, WORTH_COMPRESSING } from '@yunxia/http/content-encoding';
import { EncodedResponse } from '@yunxia/http/encoded-response';
import { securityHeaders } from './headers.ts';

/** A response in memory with the security headers; headers of its own take precedence. */
export const toEncodedResponse = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): EncodedResponse => EncodedResponse.of(status, { ...securityHeaders, ...headers }, body);

/** Sets the security headers; headers that are already set take precedence. */
export const secure = (response: ServerResponse): void => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
};

/** A strong tag identifies bytes: an encoded response gets the suffix of its encoding, as `entityTag` writes it. */
const suffixTag = (response: ServerResponse, encoding: Encoding): void => {
  const tag = String(response.getHeader('ETag') ?? '');
  if (tag.startsWith('"')) response.setHeader('ETag', `${tag.slice(0, -1)}-${encoding}"`);
};

const appendVary = (response: ServerResponse, field: string): void => {
  const now = String(response.getHeader('Vary') ?? '');
  if (!now.toLowerCase().includes(field.toLowerCase())) response.setHeader('Vary', now ? `${now}, ${field}` : field);
};

/**
 * Sends a body whose headers are already set, compressed when that is worth it.
 * @param body text, bytes or a stream; null for none
 */
export const sendBody = async (
  request: IncomingMessage,
  response: ServerResponse,
  body: string | Buffer | Readable | null,
): Promise<void> => {
  const type = String(response.getHeader('Content-Type') ?? '');
  const length = typeof body === 'string' ? Buffer.byteLength(body) : Buffer.isBuffer(body) ? body.length : undefined;
  const compressible =
    isText(type) && !response.hasHeader('Content-Encoding') && (length === undefined || length >= WORTH_COMPRESSING);
  if (compressible) appendVary(response, 'Accept-Encoding');
  const encoding = compressible && body ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (encoding) {
    response.setHeader('Content-Encoding', encoding);
    suffixTag(response, encoding);
    response.removeHeader('Content-Length');
  } else if (length !== undefined) response.setHeader('Content-Length', length);
  if (request.method === 'HEAD' || body === null) {
    if (body instanceof Readable) body.destroy();
    response.end();
    return;
  }
  if (!encoding && !(body instanceof Readable)) {
    response.end(body);
    return;
  }
  const source = body instanceof Readable ? body : Readable.from([body]);
  try {
    if (encoding === 'br') await pipeline(source, createBrotliCompress(LIVE_BROTLI), response);
    else if (encoding === 'gzip') await pipeline(source, createGzip(), response);
    else await pipeline(source, response);
  } catch (error) {
    // the visitor left, or the source broke off: the connection must not look complete
    response.destroy(error instanceof Error ? error : undefined);
  }
};

/** Sends text with its type. Further headers may be set on the response before. */
export const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): Promise<void> => {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  return sendBody(request, response, text);
};

/** Sends a failure in the envelope of the API: `{code, msg}`. */
export const sendFailure = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  msg: string,
): Promise<void> =>
  sendText(request, response, status, JSON.stringify({ code: status, msg }), 'application/json; charset=utf-8');
