// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true}}
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { preloadHelperSource } from './repeated-styles.ts';

type Preload = (run: () => unknown, files?: readonly string[]) => Promise<unknown>;
const load = async (): Promise<Preload> => {
  const url = `data:text/javascript,${encodeURIComponent(preloadHelperSource)}`;
  return ((await import(/* @vite-ignore */ url)) as { __vitePreload: Preload }).__vitePreload;
};
const sheets = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll('link');

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/frame-1.css#">';
});

test('a chunk asks for no style sheet that the page has, with # behind its address or without', async () => {
  const preload = await load();
  expect(await preload(() => 'chunk', ['assets/frame-1.css', 'assets/chunk.js'])).toBe('chunk');
  expect(sheets()).toHaveLength(1);
  expect(await preload(() => 'chunk')).toBe('chunk');
});

test.each(['load', 'error'])('it waits for one that the page does not have, up to its %s', async (end) => {
  const preload = await load();
  const run = vi.fn(() => 'chunk');
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const loading = preload(run, ['assets/frame-1.css', 'assets/chunk-2.css']);
  const [link] = append.mock.calls[0] as [HTMLLinkElement];
  append.mockRestore();
  expect([link.getAttribute('href'), run.mock.calls.length]).toEqual(['/assets/chunk-2.css', 0]);
  link.dispatchEvent(new Event(end));
  expect(await loading).toBe('chunk');
});

test('React Router still writes # behind such addresses: when it no longer does, this fix can go', () => {
  const root = dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json'));
  // oxlint-disable-next-line no-template-curly-in-string -- text of its source
  expect(readFileSync(join(root, 'dist/vite.js'), 'utf8')).toContain('`${publicHref}#`');
});
