/**
 * Fault: Next deletes the `Content-Length` that a route handler sets (`FORBIDDEN_HEADERS` in its
 * `server/send-response.js`, 16.4.6), since its own compression might change the length. A download then has no length
 * that a browser could show, and a client cannot tell a whole file from one that was cut.
 * Report: none for route handlers; vercel/next.js#90281 reports the same loss elsewhere.
 * Fix: a route sends the length a second time in a header of our own; this response restores `Content-Length`.
 */
import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';

/** Header that carries the length of a body through Next. */
export const LENGTH_HEADER = 'x-content-length';

/** A response of node:http (option `ServerResponse` of `createServer`). */
export class ResponseWithLength<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override setHeader(name: string, value: OutgoingHttpHeader): this {
    return super.setHeader(name === LENGTH_HEADER ? 'content-length' : name, value as string);
  }
}
