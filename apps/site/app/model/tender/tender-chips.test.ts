import { expect, it } from 'vitest';
import { toTenderChips } from './tender-chips.ts';

it('always offers what a bidder looks for', () => {
  const chips = toTenderChips({ closed: 3, closing: 0, open: 0 }, undefined, 3);
  expect(chips.map(({ label, count }) => `${label}${count}`)).toEqual(['全部3', '即将截止0', '进行中0', '已结束3']);
});
