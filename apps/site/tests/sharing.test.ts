/** Two processes of the built site over one stub content server, with a real Redis between them, or none. */
import { signMessage } from '@yunxia/contract/change-message';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';
import { createRedisServer, type RedisServer } from './redis-server.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const SEARCHES = 8;

let stub: StubServer;
let redis: RedisServer;
let sites: BuiltSite[] = [];
const [one, two] = [(): BuiltSite => sites[0] as BuiltSite, (): BuiltSite => sites[1] as BuiltSite];

beforeAll(async () => {
  stub = await startStubServer();
  redis = await createRedisServer(process.env['REDIS_SERVER'] ?? 'redis-server');
  // it is not there yet
  const env = {
    REDIS_URL: redis.url,
    PUBLISH_SECRET: SECRET,
    CACHE_SECONDS: '600',
    LOG_LEVEL: 'info',
    RATE_LIMITS: `search=${SEARCHES}`,
  };
  sites = await Promise.all([startBuiltSite(stub.url, env), startBuiltSite(stub.url, env)]);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis.stop();
  await stub.close();
});

/** How a page was come by. */
const cacheOf = async ({ origin }: BuiltSite): Promise<string> => {
  const answer = await fetch(`${origin}/news/important`);
  await answer.text();
  return answer.headers.get('Cache-Status') ?? '';
};
/** Waits until both give a kept page. */
const keepBoth = async (): Promise<void> => {
  for (const site of sites) await expect.poll(() => cacheOf(site)).toBe('site; hit');
};
const tell = async ({ origin }: BuiltSite, id: string, secret = SECRET): Promise<number> => {
  const body = JSON.stringify({ changes: [{ endpoints: ['news-list'], types: [], withdrawn: true }], marks: {} });
  const headers = { ...(await signMessage(secret, id, body, Date.now())) };
  return (await fetch(`${origin}/hooks/changes`, { method: 'POST', headers, body })).status;
};
const says = (site: BuiltSite, words: string): number => site.output().split(words).length - 1;

test('without the Redis each goes on alone, and says so once', async () => {
  await keepBoth();
  await expect.poll(() => sites.map((site) => says(site, 'redis is away'))).toEqual([1, 1]);
  expect(await tell(one(), 'message-alone')).toBe(200);
  expect(await cacheOf(one())).toMatch(/fwd=miss/);
  expect(await cacheOf(two())).toBe('site; hit');
});

test('when it comes they are joined: what one has heard reaches the other, once', async () => {
  await redis.start();
  await expect.poll(() => sites.map((site) => says(site, 'redis is back')), { timeout: 15_000 }).toEqual([1, 1]);
  await keepBoth();
  expect(await tell(one(), 'message-shared')).toBe(200);
  await expect.poll(() => says(two(), '"source":"peer","messageId":"message-shared"')).toBe(1);
  expect(await cacheOf(two())).toMatch(/fwd=miss/);
  // sent again, or to the other one: it has been heard
  expect(await Promise.all(sites.map((site) => tell(site, 'message-shared')))).toEqual([200, 200]);
  expect(await tell(one(), 'message-forged', 'another-secret-that-is-long-enough-too')).toBe(401);
  expect(sites.map((site) => says(site, '"messageId":"message-shared"'))).toEqual([1, 1]);
  expect(sites.map((site) => says(site, 'message-forged'))).toEqual([0, 0]);
});

test('they count a caller together', async () => {
  const search = async ({ origin }: BuiltSite): Promise<number> =>
    (await fetch(`${origin}/api/v1/search-list?key=a`)).status;
  for (let count = 0; count < SEARCHES; count += 1) expect(await search(one())).toBe(200);
  expect(await search(one())).toBe(429);
  // the other learns of it with the first request of its own
  let passed = 0;
  const searchOnce = async (): Promise<number> => {
    const status = await search(two());
    if (status === 200) passed += 1;
    return status;
  };
  await expect.poll(searchOnce, { interval: 1_200 }).toBe(429);
  expect(passed).toBeLessThan(SEARCHES);
});

test('when it hangs or goes they go on, and are joined again', async () => {
  redis.freeze();
  for (const site of sites) expect((await fetch(`${site.origin}/news/important`)).status).toBe(200);
  expect(await tell(one(), 'message-unheard')).toBe(200);
  await redis.stop();
  await expect.poll(() => sites.map((site) => says(site, 'redis is away'))).toEqual([2, 2]);
  for (const site of sites) expect((await fetch(`${site.origin}/news/important`)).status).toBe(200);
  await redis.start();
  await expect.poll(() => sites.map((site) => says(site, 'redis is back')), { timeout: 15_000 }).toEqual([2, 2]);
  await keepBoth();
  expect(await tell(two(), 'message-again')).toBe(200);
  await expect.poll(() => says(one(), '"source":"peer","messageId":"message-again"')).toBe(1);
  expect(sites.map((site) => says(site, '"level":"error"'))).toEqual([0, 0]);
});
