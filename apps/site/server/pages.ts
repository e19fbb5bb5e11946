/** Pages: Node's request to React Router's handler and back, compressed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { secure, sendBody, sendText } from './answer.ts';
import { emergencyPage } from './emergency-page.ts';

/** React Router's request handler. */
export type PageHandler = (request: Request) => Promise<Response>;

/** Answers a request with a page. */
export type Pages = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

const toRequest = (request: IncomingMessage, response: ServerResponse, url: URL): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return new Request(url, { method: request.method ?? 'GET', headers, signal: left.signal });
};

const logFailure = (url: URL, error: unknown): void => {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ level: 'error', event: 'page-failed', url: url.pathname, reason }));
};

/**
 * @param handler React Router's handler over the server build
 * @param siteInfoFile where the last good site information is kept, for the page that needs no rendering
 */
export const createPages =
  (handler: PageHandler, siteInfoFile: string): Pages =>
  async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      await sendText(request, response, 405, '不支持的请求方法');
      return;
    }
    let answer: Response | undefined;
    try {
      answer = await handler(toRequest(request, response, url));
    } catch (error) {
      logFailure(url, error);
    }
    if (response.destroyed) return;
    // React Router answers in plain text when a page cannot be rendered at all
    if (
      !answer ||
      (answer.status >= 500 &&
        !(answer.headers.get('Content-Type') ?? '').includes('html') &&
        !url.pathname.endsWith('.data'))
    ) {
      await answer?.body?.cancel();
      response.setHeader('Retry-After', '10');
      response.setHeader('X-Robots-Tag', 'noindex');
      await sendText(request, response, 503, await emergencyPage(siteInfoFile), 'text/html; charset=utf-8');
      return;
    }
    response.statusCode = answer.status;
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') response.setHeader(name, value);
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    secure(response);
    await sendBody(request, response, answer.body ? Readable.fromWeb(answer.body as NodeReadableStream) : null);
  };
