import { expect, test } from 'vitest';
import { conditionalAnswer, isMatch } from './conditional-answer.server.ts';

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
  const again = ask(tag);
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  expect(ask('"other"').status).toBe(200);
});

test('tags are compared weakly, in lists, and * fits all', () => {
  expect(isMatch('"a"', 'W/"a"')).toBe(true);
  expect(isMatch('"x", W/"a"', 'W/"a"')).toBe(true);
  expect(isMatch('*', 'W/"a"')).toBe(true);
  expect(isMatch(null, 'W/"a"')).toBe(false);
});
