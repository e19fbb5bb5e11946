/**
 * Limits failed sign-ins, so that an attacker can neither guess a password nor lock the owner out. A pair of account and network
 * is locked, never an account: an account under attack from many networks answers more slowly and allows each network fewer
 * tries. A browser that has signed in to an account before is recognised by its device cookie and has tries of its own.
 * The numbers: docs/decisions/0027-sign-in-limits-by-account-and-network.md.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countedNetwork } from '@yunxia/http/client-address';
import { processWide } from '@yunxia/http/process-wide';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Failures of one network, or one known device, at one account. */
const PAIR_LIMITS = { short: 5, day: 20 };
/** Failures of one network at any account. */
const NETWORK_LIMITS = { short: 30, day: 200 };
/** Failures of unknown clients at one account, in a day, after which it counts as under attack. */
const ATTACKED_FROM = 50;
/** Failures a day that an account under attack takes of one network. */
const ATTACKED_PAIR_LIMIT = 3;
/** Failures of unknown clients in ten minutes that an account takes at full speed. */
const QUICK_FAILURES = 10;
/** Delay that each further failure adds, and the longest delay, in ms. */
const SLOWER_BY = 100;
const SLOWEST = 5000;
/** Most counters of a kind; the oldest are evicted first, so that guessing cannot fill the memory. */
const MAX_COUNTERS = 20_000;
/** Every failure takes about this long, whether the account exists (a slow hash) or not (none). */
const FAILURE_TIME = 900;

/** An attempt to sign in. */
export interface SignInAttempt {
  /** Names the account: of one that exists it differs after a change of its password, so that this ends every lock. */
  account: string;
  /** Whether there is such an account. */
  isKnown: boolean;
  address: string;
  /** Which of the browsers that have signed in to this account before; undefined: none of them. */
  device?: string | undefined;
}

interface Counter {
  count: number;
  until: number;
}

/** Failures by counter. Names without an account are counted apart: made-up names evict no real account. */
interface Counters {
  accounts: Map<string, Counter>;
  pairs: Map<string, Counter>;
  networks: Map<string, Counter>;
  unknown: Map<string, Counter>;
}

const counters = processWide<Counters>('content.failed-sign-ins', () => ({
  accounts: new Map(),
  pairs: new Map(),
  networks: new Map(),
  unknown: new Map(),
}));

interface Rule {
  map: Map<string, Counter>;
  key: string;
  /** Failures after which one has to wait; undefined: it is only counted. */
  most?: number;
  window: number;
  /** Whether each failure begins the window again. */
  isProlonged?: boolean;
}

function recent({ map, key: name }: Rule, now: number): Counter | undefined {
  const counter = map.get(name);
  if (counter && counter.until > now) return counter;
  map.delete(name);
  return undefined;
}

const countOf = (rule: Rule, now: number): number => recent(rule, now)?.count ?? 0;

/** Failures of unknown clients at one account. */
function accountRules({ account, isKnown }: SignInAttempt): { short: Rule; day: Rule } {
  const map = isKnown ? counters.accounts : counters.unknown;
  return {
    short: { map, key: `short ${account}`, window: 10 * MINUTE },
    day: { map, key: `day ${account}`, window: DAY },
  };
}

/** The first 48 bits of an IPv6 network: a /48 holds 65,536 of the networks that are counted otherwise. */
const siteOf = (network: string): string => network.replace(/^((?:[\da-f]+:){3}).*::$/, '$1');

function pairRules(attempt: SignInAttempt, client: string): Rule[] {
  const map = attempt.isKnown ? counters.pairs : counters.unknown;
  const pair = `${attempt.account} ${client}`;
  return [
    { map, key: `short ${pair}`, most: PAIR_LIMITS.short, window: 10 * MINUTE, isProlonged: true },
    { map, key: `day ${pair}`, most: PAIR_LIMITS.day, window: DAY },
  ];
}

function rulesOf(attempt: SignInAttempt, now: number): Rule[] {
  if (attempt.device !== undefined) return pairRules(attempt, `device ${attempt.device}`);
  const network = countedNetwork(attempt.address);
  const account = accountRules(attempt);
  const isAttacked = countOf(account.day, now) >= ATTACKED_FROM;
  const site: Rule = {
    map: attempt.isKnown ? counters.pairs : counters.unknown,
    key: `site ${attempt.account} ${siteOf(network)}`,
    window: DAY,
  };
  return [
    ...pairRules(attempt, network),
    { ...site, ...(isAttacked && { most: ATTACKED_PAIR_LIMIT }) },
    {
      map: counters.networks,
      key: `short ${network}`,
      most: NETWORK_LIMITS.short,
      window: 10 * MINUTE,
      isProlonged: true,
    },
    { map: counters.networks, key: `day ${network}`, most: NETWORK_LIMITS.day, window: DAY },
    account.short,
    account.day,
  ];
}

function countFailure(rule: Rule, now: number): void {
  const { map, key: name, window, isProlonged } = rule;
  const counter = recent(rule, now);
  map.delete(name);
  map.set(name, {
    count: (counter?.count ?? 0) + 1,
    until: counter && !isProlonged ? counter.until : now + window,
  });
  for (const oldest of map.keys()) {
    if (map.size <= MAX_COUNTERS) break;
    map.delete(oldest);
  }
}

/**
 * Asks whether an attempt may be made, and counts it as failed at once when it may: of many at the same moment no more
 * are let through than one after the other.
 * @returns seconds until another attempt is allowed; 0 when this one is
 */
export function takeAttempt(attempt: SignInAttempt, now = Date.now()): number {
  const rules = rulesOf(attempt, now);
  const waits = rules.map((rule) => {
    const counter = recent(rule, now);
    return counter && rule.most !== undefined && counter.count >= rule.most ? counter.until - now : 0;
  });
  const wait = Math.max(...waits);
  if (wait > 0) return Math.ceil(wait / 1000);
  for (const rule of rules) countFailure(rule, now);
  return 0;
}

/** How long an attempt that may be made is held back, in ms: the more has failed at its account, the longer. */
export function slowdownOf(attempt: SignInAttempt, now = Date.now()): number {
  if (attempt.device !== undefined) return 0;
  // the attempt itself is among them
  const failed = countOf(accountRules(attempt).short, now) - 1;
  return Math.min(SLOWEST, Math.max(0, failed - QUICK_FAILURES) * SLOWER_BY);
}

/** Uncounts an attempt that did not fail because of the credentials. */
export function withdrawAttempt(attempt: SignInAttempt, now = Date.now()): void {
  for (const rule of rulesOf(attempt, now)) {
    const counter = rule.map.get(rule.key);
    if (counter) counter.count -= 1;
  }
}

/** Uncounts a successful attempt, and resets the failures of the same client at this account. */
export function clearFailures(attempt: SignInAttempt): void {
  withdrawAttempt(attempt);
  const client = attempt.device === undefined ? countedNetwork(attempt.address) : `device ${attempt.device}`;
  for (const { map, key: name } of pairRules(attempt, client)) map.delete(name);
}

/** Waits until a failure has taken its time. @param started `performance.now()` when it began */
export async function evenOutFailure(started: number): Promise<void> {
  const rest = FAILURE_TIME + randomInt(60) - (performance.now() - started);
  if (rest > 0) await sleep(rest);
}

/** The client's address: our server in front of Next has set the header, replacing what was sent (request-guard.ts). */
export function addressOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
