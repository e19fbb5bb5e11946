/** The site's HTTP server: dispatches requests by path. Production and development differ in pages and assets only. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { inRequest } from '@yunxia/http/request-scope';
import { WORKER_PATH } from '../app/device/constants.ts';
import { secure, sendText } from './http/answer.ts';
import type { ApiProxy } from './http/api-proxy.ts';
import type { Assets } from './http/assets.ts';
import { createRefusal, type ParserError } from './http/client-error.ts';
import type { Readiness } from './healthz.ts';
import type { CachedPages } from './cache/cached-pages.ts';
import {
  type ConnectionLimits,
  limitConnections,
  refusesBody,
  serverOptions,
  USUAL_CONNECTION_LIMITS,
} from './limits/connection-limits.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { log } from '@yunxia/http/log';
import type { Metrics, RequestKind } from './metrics.ts';
import type { Pages } from './pages.ts';
import { type Preview, PREVIEW_PATH } from './preview.ts';
import { replayRawUrl } from './http/raw-url.ts';
import { readTarget } from './http/request-target.ts';
import { givenRequestId, logRequest, outcomeOf, rememberRequest } from './http/request-log.ts';
import { sendWorkerRemoval } from './http/worker-removal.ts';

/** The handlers. */
export interface SiteParts {
  readonly proxy: ApiProxy;
  readonly assets: Assets;
  readonly pages: Pages;
  /** Browsers may install the service worker. Absent: it is removed from those that have it. */
  readonly isOfflineOn?: boolean;
  readonly readiness: Readiness;
  /** Absent: there are no drafts to show. */
  readonly preview?: Preview;
  /** Absent: each page is rendered for each request. */
  readonly cachedPages?: CachedPages;
  /** Absent: nothing is counted. */
  readonly metrics?: Metrics;
  readonly limits: RequestLimits;
  /** File of the last good site information, for answers that are no page. Absent: the default is used. */
  readonly siteInfoFile?: string;
  /** Absent: the usual ones. */
  readonly connections?: ConnectionLimits;
  /** Host of the public origin; absent: there is none. */
  readonly siteHost?: string | undefined;
  /** The canonical path that a variant of a page's path is redirected to. Absent: none is. */
  readonly canonicalPath?: (path: string) => string | undefined;
}

/** The API documentation for people and for programs: files of the build, under `/api`. */
const apiDocuments: Readonly<Record<string, string>> = {
  '/api/docs': '/api/docs.html',
  '/api/docs.css': '/api/docs.css',
  '/api/openapi.json': '/api/openapi.json',
};
const sendApiDocument = async (
  assets: Assets,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> => {
  const file = apiDocuments[path];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return file !== undefined && isRead && (await assets(request, response, file));
};

/** The URL of a request; undefined when it is invalid. Joined as text: `//host/…` must stay a path. */
const urlOf = (request: IncomingMessage): URL | undefined => {
  const { host = 'localhost' } = request.headers;
  const target = request.url ?? '/';
  if (!/^[\w.:[\]-]+$/.test(host) || !target.startsWith('/')) return undefined;
  return URL.canParse(`http://${host}${target}`) ? new URL(`http://${host}${target}`) : undefined;
};

const kindOf = (path: string): RequestKind => {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/assets/')) return 'asset';
  return path === '/healthz' || path === '/readyz' ? 'service' : 'page';
};

/** Escaped line breaks, which the router's catch-all pattern does not match. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi;

/** Open data may be read cross-origin (Fetch standard, CORS protocol); it is the same for every client. */
const allowCrossOrigin = (response: ServerResponse): void => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'ETag, Link, Content-Disposition, Retry-After');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
};

const isOpenData = (target: string | undefined): boolean => target?.startsWith('/feeds/') === true;

/** Answers a CORS preflight for a conditional request. */
const sendPreflight = (response: ServerResponse): void => {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
};

/** Redirects a variant of a page's URL to the canonical one. */
const sendMoved = async (request: IncomingMessage, response: ServerResponse, location: string): Promise<void> => {
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'public, max-age=86400');
  await sendText(request, response, 301, '网址已变更');
};

const answer = async (
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> => {
  secure(response);
  response.setHeader('X-Request-Id', requestId);
  const url = urlOf(request);
  if (!url) {
    await sendText(request, response, 400, '请求错误');
    return;
  }
  const path = url.pathname;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const moved = isRead ? parts.canonicalPath?.(path) : undefined;
  if (request.method === 'OPTIONS' && isOpenData(path)) sendPreflight(response);
  else if (!isRead && path !== '/api' && !path.startsWith('/api/')) {
    response.setHeader('Allow', 'GET, HEAD');
    await sendText(request, response, 405, '不支持的请求方法');
  } else if (path === '/healthz') await parts.readiness.sendHealth(request, response);
  else if (path === '/readyz') await parts.readiness.send(request, response);
  else if (await sendApiDocument(parts.assets, request, response, path)) return;
  else if (path === '/api' || path.startsWith('/api/')) await parts.proxy.api(request, response, path, url.search);
  else if (path.startsWith('/media/') && (await parts.proxy.media(request, response, path))) return;
  else if (parts.preview && path.startsWith(PREVIEW_PATH)) await parts.preview(request, response, url);
  else if (path === WORKER_PATH && !parts.isOfflineOn) await sendWorkerRemoval(request, response);
  else if (await parts.assets(request, response, path)) return;
  else if (path.startsWith('/assets/')) await sendText(request, response, 404, '文件不存在');
  else if (moved !== undefined) await sendMoved(request, response, moved + url.search);
  else {
    url.pathname = path.replaceAll(LINE_BREAKS, '%EF%BF%BD');
    await parts.pages(request, response, url);
  }
};

/** Creates the server; it does not listen yet. */
export const createSiteServer = (parts: SiteParts): Server => {
  const { cachedPages, metrics, readiness, limits, connections = USUAL_CONNECTION_LIMITS } = parts;

  const noteAtEnd = (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - began;
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      metrics?.noteRequest(kindOf(path), response.statusCode, milliseconds / 1000, outcomeOf(response));
      if (log.isDetailed) logRequest(request, response, { path, milliseconds });
    });
  };

  /** The last answer of each connection. */
  const answering = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(serverOptions(connections), (request, response) => {
    answering.set(request.socket, response);
    const refusal = readTarget(request, parts.siteHost);
    if (refusal !== undefined) {
      secure(response);
      response.setHeader('Connection', 'close');
      void sendText(request, response, refusal, refusal === 421 ? '这里没有这个网站' : '请求错误');
      return;
    }
    if (isOpenData(request.url)) allowCrossOrigin(response);
    const givenId = givenRequestId(request.headers['x-request-id']);
    if (readiness.isEnding) response.setHeader('Connection', 'close');
    const page = cachedPages?.pageOf(request);
    // the fast path of most requests: nothing is awaited; no log line names such a request, so it gets no id of its own
    if (cachedPages && page && !log.isDetailed) {
      const ready = cachedPages.sendCached(page, request, response, givenId);
      if (ready) {
        metrics?.noteCached(response.statusCode, ready.outcome);
        return;
      }
    }
    const requestId = givenId ?? randomUUID();
    rememberRequest(response, requestId, limits.addressOf(request));
    noteAtEnd(request, response);
    if (refusesBody(request, response) || limits.refuses(request, response)) return;
    const answered = inRequest({ requestId }, () =>
      cachedPages && page
        ? cachedPages.send(page, request, response, requestId)
        : answer(parts, request, response, requestId),
    );
    answered.catch((error: unknown) => {
      // the client left while it was sending the body
      if (request.errored) return void response.destroy();
      log.error('request failed', { requestId, path: request.url?.split('?', 1)[0], error });
      if (response.headersSent) response.destroy();
      else void sendText(request, response, 500, '服务器内部错误');
    });
  });
  const refuse = createRefusal(parts.siteInfoFile ?? '');
  server.on('clientError', (error: ParserError, socket) => {
    const isAnswering = answering.get(socket)?.writableFinished === false;
    if (isAnswering || !replayRawUrl(server, error, socket)) refuse(error, socket);
  });
  // `Expect: 100-continue`: a body over the limit is refused before it is sent
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (refusesBody(request, response)) return;
    response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    secure(response);
    response.setHeader('Connection', 'close');
    void sendText(request, response, 417, '请求错误');
  });
  limitConnections(server, connections, limits.trust);
  return server;
};
