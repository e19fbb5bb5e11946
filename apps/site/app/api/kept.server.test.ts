import { describe, expect, test, vi } from 'vitest';
import { createKept, toFollowed } from './kept.server.ts';

describe('kept answers', () => {
  test('are given again while they are fresh, by key, and asked for once at a time', async () => {
    vi.useFakeTimers();
    const kept = createKept<number>(1000);
    const ask = vi.fn(async () => ask.mock.calls.length);
    expect(await Promise.all([kept('a', ask), kept('a', ask), kept('b', ask)])).toEqual([1, 1, 2]);
    vi.advanceTimersByTime(999);
    expect(await kept('a', ask)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await kept('a', ask)).toBe(3);
    vi.useRealTimers();
  });

  test('failures are not kept', async () => {
    const kept = createKept<string>(1000);
    await expect(kept('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await kept('a', () => Promise.resolve('up'))).toBe('up');
  });

  test('the oldest go when there are too many', async () => {
    const kept = createKept<number>(60_000);
    for (let at = 0; at < 80; at += 1) await kept(String(at), () => Promise.resolve(at));
    expect(await kept('79', () => Promise.resolve(-1))).toBe(79);
    expect(await kept('0', () => Promise.resolve(-1))).toBe(-1);
  });
});

describe('a followed source', () => {
  const collect = async (pieces: AsyncIterable<number>): Promise<number[]> => {
    const all: number[] = [];
    for await (const piece of pieces) all.push(piece);
    return all;
  };

  test('is read once, and every reader gets all of it', async () => {
    const read = vi.fn();
    async function* source(): AsyncGenerator<number> {
      for (const piece of [1, 2, 3]) {
        read(piece);
        yield piece;
      }
    }
    const followed = toFollowed(source());
    expect(await followed.first).toBe(1);
    expect(await Promise.all([collect(followed.follow()), collect(followed.follow())])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(await collect(followed.follow())).toEqual([1, 2, 3]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('that fails tells each reader, after what came before', async () => {
    async function* source(): AsyncGenerator<number> {
      yield 1;
      throw new Error('broken off');
    }
    const followed = toFollowed(source());
    expect(await followed.first).toBe(1);
    await expect(collect(followed.follow())).rejects.toThrow('broken off');
    await expect(collect(followed.follow())).rejects.toThrow('broken off');
  });

  test('that is empty has no first piece', async () => {
    const followed = toFollowed((async function* nothing(): AsyncGenerator<number> {})());
    expect(await followed.first).toBeUndefined();
  });
});
