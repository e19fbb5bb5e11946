import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import type { StockDay } from './check-days.ts';
import { writeStockDays } from './stock-store.ts';

/** A database that answers every statement with nothing. */
function countingPayload(): { payload: Payload; count: () => number } {
  let count = 0;
  const all = async (): Promise<unknown[]> => {
    count += 1;
    return [];
  };
  return { payload: { db: { name: 'sqlite', drizzle: { all } } } as unknown as Payload, count: () => count };
}

const day = (at: number): StockDay => ({
  ...{ day: `${2000 + at}-01-04`, open: '1.00', high: '1.00', low: '1.00', close: '1.00', previousClose: '1.00' },
  ...{ volume: 100, amount: '100.00' },
});

test.each([
  [0, 0],
  [1, 1],
  [250, 1],
  [500, 1],
  [501, 2],
  [1000, 2],
])('%i days are written by %i statements', async (days, statements) => {
  const { payload, count } = countingPayload();
  await writeStockDays(
    payload,
    'share',
    Array.from({ length: days }, (_, at) => day(at)),
    '2026-11-30',
  );
  expect(count()).toBe(statements);
});
