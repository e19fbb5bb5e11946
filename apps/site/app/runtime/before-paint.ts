/**
 * Runs in `<head>` before anything is painted; bundled by Vite and inlined with the page's nonce. The HTML is the same
 * for every visitor: this sets theme, device, desktop choice, ratio, width class, root font size and the reader's text
 * size and display settings on `<html>`, and keeps them right afterwards; fetches the page's scripts after the first paint (deferred-hydration.ts). Imports constants, pure rules and small parts like these only.
 */
import {
  DEFAULT_MEDIUM_FONT_SIZE,
  DISPLAY_EVENT,
  LAYOUT_EVENT,
  RECOMPUTE_DELAY_MS,
  THEME_STORAGE_KEY,
} from '../device/constants.ts';
import { startDesktopChoice } from '../device/desktop-choice.ts';
import { applyDisplay, currentDisplay, readDisplay, sizeOf, switchElder } from '../device/display.ts';
import { startMenu } from './menu.ts';
import { storedCount } from './near-place.ts';
import { holdBack, startOverlayHistory } from './overlay-history.ts';
import { startDeferredHydration } from './deferred-hydration.ts';
import { applyTheme, type Theme } from '../device/theme.ts';
import { applyReadingScale, storedReadingScale } from './reading-size.ts';
import {
  deviceAtWidth,
  deviceOf,
  isDesktopChosen,
  isLow,
  layoutOf,
  ratioOf,
  rootFontSize,
  viewportContent,
} from '../device/rules.ts';

const html = document.documentElement;
const userAgent = navigator.userAgent;
const desktopChosen = isDesktopChosen(document.cookie);
const ratio = desktopChosen ? 1 : ratioOf(userAgent, devicePixelRatio);

const storedTheme = (): Theme | null => {
  try {
    const value = localStorage.getItem(THEME_STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null; // storage is denied in some in-app browsers: the system's preference decides
  }
};
const dark = matchMedia('(prefers-color-scheme: dark)');
/** The colour sets of the display settings stand on a theme of their own kind. */
const CONTRAST_THEMES: Readonly<Record<string, Theme>> = { yellow: 'dark', bw: 'light' };
const setTheme = (): void =>
  applyTheme(CONTRAST_THEMES[html.dataset.contrast ?? ''] ?? storedTheme() ?? (dark.matches ? 'dark' : 'light'));

/** Font size that a declared root size really gives: Android's system font scale multiplies it inside a WebView. */
const computedRoot = (declared: string): number => {
  html.style.fontSize = declared;
  return Number.parseFloat(getComputedStyle(html).fontSize);
};

/** The last computation: the window it was made for, and what the browser made of sizes then. */
const last = { width: 0, window: '', medium: DEFAULT_MEDIUM_FONT_SIZE, factor: 1 };

/**
 * Writes what follows from the window's width. Sizes are measured again only when that has changed, because it makes the
 * browser style the whole page twice: phones report a resize while they load, and whenever their bars slide away.
 * @returns whether the window has changed
 */
const applyLayout = (device: string, isAnew: boolean): boolean => {
  const width = html.clientWidth;
  const wanted = rootFontSize(width, device === 'mobile' ? 'mobile' : 'desktop', ratio);
  const before = last.window;
  last.window = `${innerWidth} ${innerHeight}`;
  if (isAnew || width !== last.width) {
    last.width = width;
    last.medium = computedRoot('medium');
    last.factor = computedRoot(`${wanted}px`) / wanted;
    // With the width alone: a keyboard that takes the lower half of the window must not move the page.
    html.toggleAttribute('data-low', isLow(width, html.clientHeight, ratio));
  }
  const { medium, factor } = last;
  const scaled = Math.abs(factor - 1) > 0.01;
  html.dataset.device = device;
  html.style.fontSize = `${scaled ? wanted / factor : wanted}px`;
  html.style.setProperty('--ratio', `${ratio}`);
  const preference = (medium / DEFAULT_MEDIUM_FONT_SIZE / (scaled ? factor : 1)) * sizeOf(currentDisplay());
  html.style.setProperty('--pref', `${preference}`);
  // Larger text needs more room: like page zoom, a larger preference counts as a narrower page (WCAG 1.4.4).
  // The elder mode's layout is that of phones, in one column.
  html.dataset.layout = html.dataset.elder ? 'narrow' : layoutOf(width / Math.max(1, preference), ratio);
  return isAnew || last.window !== before;
};

const recompute = (isAnew: boolean): void => {
  const device = desktopChosen ? 'desktop' : deviceAtWidth(userAgent, innerWidth / ratio);
  if (applyLayout(device, isAnew)) dispatchEvent(new Event(LAYOUT_EVENT));
};
let timer: ReturnType<typeof setTimeout> | undefined;
const recomputeSoon = (isAnew: boolean): void => {
  clearTimeout(timer);
  timer = setTimeout(recompute, RECOMPUTE_DELAY_MS, isAnew);
};

// What WeChat's own browser cannot do is said there alone (components/download-hint).
if (/MicroMessenger/i.test(userAgent)) html.dataset.app = 'wechat';
applyDisplay(readDisplay(document.cookie));
setTheme();
applyReadingScale(storedReadingScale());
html.dataset.dpr = `${ratio}`;
// The list of outages keeps room for the reader's own places.
html.dataset.own = `${Math.min(3, storedCount())}`;
if (desktopChosen) html.dataset.view = 'desktop';
if (desktopChosen || ratio > 1) {
  // React does not own this element (root.tsx renders it on the server only), so its one value can change in place.
  document.querySelector('meta[name=viewport]')?.setAttribute('content', viewportContent(ratio, desktopChosen));
}
applyLayout(desktopChosen ? 'desktop' : deviceOf(userAgent), true);

dark.addEventListener('change', setTheme);
addEventListener('resize', () => recomputeSoon(false));
addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  applyDisplay(readDisplay(document.cookie));
  setTheme();
  recomputeSoon(true);
});
addEventListener(DISPLAY_EVENT, () => {
  setTheme();
  recompute(true);
});
// The switch of the strip is a link to the settings without script (shell/page-top.tsx).
addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-elder-switch]')) return;
  event.preventDefault();
  switchElder();
});
// The router stores under this key how far a page is scrolled. Without one, all first pages of a visit would share one.
const state = history.state as { readonly key?: string } | null;
if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
window.holdBack = holdBack;
startOverlayHistory();
startDesktopChoice();
startMenu();
startDeferredHydration();
