/** Calls of the content server in canonical form: equal calls have the same cache key, and unknown fields are dropped. */
import { contract, isEndpointName } from '@yunxia/contract/contract';
import { readFields } from '@yunxia/contract/request-body';
import * as z from 'zod/mini';

/** A call whose answer may be cached. */
export interface ContentCall {
  readonly endpoint: string;
  readonly key: string;
  /** Form-urlencoded: the endpoint's own fields, as its schema reads them, in its order. */
  readonly form: string;
  /** The `type` field; undefined when the call has none. */
  readonly type: string | undefined;
  /** It holds free text that a visitor typed: there is no limit to the number of such calls. */
  readonly isTyped: boolean;
}

/**
 * @param endpoint name on the wire
 * @param body as it was sent
 * @param contentType of the body
 * @returns undefined when there is no such endpoint, or the content server would refuse the request
 */
export const toContentCall = async (
  endpoint: string,
  body: string | Buffer,
  contentType: string | undefined,
): Promise<ContentCall | undefined> => {
  if (!isEndpointName(endpoint)) return undefined;
  let fields: Map<string, unknown>;
  try {
    const headers = new Headers(contentType === undefined ? {} : { 'content-type': contentType });
    fields = await readFields(new Request('http://localhost/', { method: 'POST', headers, body: toBody(body) }));
  } catch {
    return undefined;
  }
  const { request } = contract[endpoint] as { request: z.ZodMiniObject };
  const given = Object.fromEntries(
    Object.keys(request.shape).flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : [])),
  );
  const read = z.safeParse(request, given);
  if (!read.success) return undefined;
  const payload = read.data as Record<string, unknown>;
  const known = Object.keys(request.shape).flatMap((name) =>
    payload[name] === undefined ? [] : [[name, String(payload[name])]],
  );
  const form = new URLSearchParams(known).toString();
  const type = payload['type'];
  return {
    endpoint,
    key: `${endpoint}?${form}`,
    form,
    type: typeof type === 'string' ? type : undefined,
    isTyped: isTyped(endpoint, payload),
  };
};

/** A look-up of outages by keyword. Lists of other records are filtered by keyword far less often. */
const isTyped = (endpoint: string, { keyword, type }: Record<string, unknown>): boolean =>
  endpoint === 'notice-list' && type === 'overhaul' && keyword !== undefined;

const toBody = (body: string | Buffer): string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? body : new Uint8Array(body);
