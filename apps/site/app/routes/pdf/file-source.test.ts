import { afterEach, expect, test, vi } from 'vitest';
import { readFileName, readFileStart } from './file-source.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string, headers: Record<string, string>): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
};
const start = () => readFileStart('/media/a.pdf', new AbortController().signal, () => undefined);

test.each([
  [`inline; filename="_.pdf"; filename*=UTF-8''%E5%85%AC%E5%91%8A.pdf`, '公告.pdf'],
  ['inline; filename="a b.pdf"', 'a b.pdf'],
  [`inline; filename="x.pdf"; filename*=UTF-8''%E5%8`, 'x.pdf'],
  ['inline', ''],
  [null, ''],
])('%s names %s', (header, name) => {
  expect(readFileName(header)).toBe(name);
});

test('a part tells the length of the whole', async () => {
  answer(206, 'abc', { 'Content-Range': 'bytes 0-2/900', 'Content-Length': '3' });
  const { bytes, total } = await start();
  expect([bytes.length, total]).toEqual([3, 900]);
});

test('a server without parts gives the whole', async () => {
  answer(200, 'abcde', {});
  expect((await start()).total).toBe(5);
});

test('no first byte is an empty file', async () => {
  answer(416, '', { 'Content-Range': 'bytes */0' });
  expect((await start()).total).toBe(0);
});

test('any other answer is a failure with its status', async () => {
  answer(503, '', {});
  await expect(start()).rejects.toMatchObject({ name: 'ResponseException', status: 503 });
});
