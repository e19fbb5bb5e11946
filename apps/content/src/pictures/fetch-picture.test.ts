import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInnerAddress } from '../outbound/inner-address.ts';
import { fetchPicture, type FetchOptions } from './fetch-picture.ts';

const URL_OF_PICTURE = 'http://mmbiz.qpic.cn/a/640';
let server: Server;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked.push(`${headers.host} ${url}`);
    const to = /^\/to\/(.+)$/.exec(url ?? '')?.[1];
    if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else if (url === '/text') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else if (url === '/gone') response.writeHead(404).end();
    else if (url === '/large') {
      response.writeHead(200, { 'content-type': 'image/png' });
      const more = (): void => {
        while (response.write(Buffer.alloc(1024 * 1024)));
      };
      response.on('drain', more);
      more();
    } else response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends to the server of the test what would go to the address that was checked. */
const options = (resolved: Record<string, string> = {}): FetchOptions => ({
  resolve: async (host) => [{ address: resolved[host] ?? '127.0.0.1', family: 4 }],
  isInner: (address) => address !== '127.0.0.1' && isInnerAddress(address),
  request: ((url: URL, given: object, back: never) => {
    const { port } = server.address() as AddressInfo;
    return request({ ...given, agent: undefined, host: url.hostname, port, path: url.pathname }, back);
  }) as never,
});
const refusalOf = (url: string, given = options()): Promise<string> =>
  fetchPicture(url, given).then(
    () => '',
    (error: Error) => error.message,
  );

it('fetches a picture of WeChat, over redirects between its hosts', async () => {
  expect(String(await fetchPicture(URL_OF_PICTURE, options()))).toBe('picture');
  const to = encodeURIComponent('https://mmbiz.qlogo.cn/b');
  expect(String(await fetchPicture(`https://mmbiz.qpic.cn/to/${to}`, options()))).toBe('picture');
});

it.each([
  'https://evil.example/a.png',
  'https://mmbiz.qpic.cn.evil.example/a',
  'https://mmbiz.qpic.cn@evil.example/a',
  'https://user@mmbiz.qpic.cn/a',
  'https://mmbiz.qpic.cn:8443/a',
  'file:///etc/passwd',
  'https://127.0.0.1/a',
  'no url',
])('asks nobody for %s', async (url) => {
  asked = [];
  expect(await refusalOf(url)).toContain('只能取回微信公众号的图片');
  expect(asked).toEqual([]);
});

it.each([
  '10.0.0.1',
  '127.0.0.2',
  '169.254.169.254',
  '192.168.1.1',
  '172.31.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
])('connects to nothing within: %s', async (address) => {
  asked = [];
  expect(await refusalOf(URL_OF_PICTURE, options({ 'mmbiz.qpic.cn': address }))).toContain('指向内部网络');
  expect(asked).toEqual([]);
});

it.each(['::1', '::', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1', '64:ff9b::7f00:1', '2002:7f00:1::'])(
  'knows %s for an inner address',
  (address) => expect(isInnerAddress(address)).toBe(true),
);

it.each(['8.8.8.8', '113.96.0.1', '240e::1', '2408:8000::1'])('knows %s for a public one', (address) =>
  expect(isInnerAddress(address)).toBe(false),
);

it('checks each redirect: its host, and where its name leads', async () => {
  const via = (url: string): string => `https://mmbiz.qpic.cn/to/${encodeURIComponent(url)}`;
  expect(await refusalOf(via('http://127.0.0.1/'))).toContain('只能取回微信公众号的图片');
  expect(await refusalOf(via('https://mmbiz.qlogo.cn/'), options({ 'mmbiz.qlogo.cn': '10.0.0.1' }))).toContain(
    '内部网络',
  );
  expect(await refusalOf(via(via(via(via(via(URL_OF_PICTURE))))))).toContain('转来转去');
});

it('says what is no picture, gone or too large', async () => {
  expect(await refusalOf('https://mmbiz.qpic.cn/text')).toContain('不是图片');
  expect(await refusalOf('https://mmbiz.qpic.cn/gone')).toContain('可能已被删除');
  expect(await refusalOf('https://mmbiz.qpic.cn/large')).toContain('超过 20 MB');
});
