import { expect, test } from 'vitest';
import { createFirstSeen } from './first-seen.server.ts';

test('a content counts from when it was seen first, in whole seconds, each further one later', () => {
  const firstSeen = createFirstSeen();
  expect(firstSeen('/a', 'one', 10_400)).toBe(10_000);
  expect(firstSeen('/a', 'one', 99_000)).toBe(10_000);
  expect(firstSeen('/b', 'one', 20_000)).toBe(20_000);
  expect(firstSeen('/a', 'two', 99_900)).toBe(99_000);
  // Within the same second a day cannot tell the two apart.
  expect(firstSeen('/a', 'three', 99_950)).toBe(100_000);
});

test('addresses beyond some hundreds are forgotten, the oldest first', () => {
  const firstSeen = createFirstSeen();
  for (let at = 0; at < 600; at += 1) firstSeen(`/${at}`, 'same', 1000);
  expect(firstSeen('/599', 'same', 5000)).toBe(1000);
  expect(firstSeen('/0', 'same', 5000)).toBe(5000);
});
