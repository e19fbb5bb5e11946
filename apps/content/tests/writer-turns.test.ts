/** Saves that meet: SQLite has one writer, and refuses another at once. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalPayload, openLocalPayload, refusalOf } from './local-payload.ts';

let local: LocalPayload;

beforeAll(async () => {
  local = await openLocalPayload();
});
afterAll(() => local.close());

const save = (title: string): Promise<unknown> =>
  local.payload.create({ collection: 'news', data: { title, type: 'important', _status: 'published' } });

it('many editors save in the same moment, and each is told that it is published', async () => {
  const refusals = await Promise.all(Array.from({ length: 12 }, (_, at) => refusalOf(save(`同时保存 ${at}`))));
  expect(refusals.join('')).toBe('');
  expect((await local.payload.find({ collection: 'news', limit: 0 })).totalDocs).toBe(12);
});

it('a save waits for another process that writes, without stopping this one', async () => {
  const other = new DatabaseSync(path.join(local.directory, 'content.db'));
  other.exec('BEGIN IMMEDIATE');
  let isSaved = false;
  const saving = refusalOf(save('等待其他进程')).finally(() => {
    isSaved = true;
  });
  const { docs } = await local.payload.find({ collection: 'news', limit: 1 });
  expect(docs).toHaveLength(1);
  expect(isSaved).toBe(false);
  other.exec('COMMIT');
  other.close();
  expect(await saving).toBe('');
});

it('a save that is refused lets the next one through', async () => {
  const refused = local.payload.create({ collection: 'news', data: { title: '', type: 'important' } });
  const [refusal, next] = await Promise.all([refusalOf(refused), refusalOf(save('下一篇'))]);
  expect(refusal).not.toBe('');
  expect(next).toBe('');
});
