import type { DisclosureTypeItem } from '@yunxia/contract/disclosure';
import { parseTime, toIsoDay } from '@yunxia/contract/time';
import { describe, expect, test } from 'vitest';
import { findEntry } from './catalogue-entry.ts';
import { dueDay, toCatalogue } from './disclosure-catalogue.ts';

const type = (id: number, rest: Partial<DisclosureTypeItem> = {}): DisclosureTypeItem => ({
  id,
  name: `类别${id}`,
  pdf: '',
  kind: 'item',
  parentId: null,
  legalBasis: '',
  cycle: null,
  updatedOn: null,
  total: null,
  ...rest,
});
const at = (iso: string): number => parseTime(iso) ?? 0;

describe('dueDay', () => {
  test.each([
    ['monthly', '2026-01-31', '2026-02-28'],
    ['monthly', '2026-11-01', '2026-12-31'],
    ['monthly', '2026-12-15', '2027-01-31'],
    ['quarterly', '2026-02-18', '2026-06-30'],
    ['quarterly', '2026-11-30', '2027-03-31'],
    ['yearly', '2026-01-01', '2027-12-31'],
  ] as const)('%s, renewed on %s, is due by %s', (cycle, updatedOn, due) => {
    expect(toIsoDay(dueDay(cycle, updatedOn) ?? 0)).toBe(due);
  });

  test('what is disclosed at once, or was never renewed, has no term', () => {
    expect(dueDay('immediate', '2026-01-31')).toBeNull();
    expect(dueDay('monthly', null)).toBeNull();
    expect(dueDay(null, '2026-01-31')).toBeNull();
  });
});

describe('toCatalogue', () => {
  test('is overdue from the day after the last one, in Beijing', () => {
    const one = type(1, { cycle: 'monthly', updatedOn: '2026-01-31' });
    expect(toCatalogue([one], at('2026-02-28T23:59:59+08:00'))[0]?.isOverdue).toBe(false);
    expect(toCatalogue([one], at('2026-03-01T00:00:00+08:00'))[0]).toMatchObject({
      isOverdue: true,
      due: { iso: '2026-02-28', text: '2026-02-28' },
      cycle: '每月',
    });
  });

  test('makes a tree; entries take the legal basis of those above them', () => {
    const tree = toCatalogue([type(1, { legalBasis: '甲' }), type(2, { parentId: 1 }), type(3, { parentId: 2 })], 0);
    expect(tree).toHaveLength(1);
    expect(findEntry(tree, 3)).toMatchObject({ entry: { legalBasis: '甲' }, above: [{ id: 1 }, { id: 2 }] });
    expect(findEntry(tree, 9)).toBeUndefined();
    expect(findEntry(tree, undefined)).toBeUndefined();
  });

  test('loses no entry to missing parents and circles', () => {
    const tree = toCatalogue(
      [
        type(1, { parentId: 99 }),
        type(2, { parentId: 3 }),
        type(3, { parentId: 2 }),
        type(4, { parentId: 4 }),
        type(5, { parentId: 3 }),
      ],
      0,
    );
    for (const id of [1, 2, 3, 4, 5]) expect(findEntry(tree, id)?.entry.id).toBe(id);
  });

  test('an entry of nothing but a number (Seed §3) is named by it', () => {
    expect(toCatalogue([type(15, { name: '' })], 0)[0]).toMatchObject({ name: '第15类', cycle: '', updated: null });
  });
});
