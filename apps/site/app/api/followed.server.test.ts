import { describe, expect, test, vi } from 'vitest';
import { toFollowed } from './followed.server.ts';

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
