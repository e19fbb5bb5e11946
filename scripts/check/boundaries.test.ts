import { expect, test } from 'vitest';
import { findBoundaryFaults, findLayerCycles, listImports, withImportTable } from './boundaries.ts';

test('reads static, type, re-exporting, side-effect and dynamic imports, and no comments', () => {
  const source = `
import { a } from './a.ts';
import type { B } from 'b';
export { c } from '@x/c/deep';
import './d.css';
const e = await import('./e.ts');
// import { f } from 'f';
/* import 'g'; */
import {
  h,
} from 'node:h';
`;
  expect(listImports(source).map(({ specifier }) => specifier)).toEqual([
    './a.ts',
    'b',
    '@x/c/deep',
    './d.css',
    './e.ts',
    'node:h',
  ]);
  expect(listImports(source)[1]?.isType).toBe(true);
});

test.each([
  ['packages/contract/src/news.ts', "import * as z from 'zod/mini';", 0],
  ['packages/contract/src/news.ts', "import { useState } from 'react';", 1],
  ['packages/contract/src/news.ts', "import { readFile } from 'node:fs';", 1],
  ['packages/contract/src/testing.ts', "import { createServer } from 'node:http';", 0],
  ['apps/site/app/model/news/news.ts', "import type { NewsItem } from '@yunxia/contract/news';", 0],
  ['apps/site/app/model/news/news.ts', "import { useState } from 'react';", 1],
  ['apps/site/app/model/news/news.ts', "import { NewsRow } from '../../components/news-row/news-row.tsx';", 1],
  ['apps/site/app/components/tabs/tabs.tsx', "import { Header } from '../../shell/header.tsx';", 1],
  ['apps/site/app/routes/news/important.tsx', "import { createClient } from '@yunxia/contract/client';", 1],
  ['apps/site/app/routes/news/important.tsx', "import type { Api } from '@yunxia/contract/client';", 0],
  ['apps/site/app/routes/news/important.screen.ts', "load: () => import('./load-news.ts')", 0],
  ['apps/site/app/routes/news/important.screen.ts', "import { load } from './load-news.ts';", 1],
  ['apps/site/app/routes/news/important.screen.ts', "import { toNewsRow } from '../../model/news.ts';", 1],
  ['apps/site/server/main.ts', "import { Header } from '../app/shell/header.tsx';", 1],
  ['apps/site/server/main.ts', "import payload from 'payload';", 1],
  ['apps/content/src/api/v1/news.ts', "import { Link } from 'react-router';", 1],
  ['apps/content/src/api/v1/news.ts', "import { home } from '../../../../site/app/site-map.ts';", 1],
  ['apps/content/src/api/v1/news.ts', "import { newsList } from '@yunxia/contract/news';", 0],
])('%s: %s → %d faults', (path, source, faults) => {
  expect(findBoundaryFaults(path, source)).toHaveLength(faults);
});

test('no layer imports itself through others', () => {
  expect(findLayerCycles()).toEqual([]);
});

test('the table stands between its marks, and what is around it stays', () => {
  const page = withImportTable('# A\n\n<!-- imports -->\nold\n<!-- /imports -->\n\nmore\n');
  expect(page).toMatch(/^# A\n\n<!-- imports -->\n\n\| layer +\| may import/);
  expect(page).toMatch(/\| site model +\| contract, site map +\|/);
  expect(page.endsWith('<!-- /imports -->\n\nmore\n')).toBe(true);
  expect(page).not.toContain('old');
  expect(() => withImportTable('# A')).toThrow();
});
