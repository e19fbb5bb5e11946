/** Reading and writing the bodies: `{code, msg, list, total, page, limit}`, `{code, msg, info}`, `{code, msg}`. */
import * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import type { AnswerOf, Endpoint } from './endpoint.ts';

/** The body of a failure; `code` is not 0, `msg` is Chinese, for people. */
export interface FailureBody {
  code: number;
  msg: string;
}

/** Called with each item that did not fit its schema and was left out of the list. */
export type MalformedItemHook = (error: ContentError, item: unknown) => void;

/** Where an answer comes from, for the errors about it. */
export interface AnswerOrigin {
  url: string;
  status?: number;
  onMalformedItem?: MalformedItemHook | undefined;
}

/**
 * Reads the body of a success tolerantly: what is missing or null gets its default, unknown fields are
 * dropped, and an item that does not fit costs that item.
 * @throws ContentError of kind `malformed`, naming endpoint and field, when the rest does not fit
 */
export function parseAnswer<E extends Endpoint>(endpoint: E, body: object, origin: AnswerOrigin): AnswerOf<E> {
  const fields = withoutNulls(body) as Record<string, unknown>;
  const msg = typeof fields['msg'] === 'string' ? fields['msg'] : '';
  if (endpoint.kind === 'info') {
    if (fields['info'] === undefined) throw malformed(endpoint, ['info'], origin, body);
    const read = z.safeParse(endpoint.info, fields['info']);
    if (!read.success) throw malformed(endpoint, ['info', ...firstPath(read.error)], origin, body);
    return { code: 0, msg, info: read.data } as AnswerOf<E>;
  }

  const source = fields['list'];
  if (!Array.isArray(source)) throw malformed(endpoint, ['list'], origin, body);
  const list: unknown[] = [];
  source.forEach((item: unknown, index) => {
    const read = z.safeParse(endpoint.item, item);
    if (read.success) list.push(read.data);
    else origin.onMalformedItem?.(malformed(endpoint, ['list', index, ...firstPath(read.error)], origin, item), item);
  });
  const extra = z.safeParse(endpoint.extra, fields);
  if (!extra.success) throw malformed(endpoint, firstPath(extra.error), origin, body);
  const paging = endpoint.paged
    ? { page: countOf(fields['page'], 1), limit: countOf(fields['limit'], Math.max(10, source.length)) }
    : {};
  const total = countOf(fields['total'], list.length);
  return { ...extra.data, code: 0, msg, list, total, ...paging } as unknown as AnswerOf<E>;
}

/** Builds the error for an answer that does not fit, with the path of the field that is at fault. */
export function malformed(
  endpoint: Endpoint,
  path: readonly PropertyKey[],
  origin: AnswerOrigin,
  body: unknown,
): ContentError {
  const field = path.map(String).join('.');
  return new ContentError(`数据格式有误：${endpoint.name} 的 ${field}`, {
    kind: 'malformed',
    url: origin.url,
    status: origin.status,
    body,
    endpoint: endpoint.name,
    field,
  });
}

/** The path of a parse error's first issue. */
export function firstPath(error: z.core.$ZodError): readonly PropertyKey[] {
  return error.issues[0]?.path ?? [];
}

function countOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.trunc(value) : fallback;
}

/** A copy in which properties that are null are missing, so that they get their defaults. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([key, part]) => [key, withoutNulls(part)]),
  );
}
