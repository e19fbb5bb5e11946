import { describe, expect, test } from 'vitest';
import { signMessage, verifyMessage } from '../src/webhook-signature.ts';

const secret = 'a secret of thirty-two characters';
const now = 1_800_000_000_000;

describe('a signature', () => {
  const signed = signMessage(secret, 'message-0001', 'body', now);
  const verify = (
    changed: Partial<Record<string, string>>,
    { body = 'body', at = now, by = secret } = {},
  ): string | undefined => {
    const headers: Record<string, string | undefined> = { ...signed, ...changed };
    return verifyMessage(by, (name) => headers[name], body, at);
  };

  test('is an HMAC-SHA256 over id, seconds and body', () => {
    // Made with: printf 'message-0001.1800000000.body' | openssl dgst -sha256 -hmac "$secret" -binary | base64
    expect(signed).toEqual({
      'webhook-id': 'message-0001',
      'webhook-timestamp': '1800000000',
      'webhook-signature': 'v1,r1IKFgizFkGXcYG/bmFIEydliUWKRw4PM/sorgMtF2I=',
    });
  });

  test('is accepted, alone and beside one made with a former secret', () => {
    expect(verify({})).toBe('message-0001');
    expect(verify({}, { at: now + 299_000 })).toBe('message-0001');
    const two = `v1,${'A'.repeat(43)}= ${signed['webhook-signature']}`;
    expect(verify({ 'webhook-signature': two })).toBe('message-0001');
  });

  test.each([
    ['another body', {}, { body: 'Body' }],
    ['another id', { 'webhook-id': 'message-0002' }, {}],
    ['another time', { 'webhook-timestamp': '1800000001' }, {}],
    ['another secret', {}, { by: 'another secret of thirty-two char' }],
    ['five minutes late', {}, { at: now + 301_000 }],
    ['from the future', {}, { at: now - 301_000 }],
    ['no signature', { 'webhook-signature': '' }, {}],
    ['another scheme', { 'webhook-signature': 'v2,AAAA' }, {}],
    ['no id', { 'webhook-id': '' }, {}],
    ['no time', { 'webhook-timestamp': 'soon' }, {}],
  ])('is not: %s', (_, headers, options) => {
    expect(verify(headers, options)).toBeUndefined();
  });
});
