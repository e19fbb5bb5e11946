/**
 * A cookie by which a browser that has signed in to an account is known again (OWASP's "device cookie"): it opens nothing,
 * it only gives that browser tries of its own, so that strangers who guess at the account cannot use them up.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { config } from './config.ts';

const NAME = 'yunxia-device';
const LASTS = 180 * 24 * 3600;

function sign(text: string): Buffer {
  return createHmac('sha256', config.secret).update(`device ${text}`).digest();
}

/** The device of this account that the headers tell of; undefined: none, or one of another account, or too old. */
export function deviceOf(headers: Headers, accountId: number, now = Date.now()): string | undefined {
  const parts = parseCookies(headers).get(NAME)?.split('.') ?? [];
  const [id, device = '', madeAt = '', signature = ''] = parts;
  if (parts.length !== 4 || id !== String(accountId)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${id}.${device}.${madeAt}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(madeAt) + LASTS * 1000 > now ? device : undefined;
}

/** `Set-Cookie` for a browser that has signed in; one that is known keeps its name, and with it what it has failed. */
export function deviceCookie(headers: Headers, accountId: number, now = Date.now()): string {
  const device = deviceOf(headers, accountId, now) ?? randomBytes(12).toString('base64url');
  const text = `${accountId}.${device}.${now}`;
  const value = `${text}.${sign(text).toString('base64url')}`;
  const secure = config.siteUrl?.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Max-Age=${LASTS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
