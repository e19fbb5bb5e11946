import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { richText, startTestContent, type TestContent } from '../api/v1/test-content.ts';
import { runStatement } from './search-database.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
}, 60_000);
afterAll(() => content.close());

const find = (expression: string, from: string) =>
  runStatement(content.payload, sql`select rowid as id from ${sql.raw(from)}(${expression}) order by rowid`);

const asked = ['"停电"', '"停电 电通 通知"', '"kv"', '"~~tdtz" *', '"c" + "+" + "+"', '"正文"', '"停-2026"'];

it('titles and names stand in a table of their own as they stand in the index', async () => {
  const create = (title: string, rest: object = {}) =>
    content.create('news', { type: 'important', title, publishedAt: '2024-12-01T00:00:00.000Z', ...rest });
  await create('停电通知', { content: richText('正文') });
  await create('10kV线路停电', { content: richText('停电通知的正文') });
  await create('C++ 与 a"b', { content: richText('停电') });
  const gone = await create('停电又来电');
  await content.payload.update({ collection: 'news', id: gone, data: { withdrawn: true } });
  const found = await Promise.all(asked.map((expression) => find(expression, 'search_names')));
  const wanted = await Promise.all(asked.map((expression) => find(`{title head} : (${expression})`, 'search_terms')));
  expect(found).toEqual(wanted);
  expect(found.map((rows) => rows.length)).toEqual([2, 1, 1, 1, 1, 0, 0]);
});
