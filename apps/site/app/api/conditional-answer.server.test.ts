import { expect, test } from 'vitest';
import { conditionalAnswer } from './conditional-answer.server.ts';

const ask = (tag?: string): Response =>
  conditionalAnswer(
    new Request('https://example.test/', { headers: tag ? { 'If-None-Match': tag } : {} }),
    '正文',
    'text/plain',
    60,
  );

test('a reader that has it already gets 304 without a body', async () => {
  const first = ask();
  const tag = first.headers.get('ETag') ?? '';
  expect([first.status, await first.text(), first.headers.get('Cache-Control')]).toEqual([
    200,
    '正文',
    'public, max-age=60',
  ]);
  // with the tag that the reader has it by (RFC 9111 §4.3.4)
  const br = tag.replace(/"$/, '-br"');
  for (const [known, sent] of [
    [`W/${tag}`, tag],
    [`"a", ${tag}`, tag],
    [br, br],
    ['*', tag],
  ] as const)
    expect([ask(known).status, ask(known).headers.get('ETag')]).toEqual([304, sent]);
  const again = ask(tag);
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  expect(ask('"other"').status).toBe(200);
});

test('a reader that only knows the day of the change gets 304 for it, and the tag counts before it', () => {
  const known = ask().headers.get('Last-Modified') ?? '';
  const since = (headers: Record<string, string>): number =>
    conditionalAnswer(new Request('https://example.test/', { headers }), '正文', 'text/plain', 60).status;
  expect(since({ 'If-Modified-Since': known })).toBe(304);
  expect(since({ 'If-Modified-Since': new Date(Date.parse(known) - 1000).toUTCString() })).toBe(200);
  expect(since({ 'If-Modified-Since': 'yesterday' })).toBe(200);
  expect(since({ 'If-Modified-Since': known, 'If-None-Match': '"other"' })).toBe(200);
});
