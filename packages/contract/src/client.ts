/** The typed client with which the site and the tests call the content server. */
import * as z from 'zod/mini';
import { ContentError, contentErrorMessage } from './content-error.ts';
import type { AnswerOf, Endpoint, RequestOf } from './endpoint.ts';
import { firstPath, parseAnswer, type MalformedItemHook } from './envelope.ts';

/** An answer as the client reads it; the platform's `Response` is one. */
export interface RawAnswer {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string> | string;
  readonly headers?: { get(name: string): string | null } | undefined;
  /**
   * Identifies an answer that is given repeatedly: it is parsed once, and every caller gets the same frozen object.
   */
  readonly identity?: object;
}

export interface ClientOptions {
  /** Where the endpoints are, without a trailing slash: `/api/v1`, or absolute on a server. */
  base: string;
  /** Defaults to the platform's fetch. */
  fetch?: ((url: string, init: RequestInit) => Promise<RawAnswer>) | undefined;
  /** Sent with every call. */
  headers?: Record<string, string> | undefined;
  /** Called with each item that did not fit its schema; by default it warns on the console. */
  onMalformedItem?: MalformedItemHook | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent with this call, over the client's. */
  headers?: Record<string, string> | undefined;
}

/** The request may be left out when every field of it may be. */
type CallArguments<E extends Endpoint> =
  Record<never, never> extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions];

/** Parsed answers by their identity, shared by all clients of a process: a server makes a client for each request. */
const readings = new WeakMap<object, unknown>();

/** Calls an endpoint: `api(newsList, { type: 'important', page: 1 }, { signal })`. */
export type Api = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<AnswerOf<E>>;

/**
 * Creates the function that calls endpoints. A call is a form-urlencoded POST (Spec §7) without time-out
 * (Spec §9); fields that are undefined are not sent. It resolves only when the body's `code` is 0.
 * @throws (the call) ContentError; see its kinds
 */
export function createClient(options: ClientOptions): Api {
  // The full parser probes `new Function`, which a strict content security policy reports.
  z.config({ jitless: true });
  const send = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));
  const onMalformedItem = options.onMalformedItem ?? warn;

  return async function api<E extends Endpoint>(
    endpoint: E,
    ...[request, call]: CallArguments<E>
  ): Promise<AnswerOf<E>> {
    const url = `${options.base}/${endpoint.name}`;
    const signal = call?.signal;
    const failed = (kind: 'aborted' | 'network', cause: unknown) =>
      new ContentError(kind === 'aborted' ? '请求已取消' : contentErrorMessage(undefined, url), {
        kind,
        url,
        endpoint: endpoint.name,
        cause,
      });
    const init = prepare(endpoint, request ?? {}, url, { ...options.headers, ...call?.headers });
    if (signal?.aborted) throw failed('aborted', signal.reason);

    let response: RawAnswer;
    let text: string;
    try {
      response = await send(url, signal ? { ...init, signal } : init);
      const known = response.identity && readings.get(response.identity);
      if (known) return known as AnswerOf<E>;
      text = await response.text();
    } catch (cause) {
      throw failed(signal?.aborted ? 'aborted' : 'network', cause);
    }

    const body = parseBody(text);
    const code = codeOf(body);
    const { status } = response;
    const details = { url, status, code, body, endpoint: endpoint.name };
    if (!response.ok) {
      const retryAfter = secondsOf(response.headers?.get('retry-after'));
      throw new ContentError(contentErrorMessage(status, pathOf(url)), { kind: 'http', ...details, retryAfter });
    }
    if (code !== 0) throw new ContentError(messageOf(body), { kind: 'rejected', ...details });
    const answer = parseAnswer(endpoint, body as object, { url, status, onMalformedItem });
    if (response.identity) readings.set(response.identity, freeze(answer));
    return answer;
  };
}

/** Encodes a request as a form; undefined is dropped, everything else is written as text. */
export function toForm(request: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [field, value] of Object.entries(request)) {
    if (value !== undefined) form.set(field, String(value));
  }
  return form;
}

function prepare(endpoint: Endpoint, request: object, url: string, extra: Record<string, string>): RequestInit {
  try {
    const checked = z.safeParse(endpoint.request, request);
    if (!checked.success) {
      throw new TypeError(`请求参数有误：${endpoint.name} 的 ${firstPath(checked.error).map(String).join('.')}`);
    }
    // A relative base is resolved by the page; any origin does to see whether the URL is one.
    new URL(url, 'http://localhost');
    const headers = new Headers(extra);
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    return { method: 'POST', headers, body: toForm(request).toString() };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ContentError(message, { kind: 'setup', url, endpoint: endpoint.name, cause });
  }
}

/** `Retry-After` in seconds; a date, which our servers never send, counts as none. */
function secondsOf(value: string | null | undefined): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** The path alone: the reader must not see the internal address of the content server. */
function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname;
}

/** Freezes a value with everything in it, and returns it. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function codeOf(body: unknown): number | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'number' ? code : undefined;
}

function messageOf(body: unknown): string {
  const msg = typeof body === 'object' && body !== null && 'msg' in body ? body.msg : undefined;
  return typeof msg === 'string' && msg !== '' ? msg : '请求未成功';
}

function warn(error: ContentError): void {
  console.warn(error.message);
}
