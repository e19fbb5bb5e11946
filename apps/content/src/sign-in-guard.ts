import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countedNetwork } from '@yunxia/contract/caller-address';

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

/** The account however it is written, and the network of the address: one subscriber has a whole IPv6 /64 to himself. */
function keysOf({ account, address }: SignInAttempt): [key: string, limit: number][] {
  return [
    [`account:${account.trim().toLowerCase().slice(0, 200)}`, ACCOUNT_LIMIT],
    [`address:${countedNetwork(address)}`, ADDRESS_LIMIT],
  ];
}

/**
 * Asks whether an attempt may be made, and counts it as failed at once when it may: of many at the same moment no more
 * are let through than one after the other.
 * @returns seconds until another attempt is allowed; 0 when this one is
 */
export function takeAttempt(attempt: SignInAttempt, now = Date.now()): number {
  const keys = keysOf(attempt);
  const waits = keys.map(([key, limit]) => {
    const entry = recent(key, now);
    return entry && entry.count >= limit ? entry.until - now : 0;
  });
  const wait = Math.max(...waits);
  if (wait > 0) return Math.ceil(wait / 1000);
  for (const [key] of keys) {
    const count = (recent(key, now)?.count ?? 0) + 1;
    failures.delete(key);
    failures.set(key, { count, until: now + WINDOW });
  }
  for (const key of failures.keys()) {
    if (failures.size <= REMEMBERED) break;
    failures.delete(key);
  }
  return 0;
}

/** Takes back an attempt that did not fail by what was typed. */
export function withdrawAttempt(attempt: SignInAttempt): void {
  for (const [key] of keysOf(attempt)) {
    const entry = failures.get(key);
    if (entry) entry.count -= 1;
  }
}

/** Takes back an attempt that has succeeded, and forgets the failures of its account. */
export function clearFailures(attempt: SignInAttempt): void {
  withdrawAttempt(attempt);
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
