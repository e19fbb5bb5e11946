import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { parseProxyTrust, TRUST_NOBODY } from '@yunxia/http/client-address';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrontServer, type FrontServerOptions } from './front-server.ts';
import { USUAL_LIMITS } from './request-guard.ts';
import { LENGTH_HEADER } from './upstream-fixes/next-content-length.ts';

let server: Server;
// requests on both sides of a minute's edge are counted apart
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

/** Starts a server that answers with the address that it receives. */
async function start(
  trust: string,
  perMinute: Partial<typeof USUAL_LIMITS> = {},
  answer: FrontServerOptions['answer'] = (request, response) => {
    response.end(request.headers['x-forwarded-for']);
  },
): Promise<number> {
  server = createFrontServer({
    trust: parseProxyTrust(trust) ?? TRUST_NOBODY,
    perMinute: { ...USUAL_LIMITS, ...perMinute },
    answer,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'POST') =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; text: string; isInvited: boolean }>(
    (resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, isInvited }),
        );
      });
      /** Whether the server asked for the body. */
      let isInvited = false;
      request.on('continue', () => (isInvited = true));
      request.on('error', reject);
      request.end();
    },
  );
async function statuses(count: number, send: (index: number) => ReturnType<typeof ask>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await send(index)).status);
  return all;
}

describe('the content server', () => {
  it('bounds attempts to sign in, whatever address a header names', async () => {
    const port = await start('off', { login: 2 });
    const attempt = (index: number) =>
      ask(port, '/cms/api/users/login', {
        'x-forwarded-for': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
      });
    expect(await statuses(3, attempt)).toEqual([200, 200, 429]);
    const { headers, text } = await attempt(9);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(text)).toEqual({
      errors: [{ message: expect.stringMatching(/^请求过于频繁，请 \d+ 秒后再试$/) }],
    });
  });

  it.each(['*', 'ftp://evil.example/', 'http://[', '/%', '/admin/%E0%A4%A', 'http://a@b/'])(
    'refuses the target %s, which Next fails on',
    async (path) => {
      const port = await start('off');
      const { status, headers, text } = await ask(port, path, {}, 'OPTIONS');
      expect([status, headers['cache-control'], headers.connection]).toEqual([400, 'no-store', 'close']);
      expect(JSON.parse(text)).toEqual({ errors: [{ message: '请求地址有误' }] });
    },
  );

  it('takes an absolute target for its path and its host, and no request that names two hosts', async () => {
    const port = await start('off', { login: 1 }, ({ url, headers }, response) => {
      response.end(`${headers.host} ${url}`);
    });
    expect((await ask(port, 'http://evil.example/home?a=/b')).text).toBe('evil.example /home?a=/b');
    expect((await ask(port, 'HTTP://evil.example?a')).text).toBe('evil.example /?a');
    const signIns = () => ask(port, 'http://evil.example/cms/api/users/login');
    expect(await statuses(2, signIns)).toEqual([200, 429]);
    const socket = connect(port, '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(String(first)).toContain('HTTP/1.1 400 ');
  });

  it.each([
    '/cms/api/users/%6cogin',
    '/cms/api/x/../users/login',
    '/cms/api/users/login/?a',
    '/cms/%61pi//users/login',
  ])('knows an attempt to sign in when it is written %s', async (path) => {
    const port = await start('off', { login: 1 });
    expect(await statuses(2, () => ask(port, path))).toEqual([200, 429]);
    expect((await ask(port, path, { 'content-length': '20000', expect: '100-continue' })).status).toBe(413);
  });

  it.each([
    ['/cms/api/users/login', 411],
    ['/admin/password/save', 411],
    ['/cms/api/media', 200],
    ['/api/v1/news-list', 200],
  ])('%s: a body of a length that is not told: %d', async (path, status) => {
    const port = await start('off');
    const answer = await ask(port, path, { 'transfer-encoding': 'chunked' });
    expect(answer.status).toBe(status);
  });

  it('counts whom the site names, and not the site itself', async () => {
    const port = await start('127.0.0.1', { api: 1 });
    const call = (client?: string) =>
      ask(port, '/api/v1/news-list', client === undefined ? {} : { 'x-forwarded-for': client });
    expect(await statuses(3, () => call())).toEqual([200, 200, 200]);
    expect(await statuses(2, () => call('203.0.113.1'))).toEqual([200, 429]);
    expect((await call('203.0.113.2')).text).toBe('203.0.113.2');
    expect(JSON.parse((await call('203.0.113.1')).text)).toMatchObject({ code: 429 });
  });

  it('passes the client address that counts to the routes', async () => {
    const port = await start('off');
    expect((await ask(port, '/admin', { 'x-forwarded-for': '203.0.113.1' }, 'GET')).text).toBe('127.0.0.1');
  });

  it.each([
    ['/api/v1/news-list', 16 * 1024 + 1, 413],
    ['/cms/api/users/login', 16 * 1024 + 1, 413],
    ['/cms/api/media', 300 * 1024 * 1024, 413],
    ['/admin', 9 * 1024 * 1024, 413],
  ])('%s: a body of %d bytes is refused before it comes', async (path, length, status) => {
    const port = await start('off');
    const answer = await ask(port, path, { 'content-length': String(length), expect: '100-continue' });
    expect([answer.status, answer.headers.connection, answer.isInvited]).toEqual([status, 'close', false]);
  });

  it('sends the length of a file that Next would not send, under its own name', async () => {
    const port = await start('off', {}, (_, response) => {
      response.setHeader(LENGTH_HEADER, '4');
      response.write('fi');
      response.end('le');
    });
    const { headers, text } = await ask(port, '/media/a.pdf', {}, 'GET');
    expect([headers['content-length'], headers['transfer-encoding'], headers[LENGTH_HEADER], text]).toEqual([
      '4',
      undefined,
      undefined,
      'file',
    ]);
  });

  it('bounds the time of a header and the number of connections', async () => {
    await start('off');
    expect([server.headersTimeout, server.timeout, server.maxConnections]).toEqual([10_000, 120_000, 2000]);
  });

  it('answers an upgrade like any other request, and an answer that fails with 500', async () => {
    const port = await start('off', {}, (request, response) => {
      if (request.url === '/fails') throw new Error('it fails');
      response.end('answered');
    });
    // As Next does with the first request.
    server.on('upgrade', (_, socket) => socket.destroy());
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
    expect(await ask(port, '/admin', upgrade, 'GET')).toMatchObject({ status: 200, text: 'answered' });
    expect((await ask(port, '/fails')).status).toBe(500);
  });
});
