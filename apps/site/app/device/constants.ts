/** Fixed values of device detection, page scaling and theme. Those of Spec §9 carry its name. */

/** Locale of the whole site: `lang`, Intl, date inputs, the document viewer (Spec §9). */
export const LOCALE = 'zh-CN';

/** Mobile breakpoint: a window this wide or narrower, in effective px, is mobile after a resize (Spec §9). */
export const MOBILE_MAX_WIDTH = 768;

/** Layout width cap on mobile, in css px times the ratio (Spec §9). */
export const MOBILE_WIDTH_CAP = 540;

/** Root font size = layout width divided by this (Spec §9). */
export const ROOT_DIVISOR = 10;

/** Delay from the last resize or the page's restoration to the next computation, in ms (Spec §9). */
export const RECOMPUTE_DELAY_MS = 300;

/** Body font size in px at ratio 1 (Spec §9: 12 times the device pixel ratio). */
export const BODY_FONT_SIZE = 12;

/** Back-top appears at this scroll position, in effective px (Spec §9). */
export const BACK_TOP_THRESHOLD = 500;

/** Upper bounds of `data-layout`, in effective px (layout width ÷ ratio); above the last one it is `wide`. */
export const LAYOUT_BOUNDS = { narrow: MOBILE_MAX_WIDTH, medium: 1080, compact: 1240 } as const;

/**
 * `data-low`: a window within these bounds, in effective px (css-widths.ts). The
 * drawing of /home, which is smaller then, is as wide as the widest of them.
 */
export const LOW = { maxWidth: 1760, maxHeight: 560, minAspect: 1.3 } as const;

/** The browser's initial font size in px when the reader has not changed it (CSS `medium`). */
export const DEFAULT_MEDIUM_FONT_SIZE = 16;

/** Viewport width in css px when the reader asks a phone for the desktop page (浏览电脑版). */
export const DESKTOP_VIEWPORT_WIDTH = 1280;

/** Key of the reader's theme in local storage; read before paint, written by the switch. */
export const THEME_STORAGE_KEY = 'yunxia-theme';

/** Cookie that stores the choice 浏览电脑版; its only value is `desktop`, 返回手机版 deletes it. Only the browser reads it. */
export const DEVICE_COOKIE = 'yunxia-device';

/** `Max-Age` of a cookie that stores a choice of the reader, in s: one year. */
export const CHOICE_MAX_AGE_S = 31_536_000;

/** Cookie that stores the display settings, elder mode included, after a choice. Only the browser reads it. */
export const DISPLAY_COOKIE = 'yunxia-display';

/** Event on `window` when display settings have changed. */
export const DISPLAY_EVENT = 'yunxia:display';

/** Event on `window` after device, layout or ratio on `<html>` have been computed again. */
export const LAYOUT_EVENT = 'yunxia:layout';

/** Colour of the browser's own bars by theme: `--surface` of styles/themes.css, which the header has. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#0c2229' } as const;

/** URL of the service worker: at the root, because its path limits its scope. */
export const WORKER_PATH = '/sw.js';

/** Event on `window` when the page is hydrated and every control works. */
export const HYDRATED_EVENT = 'yunxia:hydrated';

/** Event on `window` when the router has left a page, or React has removed the header: the menu closes. */
export const MENU_LEFT_EVENT = 'yunxia:menu-left';

/** Id of the template at the end of the page that holds the menu of phones. */
export const MENU_TEMPLATE_ID = 'menu-template';

/** Id of the element that the menu is cloned into. */
export const MENU_BOX_ID = 'menu-box';

/** Id of the element that names the page's script files, as JSON (deferred-hydration.ts). */
export const PAGE_MODULES_ID = 'page-modules';
