/**
 * The key to one version of one record for half an hour, signed by the content server, which alone reads it: to the site it is
 * an opaque word in a path.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a preview can be opened, in ms. */
export const PREVIEW_MS = 30 * 60_000;

const SIGNATURE_BYTES = 16;

export interface PreviewKey {
  collection: string;
  /** Id of the record, and of its version. */
  record: number;
  version: number;
}

const sign = (secret: string, text: string): Buffer =>
  createHmac('sha256', `${secret} preview`).update(text).digest().subarray(0, SIGNATURE_BYTES);

/** @param now epoch ms */
export function makePreviewToken(secret: string, { collection, record, version }: PreviewKey, now: number): string {
  const text = [collection, record, version, now + PREVIEW_MS].join(' ');
  return Buffer.concat([sign(secret, text), Buffer.from(text)]).toString('base64url');
}

/** What a token opens; undefined when it was altered, is over, or is none. @param now epoch ms */
export function readPreviewToken(secret: string, token: string, now: number): PreviewKey | undefined {
  if (!/^[\w-]{30,200}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const text = bytes.subarray(SIGNATURE_BYTES).toString('utf8');
  const signature = sign(secret, text);
  // One word has one spelling: what decodes to the same bytes is another word.
  if (bytes.toString('base64url') !== token || bytes.length <= SIGNATURE_BYTES) return undefined;
  if (!timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), signature)) return undefined;
  const [collection = '', record, version, until] = text.split(' ');
  if (now >= Number(until)) return undefined;
  return { collection, record: Number(record), version: Number(version) };
}
