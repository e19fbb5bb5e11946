/** Pages: Node's request to React Router's handler and back, compressed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { toCacheTag } from '@yunxia/contract/cache-tag';
import { secure, sendBody, sendText } from './http/answer.ts';
import { emergencyPage, emergencyText, isForPrograms } from './http/emergency-page.ts';
import { log } from '@yunxia/http/log';
import { createContentUsage, type PageHandler } from './rendering.ts';
import { requestIdOf } from './http/request-log.ts';

/** `Retry-After` of an unavailable page, in s. */
const RETRY_SECONDS = 10;

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

/** Whether a page could not be rendered at all: React Router then answers in plain text. */
export const isUnrendered = (answer: Response, url: URL): boolean =>
  answer.status >= 500 &&
  !(answer.headers.get('Content-Type') ?? '').includes('html') &&
  !url.pathname.endsWith('.data');

/** Sends the emergency page, or its text to a program, as HTTP 503. @param siteInfoFile file of the last good site information */
export const sendEmergency = async (
  request: IncomingMessage,
  response: ServerResponse,
  siteInfoFile: string,
): Promise<void> => {
  response.setHeader('Retry-After', RETRY_SECONDS);
  response.setHeader('X-Robots-Tag', 'noindex');
  if (isForPrograms(request.url ?? '')) await sendText(request, response, 503, await emergencyText(siteInfoFile));
  else await sendText(request, response, 503, await emergencyPage(siteInfoFile), 'text/html; charset=utf-8');
};

/**
 * @param handler React Router's handler over the server build
 * @param siteInfoFile file of the last good site information, for the emergency page
 */
export const createPages =
  (handler: PageHandler, siteInfoFile: string): Pages =>
  async (request, response, url) => {
    const use = createContentUsage(requestIdOf(response));
    let answer: Response | undefined;
    try {
      answer = await handler(toRequest(request, response, url), use);
    } catch (error) {
      log.error('page failed', { requestId: requestIdOf(response), path: url.pathname, error });
    }
    if (response.destroyed) return;
    if (!answer || isUnrendered(answer, url)) {
      await answer?.body?.cancel();
      await sendEmergency(request, response, siteInfoFile);
      return;
    }
    response.statusCode = answer.status;
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') response.setHeader(name, value);
    });
    if (use.tags.size > 0) response.setHeader('Cache-Tag', toCacheTag(use.tags));
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    // a page's data without the page: React Router sets no Cache-Control
    if (url.pathname.endsWith('.data') && !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'no-store');
    if (answer.status === 503 && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', RETRY_SECONDS);
    secure(response);
    await sendBody(request, response, answer.body ? Readable.fromWeb(answer.body as NodeReadableStream) : null);
  };
