import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResponseCache, type Fill, type Filled, type Lifetime } from './response-cache.ts';

const lifetime: Lifetime = { fresh: 1000, staleWhileRevalidate: 2000, staleIfError: 60_000 };
const store = (value: string, tags: string[] = ['all']): Filled<string> => ({
  kind: 'store',
  value,
  size: 10,
  tags,
  lifetime,
});
const change = { tags: ['all'], withdrawn: false };
const withdrawal = { tags: ['all'], withdrawn: true };

/** A fill that counts, and whose answer waits for its release. */
const counted = (make: (number: number) => Filled<string> | Promise<Filled<string>>) => {
  let calls = 0;
  const fill: Fill<string> = async () => {
    calls += 1;
    return make(calls);
  };
  return { fill, calls: () => calls };
};
/** A promise that is settled from outside. */
const controlled = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve: (value: Value) => resolve(value), reject: (error: Error) => reject(error) };
};

let cache: ResponseCache<string>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  cache = new ResponseCache({ maxBytes: 10_000 });
});
afterEach(() => vi.useRealTimers());

/** Lets what is under way come to its end. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('states by age', () => {
  test.each([
    // age in ms, what comes at once, fills in all
    [0, 'hit v1', 1],
    [999, 'hit v1', 1],
    [1000, 'stale v1', 2],
    [2999, 'stale v1', 2],
    [3000, 'miss v2', 2],
    [70_000, 'miss v2', 2],
  ])('%i ms: %s', async (age, expected, fills) => {
    const { fill, calls } = counted((number) => store(`v${number}`));
    await cache.get('page', fill);
    vi.setSystemTime(age);
    const { outcome, value } = await cache.get('page', fill);
    await settle();
    expect([`${outcome} ${value}`, calls()]).toEqual([expected, fills]);
  });

  test('a stale answer is served while it is revalidated', async () => {
    const { fill } = counted((number) => store(`v${number}`));
    await cache.get('page', fill);
    vi.setSystemTime(1500);
    await cache.get('page', fill);
    await settle();
    expect(cache.getCached('page', fill)).toEqual({ value: 'v2', outcome: 'hit' });
  });

  test.each([
    // age, what comes when no new one can be made
    [1500, 'stale v1'],
    [3500, 'error v1'],
    [59_999, 'error v1'],
    [60_001, 'thrown down'],
  ])('%i ms, and no new one: %s', async (age, expected) => {
    await cache.get('page', () => Promise.resolve(store('v1')));
    vi.setSystemTime(age);
    const given = await cache
      .get('page', () => Promise.reject(new Error('down')))
      .then(
        ({ outcome, value }) => `${outcome} ${value}`,
        (error: Error) => `thrown ${error.message}`,
      );
    expect(given).toBe(expected);
  });
});

describe('one fill', () => {
  test('serves a thousand concurrent requests', async () => {
    const answer = controlled<Filled<string>>();
    const { fill, calls } = counted(() => answer.promise);
    const asked = Array.from({ length: 1000 }, () => cache.get('page', fill));
    answer.resolve(store('v1'));
    const given = await Promise.all(asked);
    expect([calls(), new Set(given.map(({ value }) => value))]).toEqual([1, new Set(['v1'])]);
  });

  test('that fails rejects all waiting requests, and the next request fills again', async () => {
    const answer = controlled<Filled<string>>();
    const asked = [1, 2, 3].map(() => cache.get('page', () => answer.promise));
    answer.reject(new Error('down'));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await cache.get('page', () => Promise.resolve(store('up')))).value).toBe('up');
  });
});

describe('waiting', () => {
  test('a request waits two seconds at most while a stale entry exists, and the next ones not at all', async () => {
    await cache.get('page', () => Promise.resolve(store('old')));
    vi.setSystemTime(5000);
    const never = (): Promise<Filled<string>> => new Promise(() => undefined);
    const waited = cache.get('page', never);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await waited).outcome).toBe('error');
    expect((await cache.get('page', never)).outcome).toBe('error');
  });

  test('a failed fill is followed by a back-off of five seconds', async () => {
    const { fill, calls } = counted((number) => {
      if (number > 1) throw new Error('down');
      return store('old');
    });
    await cache.get('page', fill);
    vi.setSystemTime(5000);
    for (let at = 0; at < 100; at += 1) await cache.get('page', fill);
    expect(calls()).toBe(2);
    vi.setSystemTime(10_000);
    await cache.get('page', fill);
    expect(calls()).toBe(3);
  });
});

describe('what is not stored', () => {
  test('is passed through, and evicts the entry when the fill says so', async () => {
    await cache.get('page', () => Promise.resolve(store('old')));
    vi.setSystemTime(5000);
    const gone: Filled<string> = { kind: 'pass', value: '410', evicts: true };
    expect((await cache.get('page', () => Promise.resolve(gone))).value).toBe('410');
    await expect(cache.get('page', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  test('a failure is served only when no stale entry exists', async () => {
    const failure: Filled<string> = { kind: 'failure', value: '503' };
    expect((await cache.get('page', () => Promise.resolve(failure))).value).toBe('503');
    await cache.get('page', () => Promise.resolve(store('old')));
    vi.setSystemTime(5000);
    expect((await cache.get('page', () => Promise.resolve(failure))).value).toBe('old');
  });
});

describe('a change', () => {
  const news = { tags: ['news'], withdrawn: false };

  test('invalidates the entries of its tags, and no others', async () => {
    await cache.get('news', () => Promise.resolve(store('old', ['news'])));
    await cache.get('jobs', () => Promise.resolve(store('old', ['jobs'])));
    expect(cache.purge(news)).toBe(1);
    const fresh: Fill<string> = () => Promise.resolve(store('new', ['news']));
    expect((await cache.get('news', fresh)).value).toBe('new');
    expect((await cache.get('jobs', fresh)).value).toBe('old');
  });

  test('is waited for two seconds; then the stale answer is served, at once to the next requests', async () => {
    await cache.get('page', () => Promise.resolve(store('old')));
    cache.purge(change);
    const answer = controlled<Filled<string>>();
    const { fill, calls } = counted(() => answer.promise);
    const waiting = cache.get('page', fill);
    const soon = vi.fn();
    void waiting.then(soon);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(soon).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ value: 'old', outcome: 'error' });
    // as long as that one fill goes on
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await cache.get('page', fill)).toMatchObject({ value: 'old', outcome: 'error' });
    expect(calls()).toBe(1);
    answer.resolve(store('new'));
    await settle();
    expect(await cache.get('page', fill)).toMatchObject({ value: 'new', outcome: 'hit' });
  });

  test('is waited for again by requests after a fill that failed at once', async () => {
    await cache.get('page', () => Promise.resolve(store('old')));
    cache.purge(change);
    await cache.get('page', () => Promise.reject(new Error('down')));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await cache.get('page', () => Promise.resolve(store('new')))).value).toBe('new');
  });

  test('while the upstream hangs, is filled in the background while stale answers are served without waiting', async () => {
    cache = new ResponseCache({ maxBytes: 10_000, isHanging: () => true });
    await cache.get('page', () => Promise.resolve(store('old')));
    cache.purge(change);
    expect(await cache.get('page', () => Promise.resolve(store('new')))).toMatchObject({ value: 'old' });
    await settle();
    expect(await cache.get('page', () => Promise.reject(new Error('down')))).toMatchObject({ value: 'new' });
  });

  test('that withdraws an entry while a request waits for its fill: the stale entry is not served', async () => {
    await cache.get('page', () => Promise.resolve(store('withdrawn')));
    cache.purge(change);
    const answer = controlled<Filled<string>>();
    const waiting = cache.get('page', () => answer.promise).catch(({ message }: Error) => message);
    cache.purge(withdrawal);
    await vi.advanceTimersByTimeAsync(2_000);
    answer.reject(new Error('down'));
    expect(await waiting).toBe('down');
  });

  test('that withdraws an entry removes it, also for stale-if-error', async () => {
    await cache.get('page', () => Promise.resolve(store('withdrawn')));
    cache.purge(withdrawal);
    await expect(cache.get('page', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  test('during a fill that it invalidates: the result is not stored, and all waiting requests get another one', async () => {
    const old = controlled<Filled<string>>();
    const fill = vi.fn<Fill<string>>(() => Promise.resolve(store('new', ['news']))).mockReturnValueOnce(old.promise);
    const before = cache.get('page', fill);
    cache.purge(news);
    const after = cache.get('page', fill);
    old.resolve(store('old', ['news']));
    expect([(await before).value, (await after).value, fill.mock.calls.length]).toEqual(['new', 'new', 2]);
    expect(cache.getCached('page', fill)).toMatchObject({ value: 'new', outcome: 'hit' });
  });

  test('during a fill of a withdrawn entry: no request gets it, whenever it arrived', async () => {
    await cache.get('page', () => Promise.resolve(store('withdrawn')));
    vi.setSystemTime(1500);
    const old = controlled<Filled<string>>();
    const fill = vi.fn<Fill<string>>(() => Promise.resolve(store('new'))).mockReturnValueOnce(old.promise);
    cache.getCached('page', fill);
    cache.purge(withdrawal);
    const asked = cache.get('page', fill);
    old.resolve(store('withdrawn'));
    expect((await asked).value).toBe('new');
  });

  test('during every fill does not keep requests waiting for ever, and nothing stale is stored', async () => {
    const fill = vi.fn<Fill<string>>(() => {
      setTimeout(() => cache.purge(news), 1);
      return new Promise((resolve) => setTimeout(() => resolve(store('old', ['news'])), 2));
    });
    const asked = cache.get('page', fill);
    await vi.advanceTimersByTimeAsync(100);
    expect([(await asked).value, fill.mock.calls.length, cache.count]).toEqual(['old', 3, 0]);
  });

  test('during a fill whose answer has none of its tags has no effect', async () => {
    const jobs = controlled<Filled<string>>();
    const asked = cache.get('page', () => jobs.promise);
    cache.purge(news);
    jobs.resolve(store('jobs', ['jobs']));
    await asked;
    expect(cache.getCached('page', () => jobs.promise)?.outcome).toBe('hit');
  });

  test('of unknown extent removes everything, results of fills in flight included', async () => {
    await cache.get('page', () => Promise.resolve(store('old')));
    const old = controlled<Filled<string>>();
    const fill = vi.fn<Fill<string>>(() => Promise.resolve(store('new', []))).mockReturnValueOnce(old.promise);
    const asked = cache.get('other', fill);
    expect(cache.clear()).toBe(1);
    old.resolve(store('old', []));
    expect((await asked).value).toBe('new');
    await expect(cache.get('page', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});

describe('while changes cannot be read', () => {
  let isFollowingChanges: boolean;
  const long: Lifetime = { fresh: 60_000, staleWhileRevalidate: 600_000, staleIfError: 86_400_000 };
  const lasting = (value: string): Filled<string> => ({ ...store(value), lifetime: long }) as Filled<string>;
  beforeEach(() => {
    isFollowingChanges = false;
    cache = new ResponseCache({ maxBytes: 10_000, isFollowingChanges: () => isFollowingChanges });
  });

  test.each([
    // age, whether changes are read, what is served
    [4_999, false, 'hit old'],
    [5_000, false, 'miss new'],
    [5_000, true, 'hit old'],
    [61_000, true, 'stale old'],
    [61_000, false, 'miss new'],
  ])('%i ms, changes are read: %s', async (age, watched, expected) => {
    await cache.get('page', () => Promise.resolve(lasting('old')));
    vi.setSystemTime(age);
    isFollowingChanges = watched;
    const { value, outcome } = await cache.get('page', () => Promise.resolve(lasting('new')));
    expect(`${outcome} ${value}`).toBe(expected);
  });

  test('a stale entry is still served when revalidation fails, for a day', async () => {
    const down: Fill<string> = () => Promise.reject(new Error('down'));
    await cache.get('page', () => Promise.resolve(lasting('old')));
    vi.setSystemTime(86_399_999);
    expect(await cache.get('page', down)).toMatchObject({ value: 'old', outcome: 'error' });
    vi.setSystemTime(86_400_000);
    await expect(cache.get('page', down)).rejects.toThrow('down');
  });
});

describe('memory', () => {
  test('never exceeds its byte limit; recently used entries stay, an entry that is too large is not stored', async () => {
    await cache.get('read', () => Promise.resolve({ ...store('read'), size: 100 } as Filled<string>));
    for (let at = 0; at < 1000; at += 1) {
      await cache.get(`junk-${at}`, () => Promise.resolve({ ...store('x'), size: 90 } as Filled<string>));
      expect(cache.bytes).toBeLessThanOrEqual(10_000);
      expect(cache.getCached('read', () => Promise.reject(new Error('down')))?.outcome).toBe('hit');
    }
    expect([cache.evictions > 900, cache.count]).toEqual([true, 1 + Math.floor(8_900 / 90)]);
    await cache.get('huge', () => Promise.resolve({ ...store('huge'), size: 3000 } as Filled<string>));
    expect(cache.getCached('huge', () => Promise.reject(new Error('down')))).toBeUndefined();
    // an evicted entry is not found by its tags either
    expect(cache.purge(withdrawal)).toBe(1 + Math.floor(8_900 / 90));
    expect([cache.count, cache.bytes]).toEqual([0, 0]);
  });
});

describe('a clock that is set back', () => {
  test('makes entries from the future stale, with an age of 0', async () => {
    vi.setSystemTime(3_600_000);
    await cache.get('page', () => Promise.resolve(store('future')));
    vi.setSystemTime(1000);
    expect(cache.getCached('page', () => Promise.reject(new Error('down')))).toBeUndefined();
    expect(await cache.get('page', () => Promise.reject(new Error('down')))).toEqual({
      value: 'future',
      outcome: 'error',
    });
    vi.setSystemTime(7000);
    expect(await cache.get('page', () => Promise.resolve(store('now')))).toMatchObject({ value: 'now' });
    expect(cache.getCached('page', () => Promise.reject(new Error('down')))).toMatchObject({ value: 'now' });
  });

  test('does not extend the back-off after a failure', async () => {
    await cache.get('page', () => Promise.resolve(store('old')));
    vi.setSystemTime(5000);
    await cache.get('page', () => Promise.reject(new Error('down')));
    vi.setSystemTime(4000);
    expect(await cache.get('page', () => Promise.resolve(store('new')))).toMatchObject({ value: 'new' });
  });
});

describe('absences', () => {
  const absent = (tags: string[] = []): Filled<string> => ({
    kind: 'store',
    value: '404',
    size: 100,
    tags,
    lifetime: { fresh: 1000, staleWhileRevalidate: 0, staleIfError: 0 },
    isAbsence: true,
  });

  test('are cached, and invalidated by a change', async () => {
    await cache.get('page', () => Promise.resolve(absent(['news'])));
    expect(cache.getCached('page', () => Promise.reject(new Error('down')))?.value).toBe('404');
    cache.purge({ tags: ['news'], withdrawn: false });
    expect((await cache.get('page', () => Promise.resolve(store('published')))).value).toBe('published');
    expect(cache.getCached('page', () => Promise.reject(new Error('down')))?.value).toBe('published');
  });

  test('replace the entry', async () => {
    await cache.get('page', () => Promise.resolve(store('old')));
    vi.setSystemTime(5000);
    expect((await cache.get('page', () => Promise.resolve(absent()))).value).toBe('404');
    vi.setSystemTime(6500);
    await expect(cache.get('page', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  test('however many, evict no answer', async () => {
    await cache.get('page', () => Promise.resolve(store('asked for once')));
    for (let at = 0; at < 1000; at += 1) await cache.get(`junk ${at}`, () => Promise.resolve(absent()));
    expect(cache.getCached('page', () => Promise.reject(new Error('down')))?.value).toBe('asked for once');
    expect(cache.getCached('junk 0', () => Promise.reject(new Error('down')))).toBeUndefined();
  });
});
