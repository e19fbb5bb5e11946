/** What is checked before Next reads a request: its target, its body's size, and requests per client network. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, countedNetwork, isLoopback, isTrusted, type ProxyTrust } from '@yunxia/http/client-address';
import { RateLimits } from '@yunxia/http/rate-limit';
import { log } from './log.ts';
import { FILE_TOO_LARGE, REQUEST_LIMIT } from './upload-limits.ts';

/** Kinds of requests with a limit of their own: calls of the public API, and sign-in attempts. */
export type LimitKind = 'api' | 'login';

/** Requests per minute of one address; the site's own requests are not counted. */
export const USUAL_LIMITS: Readonly<Record<LimitKind, number>> = { api: 6000, login: 60 };

const KILOBYTE = 1024;
/** Largest body by path, first match; in bytes. Payload limits the file itself. */
const BODY_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^\/cms\/api\/users\/login/, 16 * KILOBYTE],
  [/^\/cms\/api\//, REQUEST_LIMIT],
  [/^\/admin(?:\/|$)/, 8 * KILOBYTE * KILOBYTE],
  [/^/, 16 * KILOBYTE],
];

export interface GuardOptions {
  /** Which proxies are trusted to name the client's address; the site is one. */
  trust: ProxyTrust;
  perMinute: Readonly<Record<LimitKind, number>> | 'off';
}

/** The path as Next routes it: escapes decoded, dot segments resolved. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const [given = '/'] = url.split('?', 1);
  const path = URL.canParse(`http://a${given}`) ? new URL(`http://a${given}`).pathname : given;
  try {
    return decodeURIComponent(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

/**
 * The target of a request as a path, which is all that Next understands: it redirects the absolute form to whatever host
 * stands in it, and fails on an escape of no character.
 * @returns undefined when it is none
 */
function originForm({ url = '/' }: IncomingMessage): { target: string; host: string | undefined } | undefined {
  const [, host, rest = ''] = /^https?:\/\/((?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?)([/?].*)?$/i.exec(url) ?? [];
  const target = host === undefined ? url : rest.replace(/^(?!\/)/, '/');
  if (!target.startsWith('/')) return undefined;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
  return { target, host };
}

const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

function kindOf(path: string): LimitKind | undefined {
  if (path.startsWith('/api/')) return 'api';
  return /^\/cms\/api\/users\/login\/?$/.test(path) ? 'login' : undefined;
}

/**
 * The status that refuses a body before it is sent: too large, or of unknown length where the handler would read it whole. API
 * calls and uploads are limited while they are read.
 */
export function bodyFault(request: IncomingMessage, path = pathOf(request)): 411 | 413 | undefined {
  const [, most = 0] = BODY_LIMITS.find(([pattern]) => pattern.test(path)) ?? [];
  if (Number(request.headers['content-length'] ?? 0) > most) return 413;
  const isReadWhole = kindOf(path) === 'login' || path.startsWith('/admin');
  return isReadWhole && request.headers['transfer-encoding'] !== undefined ? 411 : undefined;
}

const tooLarge = (path: string): string =>
  path.startsWith('/cms/api/') && !path.startsWith('/cms/api/users/') ? FILE_TOO_LARGE : '请求内容过大';

/** How long the rest of an upload is read that was refused, in ms, and how much of it, in bytes. */
const DRAIN_TIMEOUT = 60_000;
const DRAIN_LIMIT = 1024 * KILOBYTE * KILOBYTE;

/**
 * Ends an answer when its request has been read: a connection that is closed while a browser still sends is an error of
 * the network to it, and the editor would not read why the file was refused.
 */
function endAfter(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.setHeader('content-length', Buffer.byteLength(body));
  response.write(body);
  let read = 0;
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, DRAIN_TIMEOUT).unref();
  request.on('data', (part: Buffer) => {
    read += part.length;
    if (read > DRAIN_LIMIT) end();
  });
  request.once('end', end);
  request.once('close', end);
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  const isPublic = request.url?.startsWith('/api/') ?? false;
  const body = JSON.stringify(isPublic ? { code: status, msg: message } : { errors: [{ message }] });
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.statusCode = status;
  const isUpload = status === 413 && /^\/cms\/api\//.test(request.url ?? '') && request.headers.expect === undefined;
  if (isUpload) endAfter(request, response, body);
  else response.end(body);
}

/**
 * Makes the check of a server's requests. It writes the client's address over `X-Forwarded-For`, so that the
 * handlers of the request read the address that limits count by, and no other.
 * @returns whether a request was refused, and so answered
 */
export function createGuard({ trust, perMinute }: GuardOptions) {
  const limits = perMinute === 'off' ? undefined : new RateLimits({ perMinute });
  let loggedAt = 0;

  /** Counts a request. @returns seconds to wait; 0 when it may pass */
  const secondsToWait = (path: string, address: string, peer: string): number => {
    const kind = kindOf(path);
    if (!limits || kind === undefined) return 0;
    // the site on this machine, or a trusted one, calling for itself: it has counted its visitors
    if (kind === 'api' && address === peer && (isLoopback(peer) || isTrusted(peer, trust))) return 0;
    const now = Date.now();
    const wait = limits.take(kind, countedNetwork(address), now);
    if (wait > 0 && now - loggedAt > 60_000) {
      loggedAt = now;
      const hint = kind === 'api' ? { hint: 'a site on another machine belongs in TRUST_PROXY' } : {};
      log.warn('requests of one address are refused', { kind, ...hint });
    }
    return wait;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { remoteAddress } = request.socket;
    const peer = clientAddress(remoteAddress, undefined, trust);
    const address = clientAddress(remoteAddress, request.headers['x-forwarded-for']?.toString(), trust);
    request.headers['x-forwarded-for'] = address;
    const form = originForm(request);
    if (!form || hasSeveralHosts(request)) {
      response.setHeader('connection', 'close');
      refuse(request, response, 400, '请求地址有误');
      return true;
    }
    request.url = form.target;
    if (form.host !== undefined) request.headers.host = form.host;
    const path = pathOf(request);
    const fault = bodyFault(request, path);
    if (fault) {
      response.setHeader('connection', 'close');
      refuse(request, response, fault, fault === 413 ? tooLarge(path) : '请求须说明内容的长度');
      return true;
    }
    const wait = secondsToWait(path, address, peer);
    if (wait === 0) return false;
    response.setHeader('retry-after', String(wait));
    refuse(request, response, 429, `请求过于频繁，请 ${wait} 秒后再试`);
    return true;
  };
}
