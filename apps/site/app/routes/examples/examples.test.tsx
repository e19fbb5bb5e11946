/** Renders every example on the server, as the first page of a visit is rendered. */
import { readExample } from '@yunxia/contract/examples';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { HtmlValidate } from 'html-validate';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod/mini';
import { ArticleListExamples } from '../../components/article-list/article-list.examples.tsx';
import { NewsRowExamples } from '../../components/news-row/news-row.examples.tsx';
import { PaginationExamples } from '../../components/pagination/pagination.examples.tsx';

const examples = Object.values(
  import.meta.glob<Record<string, ComponentType>>(['../../components/**/*.examples.tsx', '../*/*.examples.tsx'], {
    eager: true,
  }),
).flatMap((module) => Object.entries(module));

/** Source text of the components, by path. */
const sources = import.meta.glob<string>('../../components/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const root = {
  siteInfo: z.parse(siteInfoSchema, readExample('site-info', 'info')['info']),
  disclosurePdf: null,
  isOfflineOn: false,
  degraded: null,
  origin: 'https://www.example.cn',
};

const render = (Example: ComponentType): string => {
  const routes = [{ id: 'root', path: '*', element: <Example />, loader: () => root }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/examples'],
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // A part of a page has not the headings above it.
  rules: { 'heading-level': 'off' },
});

describe('examples', () => {
  let warnings: MockInstance;
  beforeEach(() => {
    warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => warnings.mockRestore());

  it.each(examples)('%s: rendered without a warning, as valid HTML', async (_name, Example) => {
    const html = render(Example);
    expect(html).not.toBe('');
    expect(warnings.mock.calls).toEqual([]);
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, column }) => `${ruleId}: ${message} in ${html.slice(column - 1, column + 120)}`),
    );
    expect(faults).toEqual([]);
  });
});

it('every component has an example that draws it', () => {
  const drawn = new Set<string>();
  const follow = (path: string): void => {
    if (drawn.has(path)) return;
    drawn.add(path);
    for (const [, to = ''] of (sources[path] ?? '').matchAll(/from '(\.[^']+\.tsx)'/g)) {
      follow(new URL(to, new URL(path, 'file:///a/b/c/')).pathname.replace('/a/', '../../'));
    }
  };
  for (const path of Object.keys(sources)) if (path.endsWith('.examples.tsx')) follow(path);
  expect(Object.keys(sources).filter((path) => !path.endsWith('.test.tsx') && !drawn.has(path))).toEqual([]);
});

/** What stands in the rows of a list. */
const rows = (html: string): string[] => html.split(/<li[ >]/).slice(1);

it('a list marks the stories that are on top, and no others', () => {
  const marked = rows(render(ArticleListExamples)).map((row) => row.includes('>置顶<'));
  expect(marked).toEqual([true, false]);
});

it('a row shows the summary of its story in words, where there is one', () => {
  const [full = '', bare = ''] = rows(render(NewsRowExamples));
  expect(full.replaceAll(/<[^>]*>/g, '')).toContain('会议要求统筹来水与负荷，落实机组检修、线路巡视与应急值守责任');
  // Beside the title: the summary and the day; the day alone.
  expect([full, bare].map((row) => row.split(/<p[ >]/).length - 1)).toEqual([2, 1]);
});

it('every page of a list but the last leads to the next one', () => {
  const next = [...render(PaginationExamples).matchAll(/<a [^>]*>/g)].flatMap(([link]) =>
    link.includes('aria-label="下一页"') ? [/href="([^"]*)"/.exec(link)?.[1]] : [],
  );
  // The first, the eleventh and the last of 22 pages; the one page of a short list.
  expect(next).toEqual(['/examples?page=2', '/examples?page=12']);
});
