import { expect, test } from 'vitest';
import { gradeOf, type Observed } from './observatory-rules.ts';

const good = {
  'content-type': ['text/html; charset=utf-8'],
  'content-security-policy': [
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self'; img-src 'self'; frame-ancestors 'self'",
  ],
  'strict-transport-security': ['max-age=63072000; includeSubDomains'],
  'referrer-policy': ['strict-origin-when-cross-origin'],
  'x-content-type-options': ['nosniff'],
  'x-frame-options': ['SAMEORIGIN'],
  'cross-origin-resource-policy': ['same-origin'],
};
const observed = (headers: Record<string, string[] | undefined> = {}, more: Partial<Observed> = {}): Observed => ({
  url: new URL('https://a.test/home'),
  headers: new Map(Object.entries({ ...good, ...headers }).flatMap(([name, lines]) => (lines ? [[name, lines]] : []))),
  html: '<script src="/a.js"></script>',
  isVerified: true,
  fromHttp: [new URL('http://a.test/home'), new URL('https://a.test/home')],
  ...more,
});
const resultOf = (seen: Observed, name: string) => gradeOf(seen).findings.find(({ test: one }) => one === name)?.result;

test('everything said well: 130 points', () => {
  expect(gradeOf(observed())).toMatchObject({ score: 130, grade: 'A+' });
});

test('bonuses count only where 90 points are left without them', () => {
  expect(gradeOf(observed({ 'strict-transport-security': undefined }))).toMatchObject({ score: 80, grade: 'B+' });
  expect(gradeOf(observed({ 'x-content-type-options': undefined }))).toMatchObject({ score: 125, grade: 'A+' });
});

test.each([
  [undefined, 'csp-not-implemented'],
  ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
  ["default-src 'none'; default-src 'self'", 'csp-header-invalid'],
  ["default-src 'self' 'unsafe-inline'", 'csp-implemented-with-unsafe-inline'],
  ["style-src 'self'", 'csp-implemented-with-unsafe-inline'],
  ["default-src 'none'; script-src 'unsafe-inline' 'nonce-a'", 'csp-implemented-with-no-unsafe-default-src-none'],
  ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
  ["default-src 'none'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
  ["default-src 'none'; script-src http://b.test", 'csp-implemented-with-insecure-scheme'],
  ["default-src 'none'; img-src http:", 'csp-implemented-with-insecure-scheme-in-passive-content-only'],
])('policy %s', (policy, result) => {
  expect(
    resultOf(observed({ 'content-security-policy': policy ? [policy] : undefined }), 'content-security-policy'),
  ).toBe(result);
});

test.each([
  [['max-age=300'], 'hsts-implemented-max-age-less-than-six-months'],
  [['max-age=63072000', 'max-age=63072000'], 'hsts-header-invalid'],
  [['includeSubDomains'], 'hsts-header-invalid'],
])('https alone %s', (lines, result) => {
  expect(resultOf(observed({ 'strict-transport-security': lines }), 'strict-transport-security')).toBe(result);
});

test.each([
  ['a=1; Secure; SameSite=Lax', 'cookies-secure-with-httponly-sessions-and-samesite'],
  ['a=1; Secure', 'cookies-secure-with-httponly-sessions'],
  ['a=1', 'cookies-without-secure-flag-but-protected-by-hsts'],
  ['session=1; Secure', 'cookies-session-without-httponly-flag'],
  ['a=1; Secure; SameSite=Often', 'cookies-samesite-flag-invalid'],
  ['csrf=1; Secure', 'cookies-anticsrf-without-samesite-flag'],
])('cookie %s', (cookie, result) => {
  expect(resultOf(observed({ 'set-cookie': [cookie] }), 'cookies')).toBe(result);
});

test.each([
  [undefined, 'redirection-not-needed-no-http'],
  [['http://a.test/'], 'redirection-missing'],
  [['http://a.test/', 'http://a.test/home'], 'redirection-not-to-https'],
  [['http://a.test/', 'http://a.test/x', 'https://a.test/x'], 'redirection-not-to-https-on-initial-redirection'],
  [['http://a.test/', 'https://www.a.test/'], 'redirection-off-host-from-http'],
])('the way %s', (way, result) => {
  const fromHttp = way?.map((address) => new URL(address));
  expect(resultOf(observed({}, { fromHttp }), 'redirection')).toBe(result);
});

test.each([
  ['<p>', 'sri-not-implemented-but-no-scripts-loaded'],
  ['<script src="https://b.test/x.js">', 'sri-not-implemented-but-external-scripts-loaded-securely'],
  ['<script src="//b.test/x.js">', 'sri-not-implemented-and-external-scripts-not-loaded-securely'],
  ['<script src="/x.js" integrity="sha256-a">', 'sri-implemented-and-all-scripts-loaded-securely'],
])('scripts %s', (html, result) => {
  expect(resultOf(observed({}, { html }), 'subresource-integrity')).toBe(result);
});
