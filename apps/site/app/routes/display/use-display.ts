import { useSyncExternalStore } from 'react';
import { DISPLAY_EVENT, LAYOUT_EVENT } from '../../device/constants.ts';
import { currentDisplay, type Display } from '../../device/display.ts';
import { currentTheme, type Theme } from '../../device/theme.ts';

/** The settings in force in this document. */
export interface Shown {
  readonly display: Display;
  readonly theme: Theme;
}

const onServer = JSON.stringify({ display: {}, theme: 'light' } satisfies Shown);
const read = (): string => JSON.stringify({ display: currentDisplay(), theme: currentTheme() } satisfies Shown);

const subscribe = (onChange: () => void): (() => void) => {
  for (const event of [DISPLAY_EVENT, LAYOUT_EVENT]) addEventListener(event, onChange);
  return () => {
    for (const event of [DISPLAY_EVENT, LAYOUT_EVENT]) removeEventListener(event, onChange);
  };
};

/** The display settings in force, and what changes them from elsewhere; on the server and before hydration none. */
export const useDisplay = (): Shown => JSON.parse(useSyncExternalStore(subscribe, read, () => onServer)) as Shown;
