/** The change log of the built content server, as the site and the CDN's purge read it. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeLogAnswer, readChangeLog } from '@yunxia/contract/change-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { askApi, type SignedIn, signInFirst } from './signed-in.ts';

const SECRET = 'a secret of thirty-two characters';

let server: BuiltServer;
let editor: SignedIn;

beforeAll(async () => {
  const variables = { PUBLISH_SECRET: SECRET, LOG_LEVEL: 'warn', RATE_LIMITS: 'api=5' };
  server = await startBuiltServer(await freePort(), variables, true);
  editor = await signInFirst(server);
});
afterAll(() => server.close());

const ask = (query: string, secret = SECRET, at = server) =>
  fetch(`${at.base}/publishing/changes${query}`, { headers: { authorization: `Bearer ${secret}` } });
async function read(query: string): Promise<ChangeLogAnswer> {
  const response = await ask(query);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return readChangeLog(await response.json());
}
const after = ({ epoch, seq }: ChangeLogAnswer): string => `?epoch=${epoch}&after=${seq}`;

it('is refused without the secret', async () => {
  for (const secret of ['', 'wrong', `${SECRET} `.slice(1)]) expect((await ask('', secret)).status).toBe(401);
  const plain = await fetch(`${server.base}/publishing/changes`);
  expect([plain.status, await plain.text()]).toEqual([401, expect.not.stringContaining('epoch')]);
});

it('answers who knows nothing, or asks for nonsense, where it stands', async () => {
  const first = await read('');
  expect(first).toMatchObject({ reset: true, changes: [] });
  for (const query of [
    '?epoch=x',
    `?epoch=${first.epoch}`,
    `?epoch=${first.epoch}&after=-1`,
    '?after=1e9',
    '?epoch=%00&after=1',
  ]) {
    expect(await read(query)).toEqual(first);
  }
});

it('notifies waiting readers of a publish within a second, and of due changes in the second in which they are due', async () => {
  const start = await read('');
  const waiting = [read(after(start)), read(after(start))];
  await sleep(100);
  const { status, text } = await editor.save('放行的新闻');
  const saved = performance.now();
  const { doc } = JSON.parse(text) as { doc: { id: number } };
  expect(status).toBe(201);
  for (const answer of await Promise.all(waiting)) {
    expect(answer.changes).toMatchObject([{ seq: start.seq + 1, tags: ['news', 'news/important', `news:${doc.id}`] }]);
  }
  expect(performance.now() - saved).toBeLessThan(1000);
  const due = Math.ceil(Date.now() / 1000) * 1000 + 3000;
  const planned = {
    title: '定时的新闻',
    type: 'important',
    _status: 'published',
    publishedAt: new Date(due).toISOString(),
  };
  expect((await editor.call('POST', 'news', planned)).status).toBe(201);
  const [change] = (await read(`?epoch=${start.epoch}&after=${start.seq + 1}`)).changes;
  expect(change?.at).toBe(due);
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  expect(Date.now()).toBeLessThan(due + 1000);
  const list = await askApi(server, 'news-list', { type: 'important', page: 1, limit: 4 });
  expect(list.text).toContain('定时的新闻');
  expect(list.headers.get('cache-tag')).toBe('news/important');
});

// The other server starts while this one makes its reader wait.
describe.concurrent('without changes, and without a secret', () => {
  it('is not counted by the limits, and answers after ten seconds at the latest', async () => {
    const start = await read('');
    for (let count = 0; count < 12; count += 1) await read('');
    const began = performance.now();
    expect(await read(after(start))).toEqual({ ...start, reset: false });
    expect(performance.now() - began).toBeGreaterThan(9500);
  });

  it('is not there without a secret', async () => {
    const other = await startBuiltServer(await freePort(), { PUBLISH_SECRET: '', LOG_LEVEL: 'warn' }, true);
    expect((await ask('', SECRET, other)).status).toBe(404);
    await other.close();
  });
});

it('answers who waits at once when the server ends', async () => {
  const start = await read('');
  const waiting = Array.from({ length: 5 }, () => read(after(start)));
  await sleep(300);
  const began = performance.now();
  server.process.kill('SIGTERM');
  for (const answer of await Promise.all(waiting)) expect(answer).toEqual({ ...start, reset: false });
  expect(performance.now() - began).toBeLessThan(1500);
  await once(server.process, 'exit');
  expect(server.process.exitCode).toBe(0);
});
