import { createElement } from 'react';
import {
  createRequestHandler,
  data,
  type EntryContext,
  Outlet,
  redirect,
  ServerRouter,
  useLoaderData,
  useLocation,
} from 'react-router';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { inventedBuild } from './invented-build.ts';
import { createScreenPages } from './screen-pages.server.ts';

const loadRoot = vi.fn(() => ({ name: '云峡' }));
const loadNews = vi.fn(({ url }: { url: URL }): unknown => ({ address: url.href }));
const seen: string[] = [];

function News() {
  if ((useLoaderData() as { isBroken?: boolean } | undefined)?.isBroken) throw new Error('a component throws');
  return createElement('p', null, JSON.stringify([useLocation(), useLoaderData()]));
}
const modules = {
  root: { default: () => createElement(Outlet), ErrorBoundary: () => 'root failed', loader: () => loadRoot() },
  layout: { default: () => createElement(Outlet), ErrorBoundary: () => 'page failed' },
  news: { default: News, loader: loadNews },
  headed: { default: () => 'headed', headers: { 'X-Own': '1' } },
  record: { default: () => 'record' },
  file: { loader: () => new Response('file') },
};
const routes = {
  root: { id: 'root', path: '', module: modules.root },
  layout: { id: 'layout', parentId: 'root', module: modules.layout },
  news: { id: 'news', parentId: 'layout', path: 'news/important', module: modules.news },
  headed: { id: 'headed', parentId: 'layout', path: 'headed', module: modules.headed },
  record: { id: 'record', parentId: 'layout', path: 'record/:id', module: modules.record },
  file: { id: 'file', parentId: 'root', path: 'file', module: modules.file },
};
const described = Object.entries(routes).map(([id, { module, ...route }]) => [
  id,
  { ...route, module: `/${id}.js`, hasLoader: 'loader' in module, imports: [], css: [] },
]);

const page = (context: EntryContext, url: string): string =>
  renderToString(createElement(ServerRouter, { context, url }));
const build = inventedBuild({
  entry: {
    module: {
      default: async (request: Request, status: number, headers: Headers, given: EntryContext) => {
        const { serverHandoffStream, ...context } = given;
        const line = await new Response(serverHandoffStream).text();
        seen.push('router');
        return new Response(page(context, request.url) + line + given.serverHandoffString, { status, headers });
      },
      handleError: () => undefined,
    },
  },
  routes,
  assets: { entry: { imports: [], module: '/entry.js' }, routes: Object.fromEntries(described), url: '', version: '' },
});

const answer = createScreenPages(build, async (request, context, line) => {
  seen.push('ours');
  return new Response(page(context, request.url) + line + context.serverHandoffString);
});
const routers = createRequestHandler(build, 'production');
const read = async (given: Response) => [given.status, given.headers.get('Location'), await given.text()] as const;
const ask = (path: string, init?: RequestInit): Request => new Request(`http://site.test${path}`, init);

beforeEach(() => {
  vi.clearAllMocks();
  seen.length = 0;
});

test.each([
  '/news/important',
  '/news/important?page=2&keyword=%20a+%E7%94%B5',
  '/news/important?a=%3Cb%3E&indexes=1&x#there',
])('%s is written by us, in the same bytes', async (path) => {
  const ours = await read(await answer(ask(path)));
  expect([seen, loadRoot.mock.calls.length, loadNews.mock.calls.length]).toEqual([['ours'], 1, 1]);
  expect(ours).toEqual(await read(await routers(ask(path))));
});

test.each([
  ...['/', '/NEWS/important', '/news/important/', '/record/1', '/headed', '/file', '/nope', '/news/important.data'],
  ...['/news/important?_routes=x&a=1', '/news/important?index&a=1', '/news/important?a=1&index=1'],
])('%s is the router’s', async (path) => {
  const ours = await read(await answer(ask(path)));
  expect(seen).not.toContain('ours');
  expect(ours).toEqual(await read(await routers(ask(path))));
});

test('so is what is no GET', async () => {
  for (const method of ['HEAD', 'POST']) await answer(ask('/news/important', { method }));
  expect(seen).not.toContain('ours');
});

const throwing = (thrown: unknown) => () => {
  throw thrown;
};
test.each([
  ['an absent record', throwing(data({ message: '' }, { status: 404 })), 1],
  ['a failure', throwing(new Error('no answer')), 1],
  ['a redirect', throwing(redirect('/news', 308)), 1],
  ['data with a status', () => data({ a: 1 }, { status: 203 }), 1],
  ['a component that throws', () => ({ isBroken: true }), 1],
])('%s is the router’s, without asking twice', async (_, load, times) => {
  loadNews.mockImplementation(load);
  const ours = await read(await answer(ask('/news/important')));
  expect([loadRoot.mock.calls.length, loadNews.mock.calls.length]).toEqual([times, times]);
  expect(ours).toEqual(await read(await routers(ask('/news/important'))));
  loadNews.mockReset();
});

test('loaders run at the same time', async () => {
  const order: string[] = [];
  loadNews.mockImplementation(async () => {
    order.push('news begins');
    await Promise.resolve();
    order.push('news ends');
    return {};
  });
  loadRoot.mockImplementation(() => {
    order.push('root begins');
    return { name: '' };
  });
  await answer(ask('/news/important'));
  expect(order).toEqual(['root begins', 'news begins', 'news ends']);
});
