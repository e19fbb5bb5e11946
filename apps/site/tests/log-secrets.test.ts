/** The built site is made to fail in every way at hand; of no secret is there a trace in what it prints. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

const PASSWORD = 'Schleuse-7-offen-um-neun';
const PUBLISH_SECRET = 'publish-secret-of-thirty-two-letters';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MSwiZW1haWwiOiJhIn0.c2lnbmF0dXJlLW9mLXRoZS10ZXN0';

/** How the content server fails; each of its answers quotes secrets. */
const failures: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a fault that quotes a password': (response) => response.writeHead(500).end(`password=${PASSWORD} ${TOKEN}`),
  'an answer that is no JSON': (response) => response.end(`{"secret":"${PASSWORD}`),
  'an answer that does not fit': (response) =>
    response.end(JSON.stringify({ code: 0, msg: '', list: PASSWORD, info: TOKEN })),
  'a refusal in its own words': (response) => response.end(JSON.stringify({ code: 7, msg: `token: ${TOKEN}` })),
  'an answer that is cut off': (response) => {
    response.writeHead(200, { 'content-length': '9999' });
    response.write(PASSWORD);
    setTimeout(() => response.destroy(), 20);
  },
  'a connection that is closed': (response) => response.destroy(),
};
const paths = [
  '/home',
  '/news/important',
  `/search?key=${PASSWORD}`,
  `/details?id=1&token=${TOKEN}`,
  `/${PASSWORD.toLowerCase()}?a=${TOKEN}`,
];

let fail = failures['a connection that is closed'];
let content: Server;
let site: BuiltSite;

beforeAll(async () => {
  content = createServer((request, response) => {
    request.resume();
    fail?.(response);
  });
  await once(content.listen(0, '127.0.0.1'), 'listening');
  const { port } = content.address() as AddressInfo;
  site = await startBuiltSite(`http://yunxia:${PASSWORD}@127.0.0.1:${port}`, {
    LOG_LEVEL: 'info',
    PUBLISH_SECRET,
    REDIS_URL: `redis://yunxia:${PASSWORD}@127.0.0.1:9/0`,
    CACHE_SECONDS: '1',
  });
});
afterAll(async () => {
  await site.stop();
  content.close();
  content.closeAllConnections();
});

test('names no secret, in lines of JSON that have a time, a level and a message, however content fails', async () => {
  const headers = { cookie: `payload-token=${TOKEN}`, authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': PASSWORD };
  for (const way of Object.values(failures)) {
    fail = way;
    for (const path of paths) await (await fetch(`${site.origin}${path}`, { headers, redirect: 'manual' })).text();
    for (const name of ['news-list', 'search-list', 'nowhere']) {
      const body = `{"password":"${PASSWORD}"`;
      await fetch(`${site.origin}/api/v1/${name}?token=${TOKEN}`, { method: 'POST', headers, body }).catch(
        () => undefined,
      );
    }
    await fetch(`${site.origin}/media/${PASSWORD}.pdf`, { headers })
      .then((answer) => answer.text())
      .catch(() => undefined);
  }
  await expect.poll(() => site.output()).toContain('redis is down');
  const lines = site.output().trim().split('\n');
  // what a visitor typed as a path is a path; everything else of his, and every secret of ours, is left out
  const told = lines.filter((line) =>
    [PASSWORD, TOKEN, TOKEN.split('.')[2] ?? '', PUBLISH_SECRET].some((word) => line.includes(word)),
  );
  expect(told.filter((line) => !line.includes(`"path":"/media/${PASSWORD}.pdf"`))).toEqual([]);
  const read = lines.map((line): Record<string, unknown> => {
    try {
      return JSON.parse(line) as Record<string, unknown>;
    } catch {
      return { line };
    }
  });
  expect(read.filter(({ time, level, msg }) => !time || !level || !msg)).toEqual([]);
  const aside = /^网站已启动|^redis |^content |^changes |^warning of Node/;
  expect(read.filter(({ msg, requestId }) => !requestId && !aside.test(String(msg)))).toEqual([]);
});

test.each([
  ['CONTENT_URL', `http://yunxia:${PASSWORD}@a b`],
  ['REDIS_URL', `http://yunxia:${PASSWORD}@127.0.0.1`],
  ['PUBLISH_SECRET', 'short-but-secret'],
  ['SITE_URL', `ftp://yunxia:${PASSWORD}@127.0.0.1`],
])('a start that fails for %s tells no secret', async (name, value) => {
  const failed = await startBuiltSite('http://127.0.0.1:9', { [name]: value }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(failed).toContain(name);
  expect(failed).not.toContain(PASSWORD);
  expect(failed).not.toContain('short-but-secret');
});
