import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../app/render/page-policy.ts';
import { parseConfig } from '../../config/config.ts';
import { secure } from './answer.ts';
import { toSecurityHeaders } from './headers.ts';

test('https alone is asked for when that is wanted, and not by itself', () => {
  expect(toSecurityHeaders(parseConfig({}).hstsSeconds)).not.toHaveProperty('Strict-Transport-Security');
  expect(toSecurityHeaders(parseConfig({ HSTS_SECONDS: '63072000' }).hstsSeconds)).toHaveProperty(
    'Strict-Transport-Security',
    'max-age=63072000; includeSubDomains',
  );
  expect(() => parseConfig({ HSTS_SECONDS: '1y' })).toThrow('HSTS_SECONDS');
});

test('the policy of a page names every kind of source, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(["'nonce-abc'"]);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-abc';");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/own') response.setHeader('Content-Security-Policy', "default-src 'self'");
    secure(response);
    secure(response);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

test.each([
  ['/own', "default-src 'self'"],
  ['/', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
])('%s has the policy %s', async (path, policy) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(answer.headers.get('Content-Security-Policy')).toBe(policy);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
