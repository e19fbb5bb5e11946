/**
 * Signs and verifies webhooks after the Standard Webhooks specification: headers `webhook-id`, `webhook-timestamp` and
 * `webhook-signature: v1,<base64>`, an HMAC-SHA256 over `id.timestamp.body`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names of the three headers. */
export interface SignedHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** A message whose time differs by more than this from the receiver's clock is refused, in seconds. */
const MAX_SKEW_SECONDS = 300;

const signatureOf = (secret: string, id: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest();

/**
 * Signs a message.
 * @param id of this message; the same when it is sent again
 * @param now epoch ms
 */
export function signMessage(secret: string, id: string, body: string, now: number): SignedHeaders {
  const timestamp = String(Math.floor(now / 1000));
  const signature = signatureOf(secret, id, timestamp, body).toString('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/**
 * Whether a message was signed with the secret, within five minutes.
 * @param header reads a header by its name in small letters
 * @param now epoch ms
 * @returns its id; undefined when the signature is wrong, missing or too old
 */
export function verifyMessage(
  secret: string,
  header: (name: keyof SignedHeaders) => string | null | undefined,
  body: string,
  now: number,
): string | undefined {
  const id = header('webhook-id') ?? '';
  const timestamp = header('webhook-timestamp') ?? '';
  if (!/^[\w-]{8,64}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_SKEW_SECONDS) return undefined;
  const expected = signatureOf(secret, id, timestamp, body);
  // While a secret is replaced a message carries one signature for each.
  const given = (header('webhook-signature') ?? '').split(' ').slice(0, 4);
  const isSigned = given.some((part) => {
    const signature = Buffer.from(/^v1,([A-Za-z0-9+/]{43}=)$/.exec(part)?.[1] ?? '', 'base64');
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  return isSigned ? id : undefined;
}
