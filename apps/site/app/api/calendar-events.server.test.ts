import type { Api } from '@yunxia/contract/client';
import { exampleItems } from '@yunxia/contract/examples';
import type { PurchaseItem } from '@yunxia/contract/purchase';
import { expect, test } from 'vitest';
import { readDeadlines } from './calendar-events.server.ts';

const now = Date.parse('2026-11-28T00:00:00Z');
const [base] = exampleItems('purchase-list', now) as unknown as PurchaseItem[];

/** A list that gives pages of its records by status, as the content server does. */
const apiOver = (byStatus: Partial<Record<string, PurchaseItem[]>>): Api =>
  ((_endpoint: unknown, { status, page, limit }: { status: string; page: number; limit: number }) => {
    const all = byStatus[status] ?? [];
    return Promise.resolve({ list: all.slice((page - 1) * limit, page * limit), total: all.length });
  }) as unknown as Api;

const record = (id: number, changes: Partial<PurchaseItem>): PurchaseItem =>
  ({ ...base, id, projectNo: `P-${id}`, noticeType: 'tender', ...changes }) as PurchaseItem;

test('a deadline that ended lately is found behind however many results that have none', async () => {
  const results = Array.from({ length: 60 }, (_, at) => record(100 + at, { noticeType: 'result', deadlineAt: null }));
  const ended = record(1, { deadlineAt: '2026-11-18T09:00:00+08:00' });
  const old = record(2, { deadlineAt: '2026-09-01T09:00:00+08:00' });
  const told = await readDeadlines(apiOver({ closed: [...results, ended, old] }), now);
  expect(told.map(({ id }) => id)).toEqual([1]);
});

test('a tender in publicity keeps its deadline until it is a month old', async () => {
  const publicity = record(3, { deadlineAt: '2026-11-20T09:00:00+08:00' });
  const told = await readDeadlines(apiOver({ in_publicity: [publicity] }), now);
  expect(told.map(({ id }) => id)).toEqual([3]);
});
