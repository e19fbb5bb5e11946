import { expect, it } from 'vitest';
import { clearFailures, takeAttempt, withdrawAttempt } from './sign-in-guard.ts';

it('an account takes five failures, however it is written and wherever they come from', () => {
  const names = ['admin-a', ' ADMIN-A', 'Admin-a ', 'admin-A', 'admin-a'];
  const waits = names.map((account, at) => takeAttempt({ account, address: `198.51.100.${at}` }, 0));
  expect(waits).toEqual([0, 0, 0, 0, 0]);
  expect(takeAttempt({ account: 'admin-a', address: '198.51.100.9' }, 0)).toBe(600);
  expect(takeAttempt({ account: 'admin-a', address: '198.51.100.9' }, 600_000)).toBe(0);
});

it('an attempt counts from when it is begun: those that are under way are among the five', () => {
  const attempt = { account: 'admin-b', address: '198.51.100.20' };
  expect(Array.from({ length: 6 }, () => takeAttempt(attempt, 0))).toEqual([0, 0, 0, 0, 0, 600]);
  withdrawAttempt(attempt);
  expect([takeAttempt(attempt, 0), takeAttempt(attempt, 0)]).toEqual([0, 600]);
});

it('who signs in has all attempts again, and the address the one', () => {
  const attempt = { account: 'admin-c', address: '198.51.100.30' };
  const others = Array.from({ length: 29 }, (_, at) =>
    takeAttempt({ account: `other-${at}`, address: attempt.address }, 0),
  );
  expect(others.every((wait) => wait === 0)).toBe(true);
  for (let at = 0; at < 6; at += 1) {
    expect(takeAttempt(attempt, 0)).toBe(0);
    clearFailures(attempt);
  }
});

it('the addresses of an IPv6 /64 are one', () => {
  const waits = Array.from({ length: 31 }, (_, at) =>
    takeAttempt({ account: `v6-${at}`, address: `2001:db8:1:2::${at.toString(16)}` }, 0),
  );
  expect([waits.filter((wait) => wait === 0).length, waits.at(-1)]).toEqual([30, 600]);
});
