import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf, refuse } from './client-error.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((_, response) => response.end('ok')).on('clientError', refuse);
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
    [
      'an address of 45 KB',
      `GET /search?key=${'a'.repeat(45_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      '网址或请求头过长',
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

  test('one that never ends is a time-out; the rest of them are wrong requests', () => {
    expect(refusalOf('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1\.1 408 [^]*请求超时$/);
    expect(refusalOf(undefined)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
