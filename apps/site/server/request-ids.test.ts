/** One id names a request in the logs of both servers, whatever the site asks the content server for. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseProxyTrust, TRUST_NOBODY } from '@yunxia/http/client-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiProxy } from './http/api-proxy.ts';
import { ContentStatus } from './cache/content-status.ts';
import { ContentAnswers } from './cache/content-answers.ts';
import { createLifetimes } from './cache/lifetimes.ts';
import { Readiness } from './healthz.ts';
import { CachedPages } from './cache/cached-pages.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { createPages } from './pages.ts';
import type { PageHandler } from './rendering.ts';
import { createSiteServer } from './site-server.ts';
import { createUpstream } from './http/upstream.ts';

/** What the content server was sent. */
const asked = new Map<string, IncomingHttpHeaders>();
const content = createServer((request, response) => {
  asked.set(request.url ?? '', request.headers);
  response.setHeader('Content-Type', 'application/json');
  response.end('{"code":0,"msg":"","list":[]}');
});
let site: Server;
let origin: string;

const listen = async (server: Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const contentUrl = await listen(content);
  const upstream = createUpstream(contentUrl, 5000);
  const lifetimes = createLifetimes(60_000);
  const answers = new ContentAnswers({ upstream, contentStatus: new ContentStatus(), lifetimes, maxBytes: 1_000_000 });
  const render: PageHandler = async ({ url }, use) => {
    const name = new URL(url).searchParams.get('key') ?? 'history-list';
    await answers.fetchFor(use)(`${contentUrl}/api/v1/${name}`, { method: 'POST', body: '' });
    return new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } });
  };
  site = createSiteServer({
    proxy: createApiProxy(upstream, answers),
    readiness: new Readiness(contentUrl),
    limits: new RequestLimits({
      perMinute: 'off',
      trust: parseProxyTrust('127.0.0.1') ?? TRUST_NOBODY,
      siteInfoFile: '',
      isShared: false,
    }),
    assets: () => Promise.resolve(false),
    pages: createPages(render, ''),
    cachedPages: new CachedPages({
      render,
      lifetimes,
      maxBytes: 1_000_000,
      siteUrl: 'https://site.test',
      hosts: () => new Set(),
      siteInfoFile: '',
    }),
  });
  origin = await listen(site);
});
afterAll(() => {
  for (const server of [site, content]) {
    server.close();
    server.closeAllConnections();
  }
});

test.each([
  ['a page', '/entering_group/history', '/api/v1/history-list'],
  ['a page that is not kept', '/search?key=a-search', '/api/v1/a-search'],
  ['a call that is kept', '/api/v1/honor-list', '/api/v1/honor-list'],
  ['a call that goes through', '/api/v1/search-list?key=a', '/api/v1/search-list'],
  ['a file', '/media/a.pdf', '/media/a.pdf'],
])('%s', async (_, path, call) => {
  const headers = { 'X-Forwarded-For': '203.0.113.7', 'X-Request-Id': 'given-by-a-proxy' };
  const answer = await fetch(`${origin}${path}`, { headers });
  await answer.text();
  expect(answer.headers.get('X-Request-Id')).toBe('given-by-a-proxy');
  expect(asked.get(call)?.['x-request-id']).toBe('given-by-a-proxy');
});

test('an id of the site’s own as well', async () => {
  const answer = await fetch(`${origin}/media/b.pdf`);
  expect(asked.get('/media/b.pdf')?.['x-request-id']).toBe(answer.headers.get('X-Request-Id'));
});

test('the client is named where the answer is for it alone, and not where it is for everybody', () => {
  expect(
    ['/media/a.pdf', '/api/v1/search-list', '/api/v1/honor-list'].map((path) => asked.get(path)?.['x-forwarded-for']),
  ).toEqual(['203.0.113.7', '203.0.113.7', undefined]);
});
