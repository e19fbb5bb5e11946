import { expect, test } from 'vitest';
import { findStructureFaults } from './structure.ts';

const lines = (count: number, first = '') => `${first}${'\n'.repeat(count)}`;

test.each([
  ['apps/site/app/model/news/news.ts', 'export const a = 1;\n', 0],
  ['apps/site/app/utils/news.ts', '', 1],
  ['apps/site/app/model/helpers.ts', '', 1],
  ['apps/site/app/components/tabs/index.tsx', '', 1],
  ['apps/site/app/components/Tabs.tsx', '', 1],
  ['apps/site/app/model/long.ts', lines(400), 1],
  ['apps/site/app/model/fits.ts', lines(399), 0],
  ['apps/site/app/routes/news/important.tsx', lines(81, 'export async function load() {}'), 1],
  ['apps/site/app/routes/news/important.tsx', lines(80, 'export async function load() {}'), 0],
  ['apps/site/app/model/outage/outage.ts', 'const now = Date.now();', 1],
  ['apps/site/app/model/outage/outage.test.ts', 'const now = Date.now();', 0],
  ['apps/site/app/model/time.ts', 'format({ hour12: false })', 1],
  ['apps/site/app/components/tag/tag.tsx', '', 1],
  ['apps/site/app/components/tabs/tab-set.tsx', '', 0],
  ['docs/operations.md', 'cd /home/someone/site', 1],
  ['apps/site/app/routes/home.tsx', "link('/home'); to('/home?from=top')", 0],
  ['scripts/start.ts', `// ${'TO'}DO later`, 1],
  ['apps/site/app/model/news/news.test.ts', "test.only('x', () => {})", 1],
  ['README.md', 'see `apps/site/server/main.ts`', 1],
  ['README.md', 'see [the guide](docs/nowhere.md) and [the web](https://example.com)', 1],
])('%s with “%s” has %d faults', (path, text, count) => {
  expect(findStructureFaults([{ path, text }])).toHaveLength(count);
});

test('each decision has its number as heading, and is listed by its title', () => {
  const decision = { path: 'docs/decisions/0007-browser-cache.md', text: '# 7. Browser: a cache\n' };
  const list = { path: 'docs/decisions/README.md', text: '- [7. Browser: a cache](0007-browser-cache.md)\n' };
  expect(findStructureFaults([decision, list])).toEqual([]);
  expect(findStructureFaults([decision])).toHaveLength(1);
  expect(findStructureFaults([{ ...decision, text: '# 7. Another title\n' }, list])).toHaveLength(1);
  expect(findStructureFaults([{ ...decision, text: '# Browser: a cache\n' }, list])).toHaveLength(1);
});

test('a document links only to headings that there are', () => {
  const target = { path: 'docs/operations.md', text: '# Operations\n\n## Faults, and limits\n' };
  const link = (anchor: string) => ({ path: 'README.md', text: `[faults](docs/operations.md#${anchor})` });
  expect(findStructureFaults([target, link('faults-and-limits')])).toEqual([]);
  expect(findStructureFaults([target, link('limits')])).toHaveLength(1);
  expect(findStructureFaults([{ ...target, text: '[here](#nowhere)' }])).toHaveLength(1);
});

test('a document names only npm scripts that there are', () => {
  const manifest = { path: 'package.json', text: '{"scripts":{"sbom":"","test:long":""}}' };
  const document = { path: 'docs/testing.md', text: '`npm run test:long`, `npm run --silent sbom -- x.json`' };
  expect(findStructureFaults([manifest, document])).toEqual([]);
  expect(findStructureFaults([manifest, { ...document, text: 'npm run nowhere' }])).toHaveLength(1);
});

test('a document may name what exists, folders too', () => {
  const files = [
    { path: 'README.md', text: '[guide](docs/testing.md), [all](docs/), `scripts/run.mjs`' },
    { path: 'docs/testing.md', text: '[back](../README.md)' },
    { path: 'scripts/run.mjs', text: '' },
  ];
  expect(findStructureFaults(files)).toEqual([]);
});
