/**
 * Cached answers of the content server, for pages that are rendered here and for calls that browsers make. While the
 * content server is down, pages are still rendered from them, so that a status follows the clock.
 */
import { fromCacheTag } from '@yunxia/contract/cache-tag';
import type { RawAnswer } from '@yunxia/contract/client';
import type { EncodedResponse } from '@yunxia/http/encoded-response';
import { LRUCache } from 'lru-cache';
import { toEncodedResponse } from '../http/answer.ts';
import type { ContentFetch } from '../../app/render/render-input.ts';
import type { ContentUsage } from '../rendering.ts';
import { type Upstream, type UpstreamAnswer, UpstreamError } from '../http/upstream.ts';
import type { ContentStatus } from './content-status.ts';
import { type ContentCall, toContentCall } from './content-call.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import type { Lifetimes } from './lifetimes.ts';
import { type Answer, type Filled, ResponseCache } from './response-cache.ts';

/** An answer with its tags and its result code. */
export interface CachedAnswer {
  readonly response: EncodedResponse;
  readonly tags: readonly string[];
  /** The `code` of its body. */
  readonly code: number;
}

/** Receives each call to the content server. @param seconds its duration @param status HTTP status; 0: no answer */
export type NoteCall = (endpoint: string, seconds: number, status: number) => void;

export interface ContentAnswersOptions {
  readonly upstream: Upstream;
  readonly contentStatus: ContentStatus;
  readonly lifetimes: Lifetimes;
  readonly maxBytes: number;
  /** Whether the change log is being followed. Absent: it is. */
  readonly isFollowingChanges?: () => boolean;
  readonly noteCall?: NoteCall;
}

interface ContractAnswer extends UpstreamAnswer {
  readonly envelope: Envelope;
}

/** `Retry-After` of a failure for which the content server gives none, in s. */
const RETRY_SECONDS = '10';

const headersOf = ({ status, headers }: UpstreamAnswer): Record<string, string> => ({
  ...(status >= 500 ? { 'retry-after': RETRY_SECONDS } : {}),
  ...Object.fromEntries(
    ['content-type', 'retry-after', 'allow', 'cache-tag'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  ),
});

/** The response that passes on an answer of the content server. */
export const toApiResponse = (answer: UpstreamAnswer): EncodedResponse =>
  toEncodedResponse(answer.status, headersOf(answer), answer.body);

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
/** Calls whose cache key is remembered; pages make a few dozen different calls. */
const MAX_CALLS = 2_000;

const endpointOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const formHeaders = (form: string) => ({ 'content-type': FORM, 'content-length': String(Buffer.byteLength(form)) });

/** The id that both servers' logs use for the request that a call is made for. */
const idHeader = (requestId: string | undefined) =>
  requestId === undefined ? undefined : { 'x-request-id': requestId };

const toRaw = (status: number, body: Buffer, identity?: object): RawAnswer => ({
  ok: status >= 200 && status < 300,
  status,
  text: () => body.toString(),
  ...(identity ? { identity } : {}),
});

export class ContentAnswers {
  readonly cache: ResponseCache<CachedAnswer>;
  readonly #options: ContentAnswersOptions;
  readonly #calls = new LRUCache<string, ContentCall>({ max: MAX_CALLS });

  constructor(options: ContentAnswersOptions) {
    this.#options = options;
    const { maxBytes, isFollowingChanges, upstream } = options;
    this.cache = new ResponseCache({ maxBytes, isFollowingChanges, isHanging: () => upstream.isHanging });
  }

  /** Whether answers of an endpoint are cached. */
  isCached(endpoint: string): boolean {
    return this.#options.lifetimes.answer(endpoint) !== undefined;
  }

  /** How long an answer of an endpoint counts as fresh, in whole seconds; 0 when it is not cached. */
  freshSeconds(endpoint: string): number {
    return Math.floor((this.#options.lifetimes.answer(endpoint)?.fresh ?? 0) / 1000);
  }

  /** @throws UpstreamError when there is no answer, and none is cached */
  async answer(call: ContentCall, requestId: string): Promise<Answer<CachedAnswer>> {
    return this.cache.get(call.key, () => this.#fill(call, requestId));
  }

  /**
   * `fetch` for the API client of one rendering; records in `use` which answers it read. Its abort signal ends only
   * calls that are not cached, because other renderings may wait for the others.
   */
  readonly fetchFor =
    (use: ContentUsage): ContentFetch =>
    (url, init) =>
      this.#fetch(use, url, init);

  async #fetch(use: ContentUsage, url: string, init: RequestInit): Promise<RawAnswer> {
    const endpoint = endpointOf(url);
    const form = String(init.body ?? '');
    try {
      const call = this.isCached(endpoint) ? await this.#toCall(endpoint, form) : undefined;
      if (!call) {
        const { status, body } = await this.#call(endpoint, form, use.requestId, init.signal ?? undefined);
        return toRaw(status, body);
      }
      const { value, outcome } = await this.answer(call, use.requestId);
      for (const tag of value.tags) use.tags.add(tag);
      if (outcome === 'error') use.isStale = true;
      if (value.code !== 0 && value.code !== 404 && value.code !== 410) use.isPartial = true;
      return toRaw(value.response.status, value.response.body, value);
    } catch (error) {
      use.isPartial = true;
      throw error;
    }
  }

  async #toCall(endpoint: string, form: string): Promise<ContentCall | undefined> {
    const written = `${endpoint}?${form}`;
    const known = this.#calls.get(written);
    if (known) return known;
    const call = await toContentCall(endpoint, form, FORM);
    if (call) this.#calls.set(written, call);
    return call;
  }

  /** @throws UpstreamError when there is no answer, or it has no envelope of the contract */
  async #call(endpoint: string, form: string, requestId?: string, signal?: AbortSignal): Promise<ContractAnswer> {
    const { upstream, contentStatus, noteCall } = this.#options;
    const began = performance.now();
    let status = 0;
    try {
      const answer = await upstream.read(`/api/v1/${endpoint}`, {
        method: 'POST',
        headers: { ...formHeaders(form), ...idHeader(requestId) },
        body: form,
        signal,
      });
      status = answer.status;
      const envelope = readEnvelope(answer.body);
      // some other server answers at this port
      if (!envelope) throw new UpstreamError(502);
      if (status === 503) contentStatus.noteFailure();
      else contentStatus.noteAnswer();
      return { ...answer, envelope };
    } catch (error) {
      if (!signal?.aborted) contentStatus.noteFailure();
      throw error;
    } finally {
      noteCall?.(endpoint, (performance.now() - began) / 1000, status);
    }
  }

  async #fill(call: ContentCall, requestId: string): Promise<Filled<CachedAnswer>> {
    const { lifetimes } = this.#options;
    const answer = await this.#call(call.endpoint, call.form, requestId);
    const { code } = answer.envelope;
    const tags = fromCacheTag(answer.headers['cache-tag']?.toString());
    const response = toApiResponse(answer);
    const value = { response, tags, code };
    if (answer.status >= 500 || answer.status === 429) return { kind: 'failure', value };
    const isAbsence = answer.status === 200 && (code === 404 || code === 410);
    const lifetime = isAbsence ? lifetimes.absence : call.isTyped ? undefined : lifetimes.answer(call.endpoint);
    const isStored = answer.status === 200 && lifetime !== undefined && (code === 0 || isAbsence);
    if (!isStored) return { kind: 'pass', value, evicts: false };
    // no change can invalidate an answer that has no tags
    const isTagged = tags.length > 0;
    return {
      kind: 'store',
      value,
      size: response.size,
      tags,
      lifetime: isTagged ? lifetime : lifetimes.absence,
      isAbsence,
    };
  }
}

/** `fetch` for the same client without a cache, over keep-alive connections. */
export const createDirectFetch =
  (upstream: Upstream): ContentAnswers['fetchFor'] =>
  (use) =>
  async (url, init) => {
    const form = String(init.body ?? '');
    const { status, body } = await upstream.read(`/api/v1/${endpointOf(url)}`, {
      method: 'POST',
      headers: { ...formHeaders(form), ...idHeader(use.requestId) },
      body: form,
      signal: init.signal ?? undefined,
    });
    return toRaw(status, body);
  };
