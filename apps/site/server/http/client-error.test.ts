import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRefusal, refusalOf } from './client-error.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((_, response) => response.end('ok')).on('clientError', createRefusal(''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

describe('a request that cannot be read', () => {
  test.each([
    ['a URL of 45 KB', `GET /search?key=${'a'.repeat(45_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, '网址过长'],
    ['a URL of 20 KB', `GET /search?key=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, '网址过长'],
    ['a URL of 300 KB', `GET /search?key=${'a'.repeat(300_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, '网址过长'],
    [
      'a call with a URL of 45 KB',
      `GET /api/v1/news-list?keyword=${'a'.repeat(45_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      414,
      '{"code":414,"msg":"网址过长"}',
    ],
    [
      'a cookie of 45 KB',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(45_000)}\r\n\r\n`,
      431,
      '网址或请求头过长',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400, '请求错误'],
    ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400, '请求错误'],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, '请求错误'],
  ])('%s is answered in Chinese, and the connection ends', async (_, bytes, status, words) => {
    const text = await send(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toContain(words);
    expect(text).toContain('X-Content-Type-Options: nosniff');
    expect(text).toContain('charset=utf-8');
  });

  test('the page for a long URL has phones, the way to the search, and no style but the one that its policy names', async () => {
    const answer = await send(`GET /home?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(answer).toContain('Content-Type: text/html; charset=utf-8');
    expect(answer).toContain('href="/search"');
    expect(answer).toContain('href="tel:');
    const style = /<style>([^]*)<\/style>/.exec(answer)?.[1] ?? '';
    expect(answer).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(answer).not.toContain('aaaa');
  });

  test('the URL is what is too long when the parser gives up in the midst of its line, or at its end', async () => {
    const statusOf = async (packet: string) =>
      (await refusalOf(Object.assign(new Error(), { code: 'HPE_HEADER_OVERFLOW', rawPacket: Buffer.from(packet) }), ''))
        .split(' ', 2)
        .at(1);
    expect(await statusOf('a'.repeat(9000))).toBe('414');
    expect(await statusOf(`${'a'.repeat(900)} HTTP/1.1\r\nHost: a`)).toBe('414');
    expect(await statusOf('b=1; c=2; '.repeat(900))).toBe('431');
    expect(await statusOf(`GET / HTTP/1.1\r\nCookie: ${'a'.repeat(9000)}`)).toBe('431');
  });

  test('one that never ends is a time-out; the rest of them are wrong requests', async () => {
    const timeout = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    expect(await refusalOf(timeout, '')).toMatch(/^HTTP\/1\.1 408 [^]*请求超时$/);
    expect(await refusalOf(new Error(), '')).toMatch(/^HTTP\/1\.1 400 /);
  });
});
