import type { Ratio } from './rules.ts';

/** Page ratio in force: layout px per effective px. Browser only; use it to compare scroll positions in effective px. */
export const currentRatio = (): Ratio => {
  const value = document.documentElement.dataset.dpr;
  return value === '3' ? 3 : value === '2' ? 2 : 1;
};
