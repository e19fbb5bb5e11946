/** What the built site keeps of pages that are not there, and when its clock is set; and when it says that it is ready. */
import { join } from 'node:path';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const clock = join(import.meta.dirname, 'clock.ts');

let stub: StubServer;
let site: BuiltSite;
let metricsPort: number;
beforeAll(async () => {
  stub = await startStubServer();
  metricsPort = await freePort();
  site = await startBuiltSite(stub.url, {
    PUBLISH_SECRET: SECRET,
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--import=${clock}`,
    LOG_LEVEL: 'error',
  });
});
beforeEach(() => stub.reset());
afterAll(async () => {
  await site.stop();
  await stub.close();
});

const renders = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^site_render_seconds_count (\d+)/m.exec(text)?.[1] ?? 0);
};
const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(site.origin + path);
  await answer.text();
  return answer.status;
};
test.each(['/nowhere/at/all', '/details?id=424242'])(
  'an absent page is rendered once for 150 who ask at once: %s',
  async (path) => {
    const before = await renders();
    const statuses = await Promise.all(Array.from({ length: 150 }, () => statusOf(path)));
    expect(new Set(statuses)).toEqual(new Set([404]));
    const made = (await renders()) - before;
    // one more where the first had become too old meanwhile
    expect([made >= 1, made <= 2]).toEqual([true, true]);
  },
);

test('an absent page appears as soon as it is published', async () => {
  const list = await (await fetch(`${site.origin}/news/important`)).text();
  const [path = ''] = /\/details\?id=\d+/.exec(list) ?? [];
  stub.control({ endpoint: 'news-info', fail: { status: 200, code: 404 } });
  expect([path, await statusOf(path)]).toEqual([path, 404]);
  stub.reset();
  await stub.change(['news', `news:${/\d+$/.exec(path)?.[0]}`]);
  expect([path, await statusOf(path)]).toEqual([path, 200]);
});

/** A record on a list, or in a feed. */
const record = /\/details\?id=\d/;
/** The text of a path. */
const textOf = async (path: string, { origin } = site): Promise<string> => (await fetch(origin + path)).text();

test.each(['/news/important', '/feeds/news-important.rss'])('a change shows within a second: %s', async (path) => {
  expect(await textOf(path)).toMatch(record);
  stub.control({ endpoint: 'news-list', useCase: 'empty' });
  const began = performance.now();
  void stub.change(['news', 'news/important']);
  await expect.poll(async () => record.test(await textOf(path)), { interval: 20 }).toBe(false);
  expect(performance.now() - began).toBeLessThan(1_000);
  stub.reset();
  await stub.change(['news', 'news/important']);
});

test('without the log of changes a change shows within ten seconds', async () => {
  const alone = await startBuiltSite(stub.url, { CACHE_SECONDS: '600', LOG_LEVEL: 'silent' });
  await expect
    .poll(async () => (await fetch(`${alone.origin}/news/important`)).headers.get('Cache-Status'))
    .toBe('site; hit');
  stub.control({ endpoint: 'news-list', useCase: 'empty' });
  const began = performance.now();
  await expect.poll(async () => record.test(await textOf('/news/important', alone)), { timeout: 20_000 }).toBe(false);
  expect(performance.now() - began).toBeLessThan(12_000);
  expect(await (await fetch(`${alone.origin}/healthz`)).json()).toMatchObject({ parts: { changes: 'off' } });
  await alone.stop();
});

test('an absent page with a fault in it is not cached', async () => {
  const path = '/details?id=434343';
  stub.control({ endpoint: '*', fail: { status: 503 } });
  expect(await statusOf(path)).toBe(503);
  stub.reset();
  expect(await statusOf(path)).toBe(404);
});

test('made-up addresses push out no page', async () => {
  const path = '/entering_group/history';
  await expect.poll(async () => (await fetch(site.origin + path)).headers.get('Cache-Status')).toBe('site; hit');
  await Promise.all(Array.from({ length: 40 }, (_, at) => statusOf(`/details?id=${500_000 + at}`)));
  expect((await fetch(site.origin + path)).headers.get('Cache-Status')).toMatch(/^site; hit/);
});

test('a page made while the clock was ahead is stale once it is set back, and has no Age', async () => {
  const setClock = async (ahead: number): Promise<void> => {
    const said = (): number => site.output().split(`clock: ${ahead}`).length - 1;
    const before = said();
    process.kill(site.pid, 'SIGUSR2');
    await expect.poll(said).toBe(before + 1);
  };
  const paths = ['/entering_group/honor', '/information_disclosure/overhaul', '/api/v1/strategy-list'];
  await setClock(3_600_000);
  for (const path of paths) {
    await expect.poll(async () => (await fetch(site.origin + path)).headers.get('Cache-Status')).toBe('site; hit');
  }
  await setClock(0);
  for (const path of paths) {
    const { headers } = await fetch(site.origin + path);
    // no Age: caches on the way count from when they received it
    expect([path, headers.get('Cache-Status'), headers.get('Age')]).toEqual([path, 'site; fwd=miss', null]);
  }
});

test('a site that has answered from its content server is ready, whether or not anybody asked before', async () => {
  const content = await startStubServer();
  const started = await startBuiltSite(content.url, { LOG_LEVEL: 'silent' });
  const ready = async (): Promise<[number, unknown]> => {
    const answer = await fetch(`${started.origin}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect((await fetch(`${started.origin}/news/important`)).status).toBe(200);
  await content.close();
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  await started.stop();
});

test('a site that cannot write what it keeps for bad times goes on, and its health says so', async () => {
  const started = await startBuiltSite(stub.url, { LOG_LEVEL: 'silent', DATA_DIR: '/dev/null/data' });
  for (const path of ['/news/important', '/news/information']) {
    expect((await fetch(started.origin + path)).status).toBe(200);
  }
  const health: unknown = await (await fetch(`${started.origin}/healthz`)).json();
  expect(health).toMatchObject({ status: 'degraded', content: 'up', parts: { disk: 'failing' } });
  await started.stop();
});
