import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.server.ts';

test('a limited number run at a time, all run, and a failure frees its place', async () => {
  const limited = createConcurrencyLimit(2);
  let running = 0;
  let most = 0;
  const work = async (id: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (id === 1) throw new Error('no');
    return id;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((id) => limited(() => work(id))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(most).toBe(2);
  expect(await limited(async () => 5)).toBe(5);
});
