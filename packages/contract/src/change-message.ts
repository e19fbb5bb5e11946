/**
 * What the content server tells the site of changes, and how it signs it: a webhook after the Standard Webhooks
 * specification (headers `webhook-id`, `webhook-timestamp`, `webhook-signature: v1,<base64>`; HMAC-SHA256 over
 * `id.timestamp.body`). The state that the site polls is signed in the same way.
 */
import * as z from 'zod/mini';

/** A change of published content. */
const contentChange = z.object({
  /** Endpoints whose answers may differ now; `*` for all. */
  endpoints: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64)),
  /** Types that the record has and had; none: any. */
  types: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(16)),
  /** The record is not public any more: what shows it must not be shown, not even for want of anything newer. */
  withdrawn: z.boolean(),
});
export type ContentChange = z.output<typeof contentChange>;

/** How a group of records stands: `mark` differs after every change of what is public in it. */
const contentState = z.object({
  name: z.string().check(z.maxLength(64)),
  mark: z.string().check(z.maxLength(128)),
  endpoints: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64)),
});
export type ContentState = z.output<typeof contentState>;

/** The webhook's body. `marks`: from which state to which the changes lead, by group. */
export const changeMessage = z.object({
  changes: z.array(contentChange).check(z.maxLength(1000)),
  marks: z.record(z.string(), z.object({ from: z.nullable(z.string()), to: z.string() })),
});
export type ChangeMessage = z.output<typeof changeMessage>;

/** What the site polls. */
export const stateMessage = z.object({ states: z.array(contentState) });
export type StateMessage = z.output<typeof stateMessage>;

/** Names of the three headers. */
export interface SignedHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** A message whose time differs by more than this from the receiver's clock is refused, in seconds. */
export const MAX_SKEW_SECONDS = 300;

const encoder = new TextEncoder();

const hmacKey = (secret: string): ReturnType<typeof crypto.subtle.importKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

const signedText = (id: string, timestamp: string, body: string): Uint8Array<ArrayBuffer> =>
  encoder.encode(`${id}.${timestamp}.${body}`);

/**
 * Signs a message.
 * @param id of this message; the same when it is sent again
 * @param now epoch ms
 */
export async function signMessage(secret: string, id: string, body: string, now: number): Promise<SignedHeaders> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret), signedText(id, timestamp, body));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${text}` };
}

/**
 * Whether a message was signed with the secret, and lately.
 * @param header reads a header by its name in small letters
 * @param now epoch ms
 * @returns its id, or undefined when it is not to be believed
 */
export async function verifyMessage(
  secret: string,
  header: (name: keyof SignedHeaders) => string | null | undefined,
  body: string,
  now: number,
): Promise<string | undefined> {
  const id = header('webhook-id') ?? '';
  const timestamp = header('webhook-timestamp') ?? '';
  if (!/^[\w-]{8,64}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_SKEW_SECONDS) return undefined;
  const key = await hmacKey(secret);
  for (const part of (header('webhook-signature') ?? '').split(' ').slice(0, 4)) {
    const signature = toBytes(/^v1,([A-Za-z0-9+/]{43}=)$/.exec(part)?.[1]);
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signedText(id, timestamp, body)))) return id;
  }
  return undefined;
}

function toBytes(base64: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  return base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
