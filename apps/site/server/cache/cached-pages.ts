/** Cached pages: each is rendered once for all clients, with a hash-based CSP, and again when its content changes. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toCacheTag } from '@yunxia/contract/cache-tag';
import type { EncodedResponse } from '@yunxia/http/encoded-response';
import { inRequest } from '@yunxia/http/request-scope';
import { secure, toEncodedResponse } from '../http/answer.ts';
import { cacheStatus } from './cache-headers.ts';
import type { Lifetimes } from './lifetimes.ts';
import { createPageKeys, type KeyedPage } from './page-key.ts';
import { type Answer, type Filled, type Lifetime, ResponseCache } from './response-cache.ts';
import { nonceOf, withHashCsp } from './hash-csp.ts';
import { type CacheHeaders, sharedCaching } from '../../app/render/page-caching.ts';
import { log } from '@yunxia/http/log';
import { isUnrendered, sendEmergency } from '../pages.ts';
import { createContentUsage, type PageHandler } from '../rendering.ts';
import { noteOutcome } from '../http/request-log.ts';

export interface CachedPagesOptions {
  readonly render: PageHandler;
  readonly lifetimes: Lifetimes;
  readonly maxBytes: number;
  /** Public origin; undefined: only the hosts of this machine are trusted. */
  readonly siteUrl: string | undefined;
  readonly hosts: () => ReadonlySet<string>;
  /** File of the last good site information, for the page that needs no rendering. */
  readonly siteInfoFile: string;
  readonly noteRender?: (seconds: number) => void;
  /** Whether the content server seems to hang. Absent: never. */
  readonly isHanging?: () => boolean;
  /** Whether the content server is down: pages then show the time of their data. Absent: never. */
  readonly isContentDown?: () => boolean;
  /** Whether the change log is being followed. Absent: it is. */
  readonly isFollowingChanges?: () => boolean;
  /** Whether no route matches a path, so that it is 404 whatever the content. Absent: no path is. */
  readonly isUnknownPath?: (path: string) => boolean;
}

/** Longest unknown path whose 404 page is cached, in characters. */
const MAX_ABSENT_PATH = 512;

/** @param caching cache headers that replace those of the rendered page */
const toResponse = async (
  answer: Response,
  tags: ReadonlySet<string>,
  caching: CacheHeaders,
): Promise<EncodedResponse> => {
  const headers: Record<string, string> = tags.size === 0 ? {} : { 'Cache-Tag': toCacheTag(tags) };
  for (const [name, value] of answer.headers)
    headers[name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())] = value;
  if (Object.keys(caching).length > 0) {
    delete headers['Cdn-Cache-Control'];
    Object.assign(headers, caching);
  }
  const policy = headers['Content-Security-Policy'] ?? '';
  const nonce = nonceOf(policy);
  let html = await answer.text();
  if (nonce) {
    const hashed = withHashCsp(html, nonce);
    html = hashed.html;
    headers['Content-Security-Policy'] = hashed.policy;
  }
  return toEncodedResponse(answer.status, headers, Buffer.from(html));
};

export class CachedPages {
  readonly cache: ResponseCache<EncodedResponse>;
  readonly #options: CachedPagesOptions;
  readonly #keyOf: ReturnType<typeof createPageKeys>;

  constructor(options: CachedPagesOptions) {
    this.#options = options;
    this.#keyOf = createPageKeys(options.siteUrl, options.hosts);
    const { maxBytes, isHanging, isFollowingChanges } = options;
    this.cache = new ResponseCache({
      maxBytes,
      onFailure: (_key, error) => log.warn('page not renewed', { error }),
      isHanging,
      isFollowingChanges,
    });
  }

  /** The cacheable page of a request; undefined when there is none. */
  pageOf({ method, url = '/', headers }: IncomingMessage): KeyedPage | undefined {
    return method === 'GET' || method === 'HEAD' ? this.#keyOf(url, headers) : undefined;
  }

  /** Sends a cached page; undefined when it must be rendered first. @param requestId sent back when given */
  sendCached(
    page: KeyedPage,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string | undefined,
  ): Answer<unknown> | undefined {
    const cached = this.cache.getCached(page.key, () => this.#fill(page, requestId));
    if (cached) this.#send(cached, request, response, requestId);
    return cached;
  }

  /** Renders a page, or joins the fill in flight, and sends it; when that fails, sends the emergency page. */
  async send(page: KeyedPage, request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    let answer: Answer<EncodedResponse>;
    try {
      answer = await this.cache.get(page.key, () => this.#fill(page, requestId));
    } catch (error) {
      log.error('page failed', { requestId, path: page.target.split('?', 1)[0], error });
      if (response.destroyed) return;
      secure(response);
      await sendEmergency(request, response, this.#options.siteInfoFile);
      return;
    }
    noteOutcome(response, answer.outcome);
    this.#send(answer, request, response, requestId);
  }

  /** Sends the cached 404 page of an unknown path. @returns false when the path is known */
  async sendAbsent(
    request: IncomingMessage,
    response: ServerResponse,
    { host, pathname }: URL,
    requestId: string,
  ): Promise<boolean> {
    const { siteUrl, hosts, isUnknownPath } = this.#options;
    if (pathname.length > MAX_ABSENT_PATH || !isUnknownPath?.(pathname)) return false;
    if (siteUrl === undefined && !hosts().has(host)) return false;
    const origin = siteUrl ?? `http://${host}`;
    const key = `absent ${origin} ${pathname}`;
    await this.send({ key, target: pathname, origin, isTimeDependent: false }, request, response, requestId);
    return true;
  }

  #send(
    { value, outcome }: Answer<EncodedResponse>,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string | undefined,
  ): void {
    const id = requestId === undefined ? [] : ['X-Request-Id', requestId];
    // No Age header: downstream caches would subtract it from the freshness lifetime (RFC 9111 §4.2.3).
    void value.send(request, response, ['Cache-Status', cacheStatus[outcome], ...id]);
  }

  async #fill(page: KeyedPage, requestId: string = randomUUID(), isSecond = false): Promise<Filled<EncodedResponse>> {
    const { render, lifetimes, noteRender } = this.#options;
    const isDown = (): boolean => this.#options.isContentDown?.() === true;
    const wasDown = isDown();
    const use = createContentUsage(requestId);
    const url = new URL(page.origin + page.target);
    const began = performance.now();
    const answer = await inRequest({ requestId }, () => render(new Request(url), use));
    noteRender?.((performance.now() - began) / 1000);
    if (use.isStale && !wasDown && isDown() && !isSecond) {
      // The loaders run side by side: the frame's has finished before another one's call failed, so that the page does
      // not show the time of its data.
      await answer.body?.cancel();
      return this.#fill(page, requestId, true);
    }
    if (isUnrendered(answer, url)) {
      await answer.body?.cancel();
      throw new Error(`page not rendered: HTTP ${answer.status}`);
    }
    const isDegraded = use.isPartial || use.isStale || isDown();
    const caching = answer.status === 200 ? sharedCaching(page.isTimeDependent, isDegraded) : {};
    const value = await toResponse(answer, use.tags, caching);
    if (answer.status >= 500) return { kind: 'failure', value };
    const isAbsence = (answer.status === 404 || answer.status === 410) && !isDegraded;
    if (answer.status !== 200 && !isAbsence) return { kind: 'pass', value, evicts: true };
    if (use.isPartial && !page.isTimeDependent) return { kind: 'failure', value };
    const lasting: Lifetime = isDegraded ? lifetimes.degraded : lifetimes.page(page.isTimeDependent);
    const lifetime = isAbsence ? lifetimes.absence : lasting;
    return { kind: 'store', value, size: value.size, tags: [...use.tags], lifetime, isAbsence };
  }
}
