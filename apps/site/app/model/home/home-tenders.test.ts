import { purchaseItem } from '@yunxia/contract/purchase';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { pickHomeTenders } from './home-tenders.ts';

const tender = (id: number, fields: object = {}) => z.parse(purchaseItem, { id, noticeType: 'tender', ...fields });
const pick = (...args: Parameters<typeof pickHomeTenders>) => pickHomeTenders(...args).map(({ id }) => id);

const far = tender(9, { deadlineAt: '2026-04-20T09:00:00+08:00' });
const near = tender(4, { deadlineAt: '2026-03-03T09:00:00+08:00' });
const nearer = tender(3, { deadlineAt: '2026-03-02T09:00:00+08:00', projectNo: 'P1', publishedAt: '2026-02-01' });
const change = tender(8, { ...nearer, id: 8, noticeType: 'change', publishedAt: '2026-02-20' });

it('shows what closes soon before what is new, the nearest first, a project once', () => {
  expect(pick([change, near, nearer], [far, change, near], 5)).toEqual([8, 4, 9]);
  expect(pick([change, near, nearer], [far], 2)).toEqual([8, 4]);
});

it('shows the newest alone when nothing closes soon', () => {
  expect(pick([], [far, tender(2)], 5)).toEqual([9, 2]);
  expect(pick([], [], 5)).toEqual([]);
});
