/**
 * The same-origin proxy for the content server: `POST /api/v1/<name>`, its cacheable GET alias `GET /api/v1/<name>?…`, and
 * `GET /media/<file>`. Cacheable answers come from the cache; files are streamed and support ranges. Every request has a
 * timeout: without an answer a call is 502 (connection refused, or no envelope of the contract) or 504 (timeout); an alias,
 * which caches and programs read, is 503 for every failure on our side.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedResponse } from '@yunxia/http/encoded-response';
import { sendFailure } from './answer.ts';
import { type ContentAnswers, toApiResponse } from '../cache/content-answers.ts';
import { type ContentCall, toContentCall } from '../cache/content-call.ts';
import { readEnvelope } from '../cache/envelope.ts';
import { cacheStatus } from '../cache/cache-headers.ts';
import { UPLOAD_POLICY } from './headers.ts';
import { clientAddressOf, noteOutcome, requestIdOf } from './request-log.ts';
import { type Upstream, UpstreamError } from './upstream.ts';

/** Largest request body that is proxied, in bytes (the contract's limit). */
const MAX_BODY_BYTES = 16 * 1024;

/** `max-age` of an alias, in s: our own entry may already be half a minute old. */
const ALIAS_SECONDS = 10;
/** `Retry-After` of a failure on our side, in s. */
const RETRY_SECONDS = 10;
const FORM = 'application/x-www-form-urlencoded';

const apiRequestHeaders = ['accept', 'content-type'];
const mediaRequestHeaders = ['accept', 'range', 'if-range', 'if-none-match', 'if-modified-since'];
const mediaResponseHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'content-disposition',
  'etag',
  'last-modified',
  'cache-control',
  'cache-tag',
];

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Whether a request is cross-origin: by its `Origin`, or by `Sec-Fetch-Site`. */
export const isCrossOrigin = (headers: IncomingHttpHeaders): boolean => {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
};

const readBody = async (request: IncomingMessage): Promise<Buffer | 'too-large'> => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Whether a browser would open a media type as a document of our origin: such files are sent as downloads. */
const isDocument = (type = ''): boolean => /html|svg|\bxml|\+xml/.test(type);

/** Proxies requests to the content server. */
export interface ApiProxy {
  /** `/api/v1/<name>`. @param search the query with its question mark */
  readonly api: (request: IncomingMessage, response: ServerResponse, path: string, search: string) => Promise<void>;
  /** `/media/<file>`; false when the path may not be proxied. */
  readonly media: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
}

/** Client address and request id, for the content server's limits and log. */
const forwardedHeaders = (response: ServerResponse): Record<string, string> => ({
  'x-request-id': requestIdOf(response),
  'x-forwarded-for': clientAddressOf(response),
});

/** Aborts when the client disconnects before the response is complete. */
const leaving = (response: ServerResponse): AbortSignal => {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
};

/** A response, and header fields of this request alone: names and values in turn. */
type SentAnswer = readonly [response: EncodedResponse, further: readonly string[]];

const fromCache = async (
  answers: ContentAnswers,
  call: ContentCall,
  isAlias: boolean,
  response: ServerResponse,
): Promise<SentAnswer> => {
  const { value, outcome } = await answers.answer(call, requestIdOf(response));
  noteOutcome(response, outcome);
  const isLasting = isAlias && !call.isTyped && value.code === 0 && value.response.status === 200;
  // No longer than our own freshness: a downstream cache must not suggest a withdrawn record a second later.
  const seconds = Math.min(ALIAS_SECONDS, answers.freshSeconds(call.endpoint));
  // No Age header: downstream caches would subtract it from these seconds (RFC 9111 §4.2.3).
  const cacheControl = isLasting ? `public, max-age=${seconds}` : 'no-store';
  return [value.response, ['Cache-Control', cacheControl, 'Cache-Status', cacheStatus[outcome]]];
};

/** @param answers cached answers; undefined: every call is proxied */
export const createApiProxy = (upstream: Upstream, answers?: ContentAnswers): ApiProxy => {
  const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> => {
    if (response.destroyed) return;
    const status = error instanceof UpstreamError ? error.status : 502;
    response.setHeader('Retry-After', RETRY_SECONDS);
    await sendFailure(request, response, status, status === 504 ? '网关超时' : '网关错误');
  };
  const sendUnavailable = async (request: IncomingMessage, response: ServerResponse, msg: string): Promise<void> => {
    if (response.destroyed) return;
    response.setHeader('Retry-After', RETRY_SECONDS);
    await sendFailure(request, response, 503, msg);
  };

  const proxied = async (
    path: string,
    body: Buffer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<SentAnswer> => {
    const headers = {
      ...pick(request.headers, apiRequestHeaders),
      ...(request.method === 'POST' ? {} : { 'content-type': FORM }),
      'content-length': String(body.length),
      ...forwardedHeaders(response),
    };
    const answer = await upstream.read(path, { method: 'POST', headers, body, signal: leaving(response) });
    if (!readEnvelope(answer.body)) throw new UpstreamError(502);
    return [toApiResponse(answer), ['Cache-Control', 'no-store']];
  };

  return {
    async api(request, response, path, search) {
      const isAlias = request.method === 'GET' || request.method === 'HEAD';
      if (request.method !== 'POST' && !isAlias) {
        response.setHeader('Allow', 'GET, HEAD, POST');
        await sendFailure(request, response, 405, '不支持的请求方法');
        return;
      }
      if (!isAlias && isCrossOrigin(request.headers)) {
        await sendFailure(request, response, 403, '拒绝访问');
        return;
      }
      const name = /^\/api\/v1\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1];
      if (name === undefined) {
        await sendFailure(request, response, 404, '接口不存在');
        return;
      }
      const body = isAlias ? Buffer.from(search.slice(1)) : await readBody(request);
      if (body === 'too-large') {
        response.setHeader('Connection', 'close');
        await sendFailure(request, response, 413, '请求内容过大');
        return;
      }
      const contentType = isAlias ? FORM : request.headers['content-type'];
      try {
        const call = answers?.isCached(name) ? await toContentCall(name, body, contentType) : undefined;
        const [answered, caching] =
          answers && call
            ? await fromCache(answers, call, isAlias, response)
            : await proxied(path, body, request, response);
        if (answered.status >= 500 && isAlias) await sendUnavailable(request, response, '服务不可用');
        else await answered.send(request, response, ['X-Request-Id', requestIdOf(response), ...caching]);
      } catch (error) {
        if (isAlias) await sendUnavailable(request, response, '服务不可用');
        else await fail(request, response, error);
      }
    },

    async media(request, response, path) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPlainPath(path)) return false;
      try {
        const answer = await upstream.ask(path, {
          method: request.method,
          signal: leaving(response),
          headers: {
            ...pick(request.headers, mediaRequestHeaders),
            'accept-encoding': 'identity',
            ...forwardedHeaders(response),
          },
        });
        const status = answer.statusCode ?? 502;
        if (status >= 400 && status !== 416) {
          answer.resume();
          if (status >= 500) await sendUnavailable(request, response, '文件暂时无法读取');
          else await sendFailure(request, response, status, status === 404 ? '文件不存在' : '文件暂时无法读取');
          return true;
        }
        response.statusCode = status;
        for (const [name, value] of Object.entries(pick(answer.headers, mediaResponseHeaders)))
          response.setHeader(name, value);
        if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=3600');
        // a browser's built-in PDF viewer has scripts and styles, which a policy would block
        if (answer.headers['content-type'] === 'application/pdf') response.removeHeader('Content-Security-Policy');
        else response.setHeader('Content-Security-Policy', UPLOAD_POLICY);
        if (isDocument(answer.headers['content-type'])) response.setHeader('Content-Disposition', 'attachment');
        await sendStream(request, response, answer);
      } catch (error) {
        await fail(request, response, error);
      }
      return true;
    },
  };
};

const sendStream = async (
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
): Promise<void> => {
  if (request.method === 'HEAD' || response.statusCode === 304) {
    answer.resume();
    response.end();
    return;
  }
  answer.once('error', () => response.destroy());
  answer.pipe(response);
  await new Promise<void>((resolve) => response.once('close', () => resolve()));
};

/** Whether a path names one file unambiguously: one segment, no traversal, however and however often it is escaped. */
export const isPlainPath = (path: string): boolean => {
  try {
    const decoded = decodeURIComponent(path);
    return /^\/media\/[^/]+$/.test(decoded) && !/\/\.{1,2}$|[\\%]|\p{Cc}/u.test(decoded);
  } catch {
    return false;
  }
};
