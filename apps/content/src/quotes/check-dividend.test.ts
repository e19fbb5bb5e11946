import { expect, test } from 'vitest';
import { dividendFault } from './check-dividend.ts';

const ex = '2026-06-17T16:00:00.000Z';
const before = '2026-06-16T16:00:00.000Z';

test.each([
  [{}, null],
  [{ cashPerShare: '0.15', recordDay: before, exDay: ex, payDay: ex, progress: 'paid' }, null],
  [{ rightsRatio: '0.3', exDay: ex }, 'rightsPrice'],
  [{ cashPerShare: '0.15', recordDay: ex, exDay: ex }, 'exDay'],
  [{ cashPerShare: '0.15', exDay: ex, payDay: before }, 'payDay'],
  [{ cashPerShare: '0.15', progress: 'paid' }, 'exDay'],
  [{ cashPerShare: '0', exDay: ex }, 'cashPerShare'],
])('%j: %s', (data, path) => {
  expect(dividendFault(data)?.path ?? null).toBe(path);
});
