/** The reader over the log of a stub content server. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { log } from '@yunxia/http/log';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentStatus } from '../cache/content-status.ts';
import { ChangeLogReader } from './change-log-reader.ts';

const secret = 'a secret of thirty-two characters';
let stub: StubServer;
let port: number;
let seen: string[];
let contentStatus: ContentStatus;
const readers: ChangeLogReader[] = [];
beforeEach(async () => {
  stub = await startStubServer();
  port = stub.port;
  seen = [];
  contentStatus = new ContentStatus();
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.stop();
  await stub.close();
});

const start = (contentUrl = stub.url, own = secret): ChangeLogReader => {
  const reader = new ChangeLogReader({
    contentUrl,
    secret: own,
    contentStatus,
    purge: ({ tags, withdrawn }) => seen.push(`${withdrawn ? 'withdrawn' : 'changed'} ${tags.join(' ')}`),
    clear: () => seen.push('all'),
  });
  readers.push(reader);
  void reader.follow();
  return reader;
};
const follows = (reader: ChangeLogReader) => expect.poll(() => reader.isFollowing, { interval: 10, timeout: 10_000 });
const sees = () => expect.poll(() => seen, { interval: 10, timeout: 10_000 });

test('drops everything at its start, then receives each change at once and in order', async () => {
  void stub.change(['news', 'news:1']);
  const reader = start();
  await follows(reader).toBe(true);
  expect(seen).toEqual(['all']);
  const began = performance.now();
  void stub.change(['news', 'news/important', 'news:2']);
  void stub.change(['notices:7'], true);
  // what is withdrawn goes from found words, too
  await sees().toEqual(['all', 'changed news news/important news:2', 'withdrawn notices:7 search']);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('any number of readers receive each change', async () => {
  for (const reader of [start(), start(), start()]) await follows(reader).toBe(true);
  seen = [];
  void stub.change(['news:1']);
  await sees().toEqual(Array.from({ length: 3 }, () => 'changed news:1'));
  expect(readers.map(({ isFollowing }) => isFollowing)).toEqual([true, true, true]);
});

test('resumes at its position after the content server was down', async () => {
  const reader = start();
  await follows(reader).toBe(true);
  void stub.change(['news:1']);
  await sees().toEqual(['all', 'changed news:1']);
  const { changeLog } = stub;
  await stub.close();
  await follows(reader).toBe(false);
  expect(contentStatus.isDown).toBe(true);
  for (let at = 2; at < 1300; at += 1) void changeLog.add([`news:${at}`], false);
  stub = await startStubServer({ port, changeLog });
  await sees().toHaveLength(1300);
  expect([seen.at(-1), reader.isFollowing, contentStatus.isDown]).toEqual(['changed news:1299', true, false]);
});

test('drops everything when the epoch changes, or the log no longer has the rows that it missed', async () => {
  const reader = start();
  await follows(reader).toBe(true);
  void stub.change(['news:1']);
  await sees().toEqual(['all', 'changed news:1']);
  stub.changeLog.restart();
  await sees().toEqual(['all', 'changed news:1', 'all']);
  const { changeLog } = stub;
  await stub.close();
  await follows(reader).toBe(false);
  for (let at = 0; at < 5; at += 1) void changeLog.add(['news:2'], true);
  changeLog.prune();
  void changeLog.add(['news:3'], false);
  stub = await startStubServer({ port, changeLog });
  await sees().toEqual(['all', 'changed news:1', 'all', 'all']);
  expect(reader.isFollowing).toBe(true);
});

test('does not follow, and backs off, when it is refused or the answer is no log', async () => {
  let count = 0;
  const answers = ['{"epoch":1}', '<!doctype html>', '{}'];
  const other: Server = createServer((_, response) => {
    count += 1;
    response.writeHead(count === 2 ? 404 : 200).end(answers[count % answers.length]);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const reader = start(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  const refused = start(stub.url, 'too short');
  await expect.poll(() => count, { timeout: 10_000 }).toBeGreaterThan(3);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(count).toBeLessThan(10);
  expect([reader.isFollowing, refused.isFollowing, seen]).toEqual([false, false, []]);
  // calls are answered all the same
  expect(contentStatus.isDown).toBe(false);
  other.closeAllConnections();
  other.close();
});

test('logs each reason once until the log is read again, a wrong secret by its name', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const reasons = () => warn.mock.calls.map(([, fields]) => String(fields?.error).replace(/^Error: |^TypeError: /, ''));
  try {
    await stub.close();
    start(`http://127.0.0.1:${port}`, 'too short');
    await expect.poll(reasons).toEqual(['fetch failed']);
    stub = await startStubServer({ port });
    const named = ['fetch failed', 'PUBLISH_SECRET is not the content server’s (HTTP 401)'];
    await expect.poll(reasons, { timeout: 10_000 }).toEqual(named);
    // It has asked again meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(reasons()).toEqual(named);
  } finally {
    warn.mockRestore();
  }
});
