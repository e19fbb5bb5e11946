/**
 * Stands in front of Next: tells whose request it is, how often one may ask, and how long a connection may take. Next
 * makes its server itself; Node tells of it as it begins to listen.
 */
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { clientAddress, countedNetwork, isLoopback, isTrusted, type ProxyTrust } from '@yunxia/http/client-address';
import { RateLimits } from '@yunxia/http/rate-limit';
import { log } from './log.ts';
import { LENGTH_HEADER } from './media-response.ts';
import { answerInScope } from './request-log.ts';

/** What is counted by itself: calls of the public API, and attempts to sign in. */
export type LimitKind = 'api' | 'login';

/** Requests per minute of one address; the site, when it asks for itself, is not counted. */
export const USUAL_LIMITS: Readonly<Record<LimitKind, number>> = { api: 6000, login: 60 };

const HEADERS_TIMEOUT = 10_000;
/** A film of 200 MB from an office with a slow line takes its time, in ms. */
const REQUEST_TIMEOUT = 300_000;
/** Without a byte to or fro, in ms. */
const IDLE_TIMEOUT = 120_000;
const MAX_CONNECTIONS = 2_000;

const KILOBYTE = 1024;
/** Largest bodies by where they go, the first that fits; in bytes. Uploads are bounded by Payload as well. */
const BODY_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^\/cms\/api\/users\/login/, 16 * KILOBYTE],
  [/^\/cms\/api\//, 201 * KILOBYTE * KILOBYTE],
  [/^\/admin(?:\/|$)/, 8 * KILOBYTE * KILOBYTE],
  [/^/, 16 * KILOBYTE],
];

/** Sends the length of a file, which Next would not. */
function keepLength(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name === LENGTH_HEADER ? set('content-length', String(value)) : set(name, value);
}

export interface GuardOptions {
  /** Which proxies are believed when they name whom they pass a request on for; the site is one. */
  trust: ProxyTrust;
  perMinute: Readonly<Record<LimitKind, number>> | 'off';
}

/** The path as Next finds its way by it: it sees through escapes and dots. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const [given = '/'] = url.split('?', 1);
  const path = URL.canParse(`http://a${given}`) ? new URL(`http://a${given}`).pathname : given;
  try {
    return decodeURIComponent(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

function kindOf(path: string): LimitKind | undefined {
  if (path.startsWith('/api/')) return 'api';
  return /^\/cms\/api\/users\/login\/?$/.test(path) ? 'login' : undefined;
}

/**
 * Status with which a body is refused before it comes: too large, or, where whoever answers would read it whole, of a
 * length that is not told. Calls of the API and uploads are bounded while they are read.
 */
function bodyFault({ headers }: IncomingMessage, path: string): 411 | 413 | undefined {
  const [, most = 0] = BODY_LIMITS.find(([pattern]) => pattern.test(path)) ?? [];
  if (Number(headers['content-length'] ?? 0) > most) return 413;
  const isReadWhole = kindOf(path) === 'login' || path.startsWith('/admin');
  return isReadWhole && headers['transfer-encoding'] !== undefined ? 411 : undefined;
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  const isPublic = request.url?.startsWith('/api/') ?? false;
  const body = JSON.stringify(isPublic ? { code: status, msg: message } : { errors: [{ message }] });
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.statusCode = status;
  response.end(body);
}

/** Puts itself in front of what answers a server's requests. */
export function guardServer(server: Server, { trust, perMinute }: GuardOptions): void {
  const limits = perMinute === 'off' ? undefined : new RateLimits({ perMinute });
  const handlers = server.listeners('request');
  let toldAt = 0;

  /** Counts a request. @returns seconds to wait; 0 when it may pass */
  const secondsToWait = (path: string, address: string, peer: string): number => {
    const kind = kindOf(path);
    if (!limits || kind === undefined) return 0;
    // the site on this machine, or one that is believed, asking for itself: it has counted its visitors
    if (kind === 'api' && address === peer && (isLoopback(peer) || isTrusted(peer, trust))) return 0;
    const now = Date.now();
    const wait = limits.take(kind, countedNetwork(address), now);
    if (wait > 0 && now - toldAt > 60_000) {
      toldAt = now;
      const hint = kind === 'api' ? { hint: 'a site on another machine belongs in TRUST_PROXY' } : {};
      log.warn('requests of one address are refused', { kind, ...hint });
    }
    return wait;
  };

  /** @returns whether the request was answered */
  const isRefused = (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = pathOf(request);
    const fault = bodyFault(request, path);
    if (fault) {
      response.setHeader('connection', 'close');
      refuse(request, response, fault, fault === 413 ? '请求内容过大' : '请求须说明内容的长度');
      return true;
    }
    const { remoteAddress } = request.socket;
    const peer = clientAddress(remoteAddress, undefined, trust);
    const address = clientAddress(remoteAddress, request.headers['x-forwarded-for']?.toString(), trust);
    // Whoever answers reads the address that counts here, and no other.
    request.headers['x-forwarded-for'] = address;
    const wait = secondsToWait(path, address, peer);
    if (wait === 0) return false;
    response.setHeader('retry-after', String(wait));
    refuse(request, response, 429, `请求过于频繁，请 ${wait} 秒后再试`);
    return true;
  };

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answerInScope(request, () => {
      if (isRefused(request, response)) return;
      keepLength(response);
      for (const handle of handlers) handle.call(server, request, response);
    });
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!bodyFault(request, pathOf(request))) response.writeContinue();
    server.emit('request', request, response);
  });
  server.headersTimeout = HEADERS_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  server.timeout = IDLE_TIMEOUT;
  server.maxConnections = MAX_CONNECTIONS;
}

/** Guards each HTTP server of this process as it begins to listen. */
export function guardServers(options: GuardOptions): void {
  subscribe('tracing:net.server.listen:asyncStart', (message) => {
    const { server } = message as { server?: unknown };
    if (server instanceof Server) guardServer(server, options);
  });
}
