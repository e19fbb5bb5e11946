import { DISPLAY_EVENT } from '../device/constants.ts';
import type { HelpInfo } from './aids/help-sheet.ts';

/**
 * Fetches the reading aids for those who have chosen one, now or later. Browser only.
 * @param info whom to call, for the sheet of 求助
 * @returns a function that ends it
 */
export const startAids = (info: HelpInfo): (() => void) => {
  const load = (): void => {
    const { elder, guide, caption } = document.documentElement.dataset;
    if (elder ?? guide ?? caption) void import('./aids/aids.ts').then(({ showAids }) => showAids(info));
  };
  load();
  addEventListener(DISPLAY_EVENT, load);
  return () => removeEventListener(DISPLAY_EVENT, load);
};
