/** Pages, kept: made once for everyone who asks for the same, sealed, packed, and made anew when they change. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inRequest } from '@yunxia/http/request-scope';
import { secure } from './answer.ts';
import { type Answer, AnswerCache, type Filled, type Lifetime, type Purge } from './cache/answer-cache.ts';
import type { Lifetimes } from './cache/lifetimes.ts';
import { cacheStatus, PackedAnswer } from './cache/packed-answer.ts';
import { createPageKeys, type KeyedPage } from './cache/page-key.ts';
import { nonceOf, sealPage } from './cache/seal-page.ts';
import { type CacheHeaders, sharedCaching } from './http/page-caching.ts';
import { log } from './log.ts';
import { isUnrendered, sendEmergency } from './pages.ts';
import { createUse, type PageHandler } from './rendering.ts';
import { noteOutcome } from './request-log.ts';

export interface KeptPagesOptions {
  readonly render: PageHandler;
  readonly lifetimes: Lifetimes;
  readonly maxBytes: number;
  /** Public origin; undefined: the hosts of this machine are believed. */
  readonly siteUrl: string | undefined;
  readonly hosts: () => ReadonlySet<string>;
  /** Where the last good site information is kept, for the page that needs no rendering. */
  readonly siteInfoFile: string;
  readonly noteRender?: (seconds: number) => void;
  /** Whether the content server seems to hang. Absent: never. */
  readonly isHanging?: () => boolean;
  /** Whether a path leads nowhere, whatever the content. Absent: no path is known to. */
  readonly isNowhere?: (path: string) => boolean;
}

/** Longest path that leads nowhere whose page is kept, in characters. */
const MAX_ABSENT_PATH = 512;
/** How often a page is given before it is worth packing as small as it gets. */
const WORTH_IMPROVING = 3;

/** @param caching headers in place of those that the page was rendered with */
const toPacked = async (answer: Response, caching: CacheHeaders): Promise<PackedAnswer> => {
  const headers: Record<string, string> = {};
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
    const sealed = sealPage(html, nonce);
    html = sealed.html;
    headers['Content-Security-Policy'] = sealed.policy;
  }
  return new PackedAnswer(answer.status, headers, Buffer.from(html));
};

export class KeptPages {
  readonly cache: AnswerCache<PackedAnswer>;
  readonly #options: KeptPagesOptions;
  readonly #keyOf: ReturnType<typeof createPageKeys>;
  #improving: Promise<void> = Promise.resolve();

  constructor(options: KeptPagesOptions) {
    this.#options = options;
    this.#keyOf = createPageKeys(options.siteUrl, options.hosts);
    this.cache = new AnswerCache({
      maxBytes: options.maxBytes,
      onFailure: (_key, error) => log.warn('page not renewed', { error }),
      ...(options.isHanging ? { isHanging: options.isHanging } : {}),
    });
  }

  /** The page that a request asks for, when it may be kept. */
  pageOf({ method, url = '/', headers }: IncomingMessage): KeyedPage | undefined {
    return method === 'GET' || method === 'HEAD' ? this.#keyOf(url, headers) : undefined;
  }

  /** Sends a page that is there; undefined when it has to be made first. @param requestId sent back where there is one */
  sendReady(
    page: KeyedPage,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string | undefined,
  ): Answer<unknown> | undefined {
    const ready = this.cache.ready(page.key, () => this.#fill(page, requestId));
    if (ready) this.#send(page, ready, request, response, requestId);
    return ready;
  }

  /** Makes a page, or joins those who wait for it, and sends it, or what needs no rendering. */
  async send(page: KeyedPage, request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    let answer: Answer<PackedAnswer>;
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
    this.#send(page, answer, request, response, requestId);
  }

  /** Sends the page for a path that leads nowhere: made once for all who follow the same link. @returns whether it is one */
  async sendAbsent(
    request: IncomingMessage,
    response: ServerResponse,
    { host, pathname }: URL,
    requestId: string,
  ): Promise<boolean> {
    const { siteUrl, hosts, isNowhere } = this.#options;
    if (pathname.length > MAX_ABSENT_PATH || !isNowhere?.(pathname)) return false;
    if (siteUrl === undefined && !hosts().has(host)) return false;
    const origin = siteUrl ?? `http://${host}`;
    const key = `absent ${origin} ${pathname}`;
    await this.send({ key, target: pathname, origin, isTimed: false }, request, response, requestId);
    return true;
  }

  purge(purge: Purge): number {
    return this.cache.purge(purge);
  }

  #send(
    page: KeyedPage,
    { value: packed, outcome }: Answer<PackedAnswer>,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string | undefined,
  ): void {
    const sent = packed.send(request, response, { requestId, outcome: cacheStatus[outcome] });
    if (typeof sent !== 'boolean') void this.#noteGrowth(page.key, packed, sent);
    if (outcome === 'hit' && !page.isTimed) this.#improveLater(page.key, packed);
  }

  async #noteGrowth(key: string, packed: PackedAnswer, sent: Promise<boolean>): Promise<void> {
    if (await sent) this.cache.resize(key, packed, packed.size);
  }

  /** One at a time, and only pages that live long enough to be worth it. */
  #improveLater(key: string, packed: PackedAnswer): void {
    packed.hits += 1;
    if (packed.hits !== WORTH_IMPROVING) return;
    const before = this.#improving;
    const improve = async (): Promise<void> => {
      await before;
      if (await packed.improve()) this.cache.resize(key, packed, packed.size);
    };
    this.#improving = improve();
  }

  async #fill(page: KeyedPage, requestId: string = randomUUID()): Promise<Filled<PackedAnswer>> {
    const { render, lifetimes, noteRender } = this.#options;
    const use = createUse(requestId);
    const url = new URL(page.origin + page.target);
    const began = performance.now();
    const answer = await inRequest({ requestId }, () => render(new Request(url), use));
    noteRender?.((performance.now() - began) / 1000);
    if (isUnrendered(answer, url)) {
      await answer.body?.cancel();
      throw new Error(`page not rendered: HTTP ${answer.status}`);
    }
    const isDegraded = use.isPartial || use.isOld;
    const packed = await toPacked(answer, answer.status === 200 ? sharedCaching(page.isTimed, isDegraded) : {});
    if (answer.status >= 500) return { kind: 'failure', value: packed };
    const isAbsence = answer.status === 404 || answer.status === 410;
    if (isAbsence && !isDegraded) {
      const tags = [...use.tags];
      return { kind: 'keep', value: packed, size: packed.size, tags, lifetime: lifetimes.absence, isAbsence };
    }
    if (answer.status !== 200) return { kind: 'pass', value: packed, forget: true };
    if (use.isPartial && !page.isTimed) return { kind: 'failure', value: packed };
    const lifetime: Lifetime = isDegraded ? lifetimes.makeshift : lifetimes.page(page.isTimed);
    return { kind: 'keep', value: packed, size: packed.size, tags: [...use.tags], lifetime };
  }
}
