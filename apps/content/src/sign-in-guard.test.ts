import { expect, it } from 'vitest';
import { clearFailures, slowdownOf, takeAttempt, withdrawAttempt } from './sign-in-guard.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const known = (account: string, address: string) => ({ account, address, isKnown: true });

it('a network has five failures at an account in ten minutes, and another network has its own', () => {
  const attempt = known('a', '198.51.100.1');
  expect(Array.from({ length: 6 }, () => takeAttempt(attempt, 0))).toEqual([0, 0, 0, 0, 0, 600]);
  expect(takeAttempt(known('a', '198.51.100.2'), 0)).toBe(0);
  expect(takeAttempt(attempt, 10 * MINUTE)).toBe(0);
});

it('an attempt that is withdrawn does not count', () => {
  const attempt = known('b', '198.51.100.20');
  expect(Array.from({ length: 6 }, () => takeAttempt(attempt, 0))).toEqual([0, 0, 0, 0, 0, 600]);
  withdrawAttempt(attempt, 0);
  expect([takeAttempt(attempt, 0), takeAttempt(attempt, 0)]).toEqual([0, 600]);
});

it('who signs in has all attempts again, and the network the one', () => {
  const attempt = known('c', '198.51.100.30');
  const others = Array.from({ length: 29 }, (_, at) =>
    takeAttempt({ account: `other-${at}`, isKnown: false, address: attempt.address }),
  );
  expect(others.every((wait) => wait === 0)).toBe(true);
  for (let at = 0; at < 6; at += 1) {
    expect(takeAttempt(attempt)).toBe(0);
    clearFailures(attempt);
  }
});

it('the addresses of an IPv6 /64 are one', () => {
  const waits = Array.from({ length: 31 }, (_, at) =>
    takeAttempt({ account: `v6-${at}`, isKnown: false, address: `2001:db8:1:2::${at.toString(16)}` }, 0),
  );
  expect([waits.filter((wait) => wait === 0).length, waits.at(-1)]).toEqual([30, 600]);
});

/** Tries of several clients within some days, each retrying every ten minutes. */
function triesOf(account: string, addresses: readonly string[], days: number): number {
  let tries = 0;
  for (let now = 0; now < days * DAY; now += 10 * MINUTE) {
    for (const address of addresses) if (takeAttempt(known(account, address), now) === 0) tries += 1;
  }
  return tries;
}

it('a patient guesser at one address has 20 tries a day', () => {
  expect(triesOf('patient', ['203.0.113.1'], 30)).toBe(30 * 20);
});

it('200 addresses that guess together have 50 tries a day and three for each of them at most', () => {
  const addresses = Array.from({ length: 200 }, (_, at) => `203.0.113.${at}`);
  expect(triesOf('crowd', addresses, 2) / 2).toBeLessThanOrEqual(50 + 3 * 200);
  // an IPv6 /48 counts as one of them, however many /64 it has
  const site = Array.from({ length: 200 }, (_, at) => `2001:db8:9:${at.toString(16)}::1`);
  expect(triesOf('site', site, 2) / 2).toBeLessThanOrEqual(50);
});

it('an account under attack answers another address slower, by five seconds at most, and one of its devices at once', () => {
  for (let at = 0; at < 400; at += 1) takeAttempt(known('slow', `192.0.2.${at % 200}`), 0);
  const owner = known('slow', '198.51.100.99');
  expect(takeAttempt(owner, 0)).toBe(0);
  expect(slowdownOf(owner, 0)).toBe(5000);
  const device = { ...owner, device: 'laptop', address: '192.0.2.1' };
  expect([takeAttempt(device, 0), slowdownOf(device, 0)]).toEqual([0, 0]);
  expect(slowdownOf(known('quiet', '198.51.100.99'), 0)).toBe(0);
});

it('another password ends every lock of the account', () => {
  for (let at = 0; at < 6; at += 1) takeAttempt(known('7 before', '198.51.100.70'), 0);
  expect(takeAttempt(known('7 before', '198.51.100.70'), 0)).toBe(600);
  expect(takeAttempt(known('7 after', '198.51.100.70'), 0)).toBe(0);
});
