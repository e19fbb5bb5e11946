/**
 * Answers of the content server, kept: for the pages that are rendered here and for the calls that browsers make. With
 * the content server gone, pages are still made anew from them, so that a status is right by the clock.
 */
import type { Upstream, UpstreamAnswer } from '../upstream.ts';
import { type Answer, AnswerCache, type Filled, type Purge } from './answer-cache.ts';
import { toTag } from './change-tags.ts';
import type { Contact } from './contact.ts';
import { type ContentCall, toContentCall } from './content-call.ts';
import type { Lifetimes } from './lifetimes.ts';
import { PackedAnswer } from './packed-answer.ts';
import { renderScope } from './render-scope.ts';

/** An answer and its tag. */
export interface KeptAnswer {
  readonly packed: PackedAnswer;
  readonly tag: string;
  /** The `code` of its body; undefined when it has none. */
  readonly code: number | undefined;
}

/** Told of each call that goes out. @param seconds it took @param status HTTP status; 0: no answer */
export type NoteCall = (endpoint: string, seconds: number, status: number) => void;

export interface ContentAnswersOptions {
  readonly upstream: Upstream;
  readonly contact: Contact;
  readonly lifetimes: Lifetimes;
  readonly maxBytes: number;
  readonly noteCall?: NoteCall;
}

const headersOf = ({ headers }: UpstreamAnswer): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'retry-after', 'allow'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

interface Body {
  readonly code?: unknown;
  readonly info?: { readonly type?: unknown };
}
const readBody = (body: Buffer): Body => {
  try {
    const read: unknown = JSON.parse(body.toString());
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
};

export class ContentAnswers {
  readonly cache: AnswerCache<KeptAnswer>;
  readonly #options: ContentAnswersOptions;

  constructor(options: ContentAnswersOptions) {
    this.#options = options;
    this.cache = new AnswerCache({ maxBytes: options.maxBytes });
  }

  /** Whether answers of an endpoint are kept. */
  isKept(endpoint: string): boolean {
    return this.#options.lifetimes.answer(endpoint) !== undefined;
  }

  /** @throws UpstreamError when there is no answer, and none is kept */
  async answer(call: ContentCall, requestId: string): Promise<Answer<KeptAnswer>> {
    return this.cache.get(call.key, () => this.#fill(call, requestId));
  }

  /**
   * `fetch` for the client that pages are rendered with: notes in the page's scope what it has used. The caller's
   * signal ends only calls that nobody else can be waiting for.
   */
  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const endpoint = url.slice(url.lastIndexOf('/') + 1);
    const scope = renderScope.getStore();
    const form = String(init.body ?? '');
    const contentType = new Headers(init.headers).get('content-type') ?? undefined;
    const call = this.isKept(endpoint) ? await toContentCall(endpoint, form, contentType) : undefined;
    try {
      if (!call) return await this.#ask(endpoint, form, init, scope?.requestId);
      const { value, outcome } = await this.answer(call, scope?.requestId ?? crypto.randomUUID());
      if (scope) {
        scope.tags.add(value.tag);
        if (outcome === 'error') scope.isOld = true;
        if (value.code !== 0 && value.code !== 404 && value.code !== 410) scope.isPartial = true;
      }
      return new Response(new Uint8Array(value.packed.body), { status: value.packed.status });
    } catch (error) {
      if (scope) scope.isPartial = true;
      throw error;
    }
  };

  /** Tells that an answer has been packed in one more encoding. */
  noteGrowth({ key }: ContentCall, value: KeptAnswer): void {
    this.cache.resize(key, value, value.packed.size);
  }

  purge(purge: Purge): number {
    return this.cache.purge(purge);
  }

  async #ask(endpoint: string, form: string, init: RequestInit, requestId?: string): Promise<Response> {
    const answer = await this.#call(endpoint, form, requestId, init.signal ?? undefined);
    return new Response(new Uint8Array(answer.body), { status: answer.status });
  }

  async #call(endpoint: string, form: string, requestId?: string, signal?: AbortSignal): Promise<UpstreamAnswer> {
    const { upstream, contact, noteCall } = this.#options;
    const began = performance.now();
    let status = 0;
    try {
      const answer = await upstream.read(`/api/v1/${endpoint}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
          'content-length': String(Buffer.byteLength(form)),
          ...(requestId ? { 'x-request-id': requestId } : {}),
        },
        body: form,
        signal,
      });
      status = answer.status;
      contact.noteAnswer();
      return answer;
    } catch (error) {
      if (!signal?.aborted) contact.noteLoss();
      throw error;
    } finally {
      noteCall?.(endpoint, (performance.now() - began) / 1000, status);
    }
  }

  async #fill(call: ContentCall, requestId: string): Promise<Filled<KeptAnswer>> {
    const { lifetimes } = this.#options;
    const answer = await this.#call(call.endpoint, call.form, requestId);
    const body = readBody(answer.body);
    const code = typeof body.code === 'number' ? body.code : undefined;
    const type = call.type ?? (typeof body.info?.type === 'string' ? body.info.type : undefined);
    const tag = toTag(call.endpoint, code === 0 ? type : undefined);
    const packed = new PackedAnswer(answer.status, headersOf(answer), answer.body);
    const value = { packed, tag, code };
    if (answer.status >= 500 || answer.status === 429) return { kind: 'failure', value };
    const isAbsence = answer.status === 200 && (code === 404 || code === 410);
    const lifetime = isAbsence ? lifetimes.absence : lifetimes.answer(call.endpoint);
    if (answer.status !== 200 || !lifetime || (code !== 0 && !isAbsence)) return { kind: 'pass', value, forget: false };
    return { kind: 'keep', value, size: packed.size, tags: [tag], lifetime };
  }
}
