/** The built site and clients that are slow: how long they hold a connection, and that they lose nothing of a file. */
import { readdirSync, readlinkSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

const TIMEOUT_MS = 500;
/** More than the buffers of both connections take. */
const FILE_BYTES = 96 * 1024 * 1024;

let content: Server;
let site: BuiltSite;
beforeAll(async () => {
  const piece = Buffer.alloc(64 * 1024, 7);
  content = createServer((request, response) => {
    if (request.url === '/media/whole.zip') {
      response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Length': FILE_BYTES });
      let left = FILE_BYTES;
      const send = (): void => {
        while (left > 0) {
          left -= piece.length;
          if (!response.write(piece)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    } else if (request.url === '/media/half.zip') {
      response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Length': 2 * piece.length });
      response.write(piece);
    } else response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"code":503,"msg":"服务不可用"}');
  });
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  site = await startBuiltSite(`http://127.0.0.1:${(content.address() as AddressInfo).port}`, {
    CONTENT_TIMEOUT_MS: String(TIMEOUT_MS),
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await site.stop();
  content.closeAllConnections();
  content.close();
});

describe('a file', () => {
  const open = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port: site.port, path, agent: false }, resolve).once('error', reject);
    });

  test('comes whole to a reader who pauses for longer than the content server may be silent', async () => {
    const answer = await open('/media/whole.zip');
    let size = 0;
    answer.on('data', (chunk: Buffer) => (size += chunk.length));
    const ended = new Promise<boolean>((resolve) => answer.once('close', () => resolve(answer.complete)));
    for (let pause = 0; pause < 2; pause += 1) {
      answer.pause();
      await wait(TIMEOUT_MS * 4);
      answer.resume();
      await new Promise((resolve) => answer.once('data', resolve));
    }
    expect([await ended, size]).toEqual([true, FILE_BYTES]);
  });

  test('that the content server stops sending breaks off, and does not look whole', async () => {
    const answer = await open('/media/half.zip');
    answer.on('error', () => undefined).resume();
    await new Promise((resolve) => answer.once('close', resolve));
    expect(answer.complete).toBe(false);
  });
});

/** Sockets that the site has open, as the system sees them. */
const openSockets = (): number => {
  const folder = `/proc/${site.pid}/fd`;
  const kinds = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      return '';
    }
  });
  return kinds.filter((kind) => kind.startsWith('socket:')).length;
};

describe.runIf(process.platform === 'linux')('a connection that an answer ends', () => {
  const long = 'a'.repeat(20_000);
  const requests: Readonly<Record<string, [status: number, bytes: string]>> = {
    'no HTTP at all': [400, 'hello\r\n\r\n'],
    'a URL that is too long': [414, `GET /home?${long} HTTP/1.1\r\nHost: a\r\n`],
    'a header that is too long': [431, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${long}\r\n`],
    'a body that is too long': [413, 'POST /api/v1/news-list HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n'],
    'an expectation': [417, 'POST /home HTTP/1.1\r\nHost: a\r\nExpect: magic\r\nContent-Length: 9999\r\n\r\n'],
    'a body that nobody wants': [405, 'POST /home HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
    'a header that never ends': [408, 'GET / HTTP/1.1\r\nHost: a\r\n'],
  };

  /** A client that goes on sending, byte by byte, and never ends its own side. */
  const hold = (bytes: string): { readonly answered: Promise<number>; readonly socket: Socket } => {
    const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write(bytes);
    const timer = setInterval(() => void socket.write('a'), 300);
    socket.once('close', () => clearInterval(timer));
    const answered = new Promise<number>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      const tell = (): void => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
      socket.once('end', tell).once('close', tell);
    });
    return { answered, socket };
  };

  test('is gone soon after it, however slowly its client goes on sending', async () => {
    await fetch(`${site.origin}/healthz`);
    const before = openSockets();
    const clients = Object.entries(requests).flatMap(([name, [status, bytes]]) =>
      Array.from({ length: 5 }, () => ({ name, status, ...hold(bytes) })),
    );
    for (const { name, status, answered } of clients) expect([name, await answered]).toEqual([name, status]);
    // the clients are still there, and would be for ever
    await expect.poll(openSockets, { timeout: 6_000 }).toBeLessThanOrEqual(before);
    for (const { socket } of clients) socket.destroy();
  });
});
