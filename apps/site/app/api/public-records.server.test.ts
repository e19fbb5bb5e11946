import type { Api } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import { expect, test } from 'vitest';
import { feedScreens } from '../model/feed/feed-path.ts';
import { recordScreens } from '../model/feed/sitemap.ts';
import type { Screen } from '../screens/define-screen.ts';
import { definitionAt } from '../screens/screen-at.server.ts';
import { readRecords, walkRecords } from './public-records.server.ts';

const news = definitionAt('/news/comprehensive') as Screen;

/** An API over a list of `total` articles that tells which pages were asked for, and how many at a time. */
const createApi = (total: number, shift: (page: number) => number = () => 0) => {
  const asked: number[] = [];
  let open = 0;
  let most = 0;
  const api = (async (_: unknown, request: { page: number; limit: number; type: string }) => {
    asked.push(request.page);
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    const from = (request.page - 1) * request.limit - shift(request.page);
    const count = Math.max(0, Math.min(request.limit, total - from));
    const list = Array.from({ length: count }, (__, at) => ({ id: from + at + 1, title: '甲', summary: request.type }));
    return { list, total };
  }) as unknown as Api;
  return { api, asked, most: () => most };
};

const idsOf = async (api: Api, stretch: { from: number; count: number }): Promise<number[]> => {
  const ids: number[] = [];
  for await (const records of walkRecords(api, news, stretch)) ids.push(...records.map(({ id }) => id));
  return ids;
};

test('a list is asked for with the fixed fields of its screen', async () => {
  const { records, total } = await readRecords(createApi(3).api, news, { page: 1, limit: 2 });
  expect([records.map(({ description }) => description), total]).toEqual([['comprehensive', 'comprehensive'], 3]);
});

test('a list beyond one answer is walked page by page, four calls at a time', async () => {
  const { api, asked, most } = createApi(730);
  expect(await idsOf(api, { from: 0, count: 10_000 })).toEqual(Array.from({ length: 730 }, (_, at) => at + 1));
  expect(asked).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  expect(most()).toBe(4);
});

test('a stretch ends where it ends, and starts where it starts', async () => {
  const { api, asked } = createApi(1000);
  expect((await idsOf(api, { from: 500, count: 100 })).map((id) => id - 500)).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
  expect(asked).toEqual([11, 12]);
});

test('a record that moves to the next page meanwhile is given once', async () => {
  const ids = await idsOf(createApi(120, (page) => (page > 1 ? 1 : 0)).api, { from: 0, count: 10_000 });
  expect(new Set(ids).size).toBe(ids.length);
});

test('every list with a feed or a sitemap can be read', async () => {
  const { api } = createApi(0);
  for (const { path } of [...feedScreens.values(), ...recordScreens.values()]) {
    const screen = definitionAt(path) as Screen;
    expect(await readRecords(api, screen, { page: 1, limit: 1 })).toEqual({ records: [], total: 0 });
  }
});

test('a content server that is down is a ContentError, and another screen none', async () => {
  const api = (() => Promise.reject(new ContentError('坏', { kind: 'network', url: '' }))) as unknown as Api;
  await expect(readRecords(api, news, { page: 1, limit: 1 })).rejects.toBeInstanceOf(ContentError);
  expect(() => readRecords(api, definitionAt('/home') as Screen, { page: 1, limit: 1 })).toThrow('/home');
});
