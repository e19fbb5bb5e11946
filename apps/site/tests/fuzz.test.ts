import { expect, test } from 'vitest';
import { runFuzz } from './fuzz-run.ts';

// `npm run fuzz` sends ten thousand.
test('malformed requests get neither a fault, nor a stack, nor no end', async () => {
  const { failures, errors, count, statuses } = await runFuzz(20_261_128, 400);
  expect(failures).toEqual([]);
  expect(errors).toEqual([]);
  expect(Object.values(statuses).reduce((sum, number) => sum + number, 0)).toBe(count);
  // of all kinds: some are pages, some are refused, some are not there
  for (const status of [200, 400, 404, 405, 413]) expect(statuses[status]).toBeGreaterThan(0);
});
