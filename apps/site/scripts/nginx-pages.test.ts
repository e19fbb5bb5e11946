import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxPageFile } from './nginx-pages.ts';

const { file, text } = nginxPageFile();

test('the file is as the site map has it now', () => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

/** As nginx reads the map: names by themselves, then patterns. */
const entries = [...text.matchAll(/^ {2}"(.+)" "";$/gm)].map(([, entry = '']) => entry);
const isKnown = (url: string): boolean => {
  const asked = url.includes('?') ? url : `${url}?`;
  return entries.some((entry) => (entry.startsWith('~') ? new RegExp(entry.slice(1)).test(asked) : entry === asked));
};

test.each([
  ['/home', true],
  ['/home?utm_source=x', false],
  ['/home?q=x', false],
  ['/news/important?page=2&keyword=%E5%81%9C&year=', true],
  ['/news/important?page=2&junk=1', false],
  ['/news/important?pages=2', false],
  ['/news/important?page', false],
  ['/details?id=5', true],
  ['/pdf?file=%2Fmedia%2Fa.pdf', true],
  ['/search?key=x', false],
  ['/about', false],
  ['/news/important.data', false],
  ['/feeds/outages.rss', false],
])('%s may be cached: %s', (url, expected) => {
  expect(isKnown(url)).toBe(expected);
});
