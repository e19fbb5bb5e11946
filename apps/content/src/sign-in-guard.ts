import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Failures after which an account, or an address, must wait. */
const ACCOUNT_LIMIT = 5;
const ADDRESS_LIMIT = 30;
const WINDOW = 10 * 60_000;
/** Most names remembered; the oldest are forgotten first, so that guessing names cannot fill the memory. */
const REMEMBERED = 20_000;
/** Every failure takes about this long, whether the account exists (a slow hash) or not (none). */
const FAILURE_TIME = 900;

interface Failures {
  count: number;
  until: number;
}

const failures = new Map<string, Failures>();

function recent(key: string, now: number): Failures | undefined {
  const entry = failures.get(key);
  if (entry && entry.until > now) return entry;
  failures.delete(key);
  return undefined;
}

/** Who tries to sign in: the account as it was typed, and the caller's address. */
export interface SignInAttempt {
  account: string;
  address: string;
}

function keysOf(attempt: SignInAttempt): [key: string, limit: number][] {
  return [
    [`account:${attempt.account.trim().toLowerCase().slice(0, 200)}`, ACCOUNT_LIMIT],
    [`address:${attempt.address}`, ADDRESS_LIMIT],
  ];
}

/** Seconds until another attempt is allowed; 0 when it is allowed now. */
export function secondsToWait(attempt: SignInAttempt, now = Date.now()): number {
  const waits = keysOf(attempt).map(([key, limit]) => {
    const entry = recent(key, now);
    return entry && entry.count >= limit ? entry.until - now : 0;
  });
  return Math.ceil(Math.max(...waits) / 1000);
}

/** Counts a failed attempt. */
export function countFailure(attempt: SignInAttempt, now = Date.now()): void {
  for (const [key] of keysOf(attempt)) {
    const count = (recent(key, now)?.count ?? 0) + 1;
    failures.delete(key);
    failures.set(key, { count, until: now + WINDOW });
  }
  for (const key of failures.keys()) {
    if (failures.size <= REMEMBERED) break;
    failures.delete(key);
  }
}

/** Forgets the failures of an account that has signed in. */
export function clearFailures(attempt: SignInAttempt): void {
  const [accountKey] = keysOf(attempt)[0] ?? [];
  if (accountKey) failures.delete(accountKey);
}

/** Waits until a failure has taken its time. @param started `performance.now()` when it began */
export async function evenOutFailure(started: number): Promise<void> {
  const rest = FAILURE_TIME + randomInt(60) - (performance.now() - started);
  if (rest > 0) await sleep(rest);
}

/** The caller's address: what stands in front of Next has written it, over whatever was sent (request-guard.ts). */
export function addressOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
