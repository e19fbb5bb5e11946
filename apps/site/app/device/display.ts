/**
 * The reader's display settings, elder mode included (docs/specification.md, "Display settings"). A cookie stores them after a
 * choice, and only the browser reads it: the HTML is the same for every visitor. The script before the first paint writes
 * each setting on `<html>` as `data-<key>`; styles do the rest.
 */
import { CHOICE_MAX_AGE_S, DISPLAY_COOKIE, DISPLAY_EVENT } from './constants.ts';

/** Settings by key; a key that is absent has its default. */
export type Display = Partial<Record<DisplayKey, string>>;

/** What can be set. `size`: 1, 2, 3. `contrast`: yellow, bw. `pointer`: 64, 96. `guide`: line, band. `pace`: slow, fast. `trend`: 1 green rises, 2 blue rises and orange falls. The rest: 1. */
export const displayKeys = [
  'elder',
  'size',
  'contrast',
  'pointer',
  'guide',
  'caption',
  'still',
  'trend',
  'pace',
] as const;
export type DisplayKey = (typeof displayKeys)[number];

/** Scale of everything that is read or pressed, by `size`: body text of 16, 20, 24 and 30 px. */
export const SIZE_SCALES = [1, 1.25, 1.5, 1.875] as const;

/** The settings of a cookie string. */
export const readDisplay = (cookies: string): Display => {
  const [, stored = ''] = new RegExp(`(?:^|; )${DISPLAY_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  return Object.fromEntries(new URLSearchParams(stored));
};

/** The size in force: elder mode has no size below 1. */
export const sizeOf = ({ size, elder }: Display): number => SIZE_SCALES[Number(size)] ?? SIZE_SCALES[elder ? 1 : 0];

/** Writes settings on `<html>`. Browser only. */
export const applyDisplay = (display: Display): void => {
  const { dataset } = document.documentElement;
  for (const key of displayKeys) {
    const value = display[key];
    if (value) dataset[key] = value;
    else delete dataset[key];
  }
};

/** The settings in force in this document. Browser only. */
export const currentDisplay = (): Display => {
  const { dataset } = document.documentElement;
  return Object.fromEntries(displayKeys.flatMap((key) => (dataset[key] ? [[key, dataset[key]]] : [])));
};

/** Puts settings in force and stores them; with none left the cookie goes. Without cookies they last as long as the page. */
export const chooseDisplay = (display: Display): void => {
  applyDisplay(display);
  const stored = new URLSearchParams(Object.entries(currentDisplay()));
  document.cookie = `${DISPLAY_COOKIE}=${stored}; Path=/; Max-Age=${stored.size > 0 ? CHOICE_MAX_AGE_S : 0}; SameSite=Lax`;
  dispatchEvent(new Event(DISPLAY_EVENT));
};

/** Switches elder mode on, or everything back. Browser only. */
export const switchElder = (): void => {
  const display = currentDisplay();
  chooseDisplay(display.elder ? {} : { ...display, elder: '1', size: display.size ?? '1' });
};
