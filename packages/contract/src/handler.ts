/** The server's end of the contract: from a web Request to a web Response, independent of the server. */
import * as z from 'zod/mini';
import { toCacheTag } from './cache-tag.ts';
import { ContentRefusal } from './content-error.ts';
import { contract, isEndpointName, type Contract, type EndpointName } from './contract.ts';
import type { Endpoint, PayloadOf, ResultOf } from './endpoint.ts';
import { parseAnswer, type FailureBody } from './envelope.ts';
import { readFields } from './request-body.ts';

/** The context of a call. */
export interface HandlerContext {
  request: Request;
  /** Also the answer's `x-request-id`. */
  requestId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Tags of the answer's content: sent as `Cache-Tag`. An answer without tags is an error. */
  tags: Set<string>;
}

/** One function per endpoint; a missing one does not compile. It returns the list or the info part, or throws a refusal (`notFound()`, `gone()`, …). */
export type Implementation<Context = HandlerContext> = {
  readonly [Name in EndpointName]: (
    payload: PayloadOf<Contract[Name]>,
    context: Context,
  ) => Promise<ResultOf<Contract[Name]>>;
};

/** Called with every internal error: what was thrown, or the malformed part of an answer. */
export type HandlerErrorHook = (error: unknown, details: { endpoint: string; requestId: string }) => void;

export type HandlerOptions<Context> = {
  onError: HandlerErrorHook;
  /** The answer for an error that is no bug, e.g. a database that is down; undefined for all others. */
  toRefusal?: (error: unknown) => ContentRefusal | undefined;
} & (HandlerContext extends Context
  ? { createContext?: (base: HandlerContext) => Context | Promise<Context> }
  : { createContext: (base: HandlerContext) => Context | Promise<Context> });

/** Answers a request for the endpoint of that name; never rejects. */
export type Handler = (request: Request, endpointName: string) => Promise<Response>;

/**
 * Creates the handler of an implementation. Requests and answers are both parsed by the contract.
 * Failures are answered as JSON `{code, msg}`: unknown endpoint 404, other method 405 with Allow, other
 * media type 415, over 16 KiB 413, malformed or wrongly typed 400, refusals as they say, and our own
 * faults 500 with the reason only in `onError`.
 */
export function createHandler<Context = HandlerContext>(
  implementation: Implementation<Context>,
  options: HandlerOptions<Context>,
): Handler {
  return async function handle(request, endpointName) {
    const requestId = requestIdOf(request);
    const tags = new Set<string>();
    const report = (error: unknown) => options.onError(error, { endpoint: endpointName, requestId });
    try {
      if (!isEndpointName(endpointName)) throw new ContentRefusal('请求的接口不存在', 404, 404);
      if (request.method !== 'POST') {
        throw new ContentRefusal('只接受 POST 请求', 405, 405, { allow: 'POST' });
      }
      const endpoint: Endpoint = contract[endpointName];
      const payload = parsePayload(endpoint, await readFields(request));
      const base = { request, requestId, signal: request.signal, tags };
      const context = options.createContext ? await options.createContext(base) : base;
      // The mapped type pairs each endpoint with its own payload; the union over all names cannot.
      const run = implementation[endpointName] as (payload: unknown, context: unknown) => Promise<object>;
      const result = await run(payload, context);
      const paging = endpoint.kind === 'list' && endpoint.paged ? payload : {};
      const answer = parseAnswer(
        endpoint,
        { ...result, msg: '成功', ...pick(paging, ['page', 'limit']) },
        { url: request.url, status: 200, onMalformedItem: report },
      );
      if (tags.size === 0) throw new Error(`the answer of ${endpointName} names no tags`);
      return respond(answer, 200, requestId, tagHeader(tags));
    } catch (error) {
      const refusal = error instanceof ContentRefusal ? error : options.toRefusal?.(error);
      if (refusal) return refuse(refusal, requestId, tags);
      report(error);
      return refuse(new ContentRefusal('服务器内部错误', 500, 500), requestId);
    }
  };
}

/** The answer for a refusal, for servers that refuse before they reach the handler (e.g. too many requests). */
export function refuse(refusal: ContentRefusal, requestId: string, tags: ReadonlySet<string> = new Set()): Response {
  const body: FailureBody = { code: refusal.code, msg: refusal.message };
  return respond(body, refusal.status, requestId, { ...tagHeader(tags), ...refusal.headers });
}

const tagHeader = (tags: ReadonlySet<string>): Record<string, string> =>
  tags.size === 0 ? {} : { 'cache-tag': toCacheTag(tags) };

function parsePayload(endpoint: Endpoint, fields: Map<string, unknown>): Record<string, unknown> {
  const shape = Object.keys(endpoint.request.shape);
  const given = Object.fromEntries(shape.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]));
  const read = z.safeParse(endpoint.request, given);
  if (read.success) return read.data as Record<string, unknown>;
  const field = String(read.error.issues[0]?.path[0] ?? '');
  const message = fields.has(field) ? `参数 ${field} 的值不正确` : `缺少参数 ${field}`;
  throw new ContentRefusal(message, 400, 400);
}

function respond(
  body: object,
  status: number,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...headers,
    },
  });
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

function pick(source: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in source).map((name) => [name, source[name]]));
}
