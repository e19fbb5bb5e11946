import { expect, it } from 'vitest';
import { toCategoryChips } from './notice-categories.ts';

it('offers the categories that there are, and the one that is asked for', () => {
  const texts = (categories: Record<string, number>, current?: string) =>
    toCategoryChips(categories, current).map(
      ({ label, count, isCurrent }) => `${label}${count ?? ''}${isCurrent ? '*' : ''}`,
    );
  expect(texts({ 临时公告: 6, 定期报告: 5 })).toEqual(['全部*', '临时公告6', '定期报告5']);
  expect(texts({ 临时公告: 6 }, '没有的')).toEqual(['全部', '临时公告6', '没有的0*']);
  expect(texts({ 投资者活动: 3 })).toEqual([]);
  expect(texts({})).toEqual([]);
  expect(texts({ constructor: 2, toString: 1 }, 'valueOf')).toEqual(['全部', 'constructor2', 'toString1', 'valueOf0*']);
});
