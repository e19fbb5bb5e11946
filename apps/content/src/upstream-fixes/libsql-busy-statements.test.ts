import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OneWriterClient } from './libsql-busy-statements.ts';

let directory: string;
let other: Client;
let client: Client;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'busy-statements-'));
  const url = pathToFileURL(path.join(directory, 'content.db')).href;
  other = createClient({ url, timeout: 0 });
  await other.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE saves (title)');
  client = createClient({ url, timeout: 0 });
});
afterEach(() => {
  other.close();
  client.close();
  rmSync(directory, { recursive: true });
});

async function save(into: Client, title: string): Promise<void> {
  const transaction = await into.transaction('write');
  try {
    await transaction.execute({ sql: 'INSERT INTO saves VALUES (?)', args: [title] });
    await transaction.commit();
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}
const titles = async (): Promise<unknown[]> =>
  (await other.execute('SELECT title FROM saves ORDER BY rowid')).rows.map(({ title }) => title);

it('libsql still leaves a refused statement open (libsql-client-ts#352); once it does not, remove what asks and renews', async () => {
  const holder = await other.transaction('write');
  await expect(client.transaction('write')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await holder.rollback();
  // The database is free, and the save is refused all the same.
  await expect(save(client, 'lost')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  expect(await titles()).toEqual([]);
});

it('a writer waits for another one of the same process without stopping it', async () => {
  const oneWriter = new OneWriterClient(client);
  const holder = await other.transaction('write');
  const saved = save(oneWriter, 'waits');
  await sleep(100);
  await holder.execute("INSERT INTO saves VALUES ('first')");
  await holder.commit();
  await saved;
  await Promise.all([save(oneWriter, 'a'), save(oneWriter, 'b'), oneWriter.execute("INSERT INTO saves VALUES ('c')")]);
  expect(await titles()).toEqual(['first', 'waits', 'a', 'b', 'c']);
  expect(oneWriter.writers).toBe(0);
});

it('a connection in which a statement was refused all the same is renewed before the next write', async () => {
  let takePlace: (() => Promise<void>) | undefined;
  const quicker = new Proxy(client, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      // Between the question and the write another process takes the place, once.
      return async (mode: 'write') => {
        await takePlace?.();
        takePlace = undefined;
        return target.transaction(mode);
      };
    },
  });
  const oneWriter = new OneWriterClient(quicker);
  takePlace = async () => {
    const holder = await other.transaction('write');
    setTimeout(() => void holder.rollback(), 60);
  };
  await save(oneWriter, 'kept');
  expect(await titles()).toEqual(['kept']);
});

it('a writer that waits for too long is refused, and the next one goes on', { timeout: 30_000 }, async () => {
  const oneWriter = new OneWriterClient(client);
  const holder = await other.transaction('write');
  await expect(save(oneWriter, 'refused')).rejects.toMatchObject({ code: 'FAULT_LOCKED' });
  expect(await oneWriter.isHeldByOther()).toBe(true);
  await holder.rollback();
  await save(oneWriter, 'next');
  expect(await titles()).toEqual(['next']);
});
