import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROUTE_MODULES, routeModulesSource } from './missing-route-module.ts';

type Load = (route: { id: string; module: string }, cache: Record<string, object>) => Promise<Record<string, unknown>>;

const router = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
const toUrl = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const loadOf = async (url: string): Promise<Load> =>
  ((await import(/* @vite-ignore */ url)) as { loadRouteModule: Load }).loadRouteModule;
const missing = { id: 'news', module: 'file:///nowhere/news.js' };

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('window', { location: { reload } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('a route module that cannot be fetched is a loader that fails', async () => {
  const load = await loadOf(toUrl(routeModulesSource));
  const cache = {};
  const { clientLoader } = await load(missing, cache);
  expect(clientLoader).toThrow(/nowhere/);
  expect([reload.mock.calls.length, cache]).toEqual([0, {}]);
});

test('one that is there is fetched once', async () => {
  const load = await loadOf(toUrl(routeModulesSource));
  const cache: Record<string, object> = {};
  const module = await load({ id: 'news', module: toUrl('export const handle = 1;') }, cache);
  expect([module['handle'], cache['news']]).toEqual([1, module]);
  expect(await load({ ...missing, id: 'news' }, cache)).toBe(module);
});

test('React Router still loads the page again that is being left: when it no longer does, this fix can go', async () => {
  const load = await loadOf(pathToFileURL(join(router, ROUTE_MODULES)).href);
  void load(missing, {});
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('React Router’s module has no other export', () => {
  const source = readFileSync(join(router, ROUTE_MODULES), 'utf8');
  expect(source.match(/^export .*$/gm)).toEqual(['export { loadRouteModule };']);
});
