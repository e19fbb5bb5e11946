/** Two processes of the built site over one stub content server: both read its changes; a Redis joins their counts alone. */
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awayFromMinuteEdge } from '../../../scripts/minute-edge.ts';
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
/** Waits until both serve a cached page. */
const cacheBoth = async (): Promise<void> => {
  for (const site of sites) await expect.poll(() => cacheOf(site)).toBe('site; hit');
};
const says = (site: BuiltSite, words: string): number => site.output().split(words).length - 1;

test('a withdrawal reaches both within a second, without a Redis', async () => {
  await cacheBoth();
  const began = performance.now();
  void stub.change(['news', 'news/important', 'news:1'], true);
  for (const site of sites) await expect.poll(() => cacheOf(site), { interval: 10 }).toBe('site; fwd=miss');
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(sites.map((site) => says(site, 'redis is down'))).toEqual([1, 1]);
});

test('they are joined when the Redis comes', async () => {
  await redis.start();
  await expect.poll(() => sites.map((site) => says(site, 'redis is back')), { timeout: 15_000 }).toEqual([1, 1]);
});

test('they count a caller together', async () => {
  await awayFromMinuteEdge(15);
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
  await redis.stop();
  // at the hang, at the end, and once more where a connection was made between the two
  const isSaid = (count: number): boolean => count === 2 || count === 3;
  const counts = (words: string): number[] => sites.map((site) => says(site, words));
  await expect.poll(() => counts('redis is down').every(isSaid)).toBe(true);
  for (const site of sites) expect((await fetch(`${site.origin}/news/important`)).status).toBe(200);
  await redis.start();
  await expect.poll(() => counts('redis is back'), { timeout: 15_000 }).toEqual(counts('redis is down'));
  expect(sites.map((site) => says(site, '"level":"error"'))).toEqual([0, 0]);
});
