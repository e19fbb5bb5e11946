import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { keptNames, trimmedReactDom } from './react-trims.ts';
import { trimmedRouter } from './router-trims.ts';
import { trimSource } from './trim-package.ts';

const { resolve } = createRequire(import.meta.url);
const folders = {
  reactDom: join(dirname(resolve('react-dom/package.json')), 'cjs'),
  router: join(dirname(resolve('react-router/package.json')), 'dist/production/lib'),
};
const client = 'react-dom-client.production.js';
const source = readFileSync(join(folders.reactDom, client), 'utf8');

const app = join(import.meta.dirname, '../app');
const screens = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] }).map((file) => ({
  file,
  text: readFileSync(join(app, file), 'utf8'),
}));
const filesWith = (pattern: RegExp) => screens.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('what the browser’s build leaves out', () => {
  it('is found in the installed versions, and the rest can be read', () => {
    const trimmed = trimSource(source, client, trimmedReactDom);
    expect(trimmed.length).toBeLessThan(source.length);
    expect(() => new Script(trimmed)).not.toThrow();
    for (const file of new Set(trimmedRouter.trims.map((trim) => trim.file))) {
      const code = readFileSync(join(folders.router, file), 'utf8');
      expect(trimSource(code, file, trimmedRouter)).not.toBe(code);
    }
  });

  it('stops the build when a text is no longer there', () => {
    expect(() => trimSource('function other() {}', client, trimmedReactDom)).toThrow(/has changed/);
  });

  it('names no attribute that the site writes', () => {
    const [, list = ''] = /var aliases = new Map\(\[([\s\S]*?)\n {2}\]\)/.exec(source) ?? [];
    const names = [...list.matchAll(/\["(\w+)"/g)].map(([, name]) => name ?? '');
    expect(names).toEqual(expect.arrayContaining(keptNames));
    const left = names.filter((name) => !keptNames.includes(name));
    expect(left.length).toBeGreaterThan(50);
    expect(filesWith(new RegExp(`\\b(${left.join('|')})=`))).toEqual([]);
  });

  it.each([
    ['style attributes', /\bstyle=\{/],
    ['form actions', /\b(action|formAction)=\{(async )?\(/],
    ['events that nothing sends', /\bonBeforeInput=|<(input|textarea)[^>]*\bonSelect=/],
    ['style sheets of React’s own', /\bprecedence=/],
    ['references to fragments', /<Fragment[^>]*\bref=/],
    ['custom elements', /<[a-z]+-[a-z-]+[\s>]/],
  ])('is not used: %s', (_, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });
});
