/**
 * What the browser asks of the content server, passed through from the site's own origin: `POST /api/v1/<name>` and
 * `GET /media/<file>`. Streams, keeps ranges, and gives up in bounded time: refused → 502, too slow → 504.
 */
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { Agent as TlsAgent, request as httpsRequest } from 'node:https';
import { sendBody, sendFailure } from './answer.ts';

/** Largest request body that is passed through, in bytes (the contract's limit). */
const MAX_BODY_BYTES = 16 * 1024;

const apiRequestHeaders = ['accept', 'content-type', 'x-request-id'];
const apiResponseHeaders = ['content-type', 'content-language', 'x-request-id', 'retry-after', 'allow'];
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
];

/** Uploaded documents that a browser would run as pages get a policy of their own. */
const UPLOAD_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox";

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Whether a page of another origin makes this request: its `Origin` names another host, or the browser says so. */
export const isForeign = (headers: IncomingHttpHeaders): boolean => {
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

class UpstreamError extends Error {
  readonly status: 502 | 504;
  constructor(status: 502 | 504, cause?: unknown) {
    super(status === 504 ? 'content server too slow' : 'content server not reachable', { cause });
    this.status = status;
  }
}

/** Passes requests on to the content server. */
export interface ApiProxy {
  /** `/api/v1/<name>`. */
  readonly api: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  /** `/media/<file>`; false when the path is none that may be passed on. */
  readonly media: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** Ends the connections that are kept open. */
  readonly close: () => void;
}

/**
 * @param contentUrl origin of the content server
 * @param timeoutMs longest wait for its answer, and for the next piece of it
 */
export const createApiProxy = (contentUrl: string, timeoutMs: number): ApiProxy => {
  const isTls = contentUrl.startsWith('https:');
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });

  /**
   * A connection that was kept open may be closed by the other end just as it is used again: then the request goes
   * out once more, on a new one. All of them only read.
   */
  const ask = (
    response: ServerResponse,
    target: string,
    options: { method: string; headers: Record<string, string>; body?: Buffer },
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const upstream = (isTls ? httpsRequest : httpRequest)(`${contentUrl}${target}`, {
        method: options.method,
        headers: options.headers,
        agent,
      });
      const limit = setTimeout(() => upstream.destroy(new UpstreamError(504)), timeoutMs);
      upstream.on('response', (answer) => {
        clearTimeout(limit);
        // from here on only silence is bounded: a long file takes its time
        answer.setTimeout(timeoutMs, () => answer.destroy(new UpstreamError(504)));
        resolve(answer);
      });
      upstream.on('error', (error) => {
        clearTimeout(limit);
        if (upstream.reusedSocket && 'code' in error && error.code === 'ECONNRESET' && !response.destroyed) {
          resolve(ask(response, target, options));
          return;
        }
        reject(error instanceof UpstreamError ? error : new UpstreamError(502, error));
      });
      response.once('close', () => upstream.destroy());
      upstream.end(options.body);
    });

  const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> => {
    if (response.destroyed) return;
    const status = error instanceof UpstreamError ? error.status : 502;
    await sendFailure(request, response, status, status === 504 ? '网关超时' : '网关错误');
  };

  return {
    async api(request, response, path) {
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST');
        await sendFailure(request, response, 405, '不支持的请求方法');
        return;
      }
      if (isForeign(request.headers)) {
        await sendFailure(request, response, 403, '拒绝访问');
        return;
      }
      if (!/^\/api\/v1\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path)) {
        await sendFailure(request, response, 404, '接口不存在');
        return;
      }
      const body = await readBody(request);
      if (body === 'too-large') {
        response.setHeader('Connection', 'close');
        await sendFailure(request, response, 413, '请求内容过大');
        return;
      }
      const headers = {
        ...pick(request.headers, apiRequestHeaders),
        'content-length': String(body.length),
        'x-forwarded-for': request.socket.remoteAddress ?? '',
      };
      try {
        const answer = await ask(response, path, { method: 'POST', headers, body });
        response.statusCode = answer.statusCode ?? 502;
        for (const [name, value] of Object.entries(pick(answer.headers, apiResponseHeaders)))
          response.setHeader(name, value);
        response.setHeader('Cache-Control', 'no-store');
        await sendBody(request, response, answer);
      } catch (error) {
        await fail(request, response, error);
      }
    },

    async media(request, response, path) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPlainPath(path)) return false;
      try {
        const answer = await ask(response, path, {
          method: request.method,
          headers: { ...pick(request.headers, mediaRequestHeaders), 'accept-encoding': 'identity' },
        });
        const status = answer.statusCode ?? 502;
        if (status >= 400 && status !== 416) {
          answer.resume();
          await sendFailure(request, response, status, status === 404 ? '文件不存在' : '文件暂时无法读取');
          return true;
        }
        response.statusCode = status;
        for (const [name, value] of Object.entries(pick(answer.headers, mediaResponseHeaders)))
          response.setHeader(name, value);
        if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=3600');
        if (/html|xml|svg/.test(answer.headers['content-type'] ?? ''))
          response.setHeader('Content-Security-Policy', UPLOAD_POLICY);
        await sendStream(request, response, answer);
      } catch (error) {
        await fail(request, response, error);
      }
      return true;
    },

    close: () => agent.destroy(),
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

/** A path that means the same file to both servers: no traversal, however it is written. */
export const isPlainPath = (path: string): boolean => {
  try {
    const decoded = decodeURIComponent(path);
    return !/(^|\/)\.{1,2}(\/|$)|\\|\/\/|\p{Cc}/u.test(decoded) && !/%2f|%5c/i.test(path);
  } catch {
    return false;
  }
};
