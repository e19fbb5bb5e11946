import type { DisclosureTypeItem } from '@yunxia/contract/disclosure';
import { dueDay } from '@yunxia/contract/disclosure-term';
import { parseTime, toIsoDay } from '@yunxia/contract/time';
import { describe, expect, test } from 'vitest';
import { basisBelow, countEntries, findEntries, findEntry, groupByLaw } from './catalogue-entry.ts';
import { toCatalogue } from './disclosure-catalogue.ts';

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

  test('is searched by words of name and legal basis, whatever their width and case', () => {
    const tree = toCatalogue(
      [
        type(1, { name: '供电质量', legalBasis: '《办法》第７条' }),
        type(2, { name: '10kV线路可靠率', parentId: 1 }),
        type(3, { name: '100%_\\(安全)', legalBasis: '另一条' }),
      ],
      0,
    );
    const found = (words: string | undefined) => findEntries(tree, words).map(({ id }) => id);
    expect(found('供电')).toEqual([1]);
    expect(found('第7条')).toEqual([1, 2]);
    expect(found('可靠率　１０ＫＶ')).toEqual([2]);
    expect(found('可靠率 质量')).toEqual([]);
    expect(found('%_\\(')).toEqual([3]);
    expect(found(' ')).toEqual([]);
    expect(found(undefined)).toEqual([]);
  });

  test('says a law once for the entries that follow one another under it; below it stands the place in it', () => {
    const tree = toCatalogue(
      [
        type(1, { legalBasis: '《办法》第七条（演示引用）' }),
        type(2, { parentId: 1 }),
        type(3, { legalBasis: '《办法》第九条（二）（演示引用）' }),
        type(4, { legalBasis: '《规定》第八条（二）' }),
        type(5),
        type(6, { legalBasis: '公司章程' }),
      ],
      0,
    );
    const groups = groupByLaw(tree);
    expect(groups.map(({ law, entries }) => [law, entries.map(({ id }) => id)])).toEqual([
      ['《办法》（演示引用）', [1, 3]],
      ['《规定》', [4]],
      ['', [5, 6]],
    ]);
    const below = groups.flatMap(({ law, entries }) => entries.map(({ legalBasis }) => basisBelow(law, legalBasis)));
    expect(below).toEqual(['第七条', '第九条（二）', '第八条（二）', '', '公司章程']);
    expect(basisBelow('《规定》', '《办法》第七条')).toBe('《办法》第七条');
  });

  test('counts what is overdue, also below', () => {
    const late = { cycle: 'monthly', updatedOn: '2026-01-31' } as const;
    const now = at('2026-03-01T10:00:00+08:00');
    const soon = { cycle: 'quarterly', updatedOn: '2025-12-31' } as const;
    const later = { cycle: 'yearly', updatedOn: '2025-12-31' } as const;
    const types = [type(1, late), type(2, { ...late, parentId: 1 }), type(3), type(4, soon), type(5, later)];
    expect(countEntries(toCatalogue(types, now), now)).toEqual({ all: 5, onTime: 2, dueSoon: 1, overdue: 2 });
    // The thirtieth day before the last of the term.
    const eve = at('2026-02-28T10:00:00+08:00');
    expect(countEntries(toCatalogue([type(4, soon)], eve), eve).dueSoon).toBe(0);
  });

  test.each([
    ['monthly', '2025-12-31', '2026-01-31T23:59:59+08:00', false],
    ['monthly', '2025-12-31', '2026-02-01T00:00:00+08:00', true],
    ['monthly', '2024-01-31', '2024-02-29T23:59:59+08:00', false],
    ['monthly', '2024-01-31', '2024-03-01T00:00:00+08:00', true],
    ['quarterly', '2026-09-30', '2026-12-31T15:59:59Z', false],
    ['quarterly', '2026-09-30', '2026-12-31T16:00:00Z', true],
    ['yearly', '2025-01-01', '2026-12-31T23:59:59+08:00', false],
    ['yearly', '2025-01-01', '2027-01-01T00:00:00+08:00', true],
    ['immediate', '2000-01-01', '2026-12-31T00:00:00+08:00', false],
    ['monthly', null, '2026-12-31T00:00:00+08:00', false],
    [null, '2000-01-01', '2026-12-31T00:00:00+08:00', false],
  ] as const)('%s, renewed on %s: at %s overdue is %s', (cycle, updatedOn, now, isOverdue) => {
    expect(toCatalogue([type(1, { cycle, updatedOn })], at(now))[0]?.isOverdue).toBe(isOverdue);
  });

  test('an entry of nothing but a number (Spec §3) is named by it', () => {
    expect(toCatalogue([type(15, { name: '' })], 0)[0]).toMatchObject({ name: '第15类', cycle: '', updated: null });
  });
});
