import { ContentError, type ContentErrorKind, contentErrorMessage } from '@yunxia/contract/content-error';
import { expect, test } from 'vitest';
import { toFailure, toFailureWords } from './failure.ts';

const url = '/api/v1/news-list';
const failed = (kind: ContentErrorKind, status?: number, retryAfter?: number) =>
  new ContentError(contentErrorMessage(status, url), { kind, url, status, retryAfter });

test.each([
  ['network', undefined, 'unavailable', '内容暂时无法显示'],
  ['http', 400, 'invalid', '查询条件有误'],
  ['http', 401, 'refused', '这部分内容不能查看'],
  ['http', 403, 'refused', '这部分内容不能查看'],
  ['http', 404, 'missing', '没有找到这部分内容'],
  ['http', 405, 'invalid', '查询条件有误'],
  ['http', 408, 'slow', '等待时间过长'],
  ['http', 413, 'invalid', '查询条件有误'],
  ['http', 429, 'busy', '访问过于频繁'],
  ['http', 500, 'unavailable', '内容暂时无法显示'],
  ['http', 501, 'unavailable', '内容暂时无法显示'],
  ['http', 502, 'unavailable', '内容暂时无法显示'],
  ['http', 503, 'unavailable', '内容暂时无法显示'],
  ['http', 504, 'slow', '等待时间过长'],
  ['malformed', 200, 'broken', '内容没有加载出来'],
  ['setup', undefined, 'broken', '内容没有加载出来'],
  ['rejected', 200, 'rejected', '内容没有加载出来'],
] as const)('%s %s is %s: %s', (kind, status, reason, title) => {
  const failure = toFailure(failed(kind, status));
  expect(failure.reason).toBe(reason);
  expect(toFailureWords(failure).title).toBe(title);
});

test('the reader is sent to the network only when the device has none', () => {
  const offline = toFailureWords(toFailure(failed('network'), true));
  expect(offline.title).toBe('网络没有连上');
  expect(offline.advice).toContain('请检查手机或电脑的网络');
  for (const status of [400, 401, 403, 404, 408, 429, 500, 502, 503, 504]) {
    expect(toFailureWords(toFailure(failed('http', status), true)).advice).not.toContain('检查');
  }
});

test('no state names an endpoint, an address or a code', () => {
  for (const status of [400, 404, 418, 500, 503]) {
    const { title, advice } = toFailureWords(toFailure(failed('http', status)));
    expect(title + advice).not.toMatch(/\/|api|[0-9]/i);
  }
});

test('a client over the limit learns when to try again', () => {
  const adviceAfter = (seconds?: number) => toFailureWords(toFailure(failed('http', 429, seconds))).advice;
  expect([undefined, 0, 8, 60, 61].map(adviceAfter)).toEqual([
    '请等一分钟再试。',
    '请在1秒后再试。',
    '请在8秒后再试。',
    '请在1分钟后再试。',
    '请在2分钟后再试。',
  ]);
});

test('what the content server says to people is said, too', () => {
  const error = new ContentError('栏目维护中。', { kind: 'rejected', url, status: 200, code: 7 });
  expect(toFailureWords(toFailure(error)).advice).toMatch(/^栏目维护中。请稍后再试。/);
});
