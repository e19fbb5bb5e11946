/** Responses over real HTTP: encodings, tags, parts. */
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EncodedResponse } from '../src/encoded-response.ts';
import { contentHash } from '../src/entity-tag.ts';

const text = Array.from({ length: 1500 }, (_, at) => (at * 7919) % 97).join();
const folder = mkdtempSync(join(tmpdir(), 'encoded-'));
const file = join(folder, 'file.js');
writeFileSync(file, text);
writeFileSync(`${file}.br`, brotliCompressSync(text));

const fileContent = (path: string, length: number) => ({
  length,
  open: (range?: { first: number; last: number }) =>
    createReadStream(path, range && { start: range.first, end: range.last }),
});
const responses: Record<string, EncodedResponse> = {
  '/page': EncodedResponse.of(200, { 'Content-Type': 'text/html', Vary: 'Cookie' }, Buffer.from(text)),
  '/short': EncodedResponse.of(200, {}, Buffer.from('short')),
  '/absent': EncodedResponse.of(404, {}, Buffer.from(text)),
  '/file': new EncodedResponse({
    status: 200,
    headers: { 'Content-Type': 'text/javascript' },
    hash: contentHash(text),
    identity: fileContent(file, text.length),
    encodings: ['br'],
    encode: () => fileContent(`${file}.br`, brotliCompressSync(text).length),
    hasRanges: true,
  }),
  '/vanished': new EncodedResponse({
    status: 200,
    headers: {},
    hash: 'none',
    identity: fileContent(join(folder, 'none'), 10),
    encodings: [],
    encode: () => fileContent('', 0),
  }),
};
const server = createServer((request, response) => {
  void responses[request.url ?? '']?.send(request, response, ['X-Own', '1']);
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { 'content-encoding': encoding } = response.headers;
        const isEncoded = bytes.length > 0 && encoding !== undefined;
        const read = isEncoded ? (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)) : bytes;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read.toString() });
      });
    }).on('error', reject);
  });

describe.each(['/page', '/file'])('%s', (path) => {
  const encodings = path === '/page' ? ['identity', 'br', 'gzip'] : ['identity', 'br'];

  test('has one strong tag for each encoding, and 304 for each of them', async () => {
    const answers = await Promise.all(encodings.map((encoding) => ask(path, { 'Accept-Encoding': encoding })));
    expect(answers.map((answer) => answer.text)).toEqual(encodings.map(() => text));
    expect(answers.map(({ headers }) => headers['content-encoding'] ?? 'identity')).toEqual(encodings);
    const tags = answers.map(({ headers }) => String(headers.etag));
    expect(tags).toEqual(encodings.map((name) => `"${contentHash(text)}${name === 'identity' ? '' : `-${name}`}"`));
    for (const tag of [...tags, ...tags.map((one) => `"x", W/${one}`), '*']) {
      const again = await ask(path, { 'If-None-Match': tag, 'Accept-Encoding': 'br' });
      expect([tag, again.status, again.text, again.headers['x-own']]).toEqual([tag, 304, '', '1']);
      expect(again.headers.vary).toContain('Accept-Encoding');
    }
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('HEAD has the length without the body', async () => {
    const { status, headers, text: body } = await ask(path, {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, String(text.length), '']);
  });
});

test('what varies otherwise varies by encoding, too; short text is sent as it is; an absence is never 304', async () => {
  expect((await ask('/page')).headers.vary).toBe('Cookie, Accept-Encoding');
  const short = await ask('/short', { 'Accept-Encoding': 'br' });
  expect([short.headers['content-encoding'], short.headers.vary]).toEqual([undefined, undefined]);
  expect((await ask('/absent', { 'If-None-Match': '*' })).status).toBe(404);
});

test('ranges of a file are of its identity encoding, while it is unchanged', async () => {
  const tag = `"${contentHash(text)}"`;
  const part = await ask('/file', { Range: 'bytes=5-8', 'Accept-Encoding': 'br', 'If-Range': tag });
  expect([part.status, part.text, part.headers['content-range'], part.headers.etag]).toEqual([
    206,
    text.slice(5, 9),
    `bytes 5-8/${text.length}`,
    tag,
  ]);
  expect((await ask('/file', { Range: 'bytes=-3' })).text).toBe(text.slice(-3));
  const beyond = await ask('/file', { Range: `bytes=${text.length}-` });
  expect([beyond.status, beyond.headers['content-range'], beyond.text]).toEqual([416, `bytes */${text.length}`, '']);
  for (const other of ['"older"', `W/${tag}`]) {
    expect((await ask('/file', { Range: 'bytes=0-3', 'If-Range': other })).text).toBe(text);
  }
  expect((await ask('/page', { Range: 'bytes=0-3' })).status).toBe(200);
});

test('a file that has vanished ends only the connection', async () => {
  await expect(ask('/vanished')).rejects.toThrow(/aborted|hang up/);
  expect((await ask('/short')).text).toBe('short');
});

test('memory: no block of 64 KB is held for a piece of it, and no more than is counted', async () => {
  const own = EncodedResponse.of(200, {}, Buffer.from(text));
  const held: Buffer[] = [];
  const response = { writeHead: () => response, end: (bytes: Buffer) => held.push(bytes) } as unknown as ServerResponse;
  for (const encoding of ['identity', 'br', 'gzip'])
    await own.send({ headers: { 'accept-encoding': encoding } }, response);
  for (const bytes of held) expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(own.size).toBeGreaterThan(held.reduce((sum, { length }) => sum + length, 0));
});
