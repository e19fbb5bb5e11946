/** A page that is read often is packed as small as it gets, behind its readers. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLifetimes } from './cache/lifetimes.ts';
import { KeptPages } from './kept-pages.ts';

/** Text of the kind that compresses as pages do. */
const html = readFileSync(join(import.meta.dirname, '../app/site-map.ts'), 'utf8');
const kept = new KeptPages({
  render: () => Promise.resolve(new Response(html, { headers: { 'Content-Type': 'text/html' } })),
  lifetimes: createLifetimes(60_000),
  maxBytes: 1_000_000,
  siteUrl: 'https://site.test',
  hosts: () => new Set(),
  siteInfoFile: '',
});
const server = createServer((request, response) => {
  const page = kept.pageOf(request);
  if (page && !kept.sendReady(page, request, response, undefined))
    void kept.send(page, request, response, 'an-id-of-it');
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

const read = async (path: string, known?: string) => {
  const headers = { 'Accept-Encoding': 'br', ...(known === undefined ? {} : { 'If-None-Match': known }) };
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  const [tag, length] = [String(answer.headers.get('ETag')), Number(answer.headers.get('Content-Length'))];
  return { status: answer.status, tag, length, isWhole: (await answer.text()) === html };
};

test('with a tag of its own; who has it as it was packed first has it still', async () => {
  const first = await read('/news/important');
  const before = kept.cache.store.bytes;
  await expect.poll(async () => (await read('/news/important')).tag).not.toBe(first.tag);
  const best = await read('/news/important');
  expect([first.isWhole, best.isWhole, best.length < first.length]).toEqual([true, true, true]);
  expect(kept.cache.store.bytes - before).toBe(best.length - first.length);
  expect([(await read('/news/important', first.tag)).status, (await read('/news/important', best.tag)).status]).toEqual(
    [304, 304],
  );
});

test('not a page that is made anew every few seconds', async () => {
  const tags = new Set<string>();
  for (let count = 0; count < 8; count += 1) tags.add((await read('/home')).tag);
  expect(tags.size).toBe(1);
});
