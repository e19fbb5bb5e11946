import { useSyncExternalStore } from 'react';
import { useSite } from '../api/use-site.ts';
import { LAYOUT_EVENT } from './constants.ts';
import type { Device, Ratio } from './rules.ts';

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener(LAYOUT_EVENT, onChange);
  return () => removeEventListener(LAYOUT_EVENT, onChange);
};

/** The device flag (Seed §4). The server's answer during hydration, then `data-device`, which follows resizes. */
export const useDevice = (): Device => {
  const { device } = useSite();
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop'),
    () => device,
  );
};

/** Page ratio in force: layout px per effective px. Browser only; use it to compare scroll positions in effective px. */
export const currentRatio = (): Ratio => {
  const value = document.documentElement.dataset.dpr;
  return value === '3' ? 3 : value === '2' ? 2 : 1;
};
