/** Pure rules of device and page scaling (Spec §4, §9): browser facts in, attribute values out. */
import {
  DESKTOP_VIEWPORT_WIDTH,
  DEVICE_COOKIE,
  LAYOUT_BOUNDS,
  LOW,
  MOBILE_MAX_WIDTH,
  MOBILE_WIDTH_CAP,
  ROOT_DIVISOR,
} from './constants.ts';

/** Value of `data-device`. */
export type Device = 'mobile' | 'desktop';
/** Value of `data-dpr` and `--ratio`. */
export type Ratio = 1 | 2 | 3;
/** Value of `data-layout`. */
export type Layout = 'narrow' | 'medium' | 'compact' | 'wide';

/** The device a browser names in its identification text (Spec §4). */
export const deviceOf = (userAgent: string): Device =>
  /mobile|android|iphone|ipad|tablet/i.test(userAgent) ? 'mobile' : 'desktop';

/**
 * The device after a resize (Spec §4): mobile at 768 px or less, else the user agent's answer.
 * @param effectiveWidth window width ÷ ratio, in px
 */
export const deviceAtWidth = (userAgent: string, effectiveWidth: number): Device =>
  effectiveWidth <= MOBILE_MAX_WIDTH ? 'mobile' : deviceOf(userAgent);

/** Page ratio: 3 on an iPhone with a pixel ratio of 3 or more, 2 on an iPhone with 2 or more, else 1 (Spec §9). */
export const ratioOf = (userAgent: string, devicePixelRatio: number): Ratio => {
  if (!/iphone/i.test(userAgent)) return 1;
  return devicePixelRatio >= 3 ? 3 : devicePixelRatio >= 2 ? 2 : 1;
};

/**
 * Root font size in px: a tenth of the layout width, which on mobile is capped at 540 × ratio (Spec §9).
 * @param layoutWidth width of the layout viewport in layout px
 */
export const rootFontSize = (layoutWidth: number, device: Device, ratio: Ratio): number =>
  (device === 'mobile' ? Math.min(layoutWidth, MOBILE_WIDTH_CAP * ratio) : layoutWidth) / ROOT_DIVISOR;

/** Width class of the page: no width query matches under a scaled viewport, so styles hang on this. */
export const layoutOf = (layoutWidth: number, ratio: Ratio): Layout => {
  const width = layoutWidth / ratio;
  if (width <= LAYOUT_BOUNDS.narrow) return 'narrow';
  if (width <= LAYOUT_BOUNDS.medium) return 'medium';
  return width <= LAYOUT_BOUNDS.compact ? 'compact' : 'wide';
};

/**
 * Whether the window is low, as that of a phone held sideways: the first screen then has room for little but what is asked
 * for. A window that a keyboard has made low is not wider than high.
 */
export const isLow = (width: number, height: number, ratio: Ratio): boolean =>
  width / ratio <= LOW.maxWidth && height / ratio <= LOW.maxHeight && width / height >= LOW.minAspect;

/** Content of the viewport meta. Never limits zoom (WCAG 1.4.4). */
export const viewportContent = (ratio: Ratio, desktopChosen: boolean): string => {
  if (desktopChosen) return `width=${DESKTOP_VIEWPORT_WIDTH}`;
  return ratio === 1
    ? 'width=device-width, initial-scale=1'
    : `width=device-width, initial-scale=${(1 / ratio).toFixed(6)}`;
};

/** Whether `document.cookie` carries the choice 浏览电脑版. */
export const isDesktopChosen = (cookies: string): boolean =>
  cookies.split(';').some((part) => part.trim() === `${DEVICE_COOKIE}=desktop`);
