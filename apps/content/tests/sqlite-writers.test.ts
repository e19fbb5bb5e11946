/** Saves that meet: SQLite has one writer, and refuses another at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Client, TransactionMode } from '@libsql/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalPayload, openLocalPayload, refusalOf } from './local-payload.ts';

let local: LocalPayload;

beforeAll(async () => {
  local = await openLocalPayload();
});
afterAll(() => local.close());

const save = (title: string): Promise<unknown> =>
  local.payload.create({ collection: 'news', data: { title, type: 'important', _status: 'published' } });

const countOf = async (words: string): Promise<number> =>
  (await local.payload.find({ collection: 'news', where: { title: { like: words } }, limit: 0 })).totalDocs;

it('many editors save in the same moment, and each gets the answer that it is published', async () => {
  const refusals = await Promise.all(Array.from({ length: 12 }, (_, at) => refusalOf(save(`同时保存 ${at}`))));
  expect(refusals.join('')).toBe('');
  expect(await countOf('同时保存')).toBe(12);
});

it('saves wait for another process that writes, and all of them are there afterwards', async () => {
  const other = spawn(
    process.execPath,
    [
      '-e',
      `const { DatabaseSync } = require('node:sqlite');
      const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
      for (let round = 0; round < 12; round += 1) {
        database.exec('BEGIN IMMEDIATE');
        if (round === 0) console.log('writing');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40);
        database.exec('COMMIT');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);
      }`,
      path.join(local.directory, 'content.db'),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(other, 'exit');
  await once(other.stdout, 'data');
  for (let at = 0; at < 8; at += 1) expect(await refusalOf(save(`等待其他进程 ${at}`))).toBe('');
  expect(await countOf('等待其他进程')).toBe(8);
  await ended;
});

it('a commit that fails fails the save, and leaves nothing of it', async () => {
  const { client } = local.payload.db as unknown as { client: Client };
  const begin = client.transaction.bind(client);
  client.transaction = async (mode?: TransactionMode) => {
    const transaction = await begin(mode);
    transaction.commit = () => Promise.reject(new Error('SQLITE_FULL: database or disk is full'));
    return transaction;
  };
  expect(await refusalOf(save('磁盘已满'))).not.toBe('');
  client.transaction = begin;
  expect(await countOf('磁盘已满')).toBe(0);
  expect(await refusalOf(save('磁盘已有空间'))).toBe('');
  expect(await countOf('磁盘已有空间')).toBe(1);
});

it('a save that is refused lets the next one through', async () => {
  const refused = local.payload.create({ collection: 'news', data: { title: '', type: 'important' } });
  const [refusal, next] = await Promise.all([refusalOf(refused), refusalOf(save('下一篇'))]);
  expect(refusal).not.toBe('');
  expect(next).toBe('');
});
