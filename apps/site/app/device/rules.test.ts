import { describe, expect, test } from 'vitest';
import { BODY_FONT_SIZE } from './constants.ts';
import {
  deviceAtWidth,
  deviceOf,
  isDesktopChosen,
  isLow,
  layoutOf,
  ratioOf,
  rootFontSize,
  viewportContent,
} from './rules.ts';
import { isChunkFailure, mayReload } from '../runtime/stale-chunk.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile Safari/537.36';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Version/12.0 Mobile/15E148 Safari/604.1';
const ipadAsMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 Version/13.0 Safari/605.1.15';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/129.0.0.0 Safari/537.36';

describe('device and page scaling', () => {
  test.each([
    // user agent, css width, device pixel ratio → layout width, root font size, body font size
    ['iPhone, 3', iphone, 390, 3, 1170, 117, 36],
    ['iPhone, 2', iphone, 375, 2, 750, 75, 24],
    ['Android', android, 412, 2.625, 412, 41.2, 12],
    ['iPad', ipad, 1024, 2, 1024, 54, 12],
    ['desktop', desktop, 1440, 1, 1440, 144, 12],
    ['desktop, fine screen', desktop, 1440, 2, 1440, 144, 12],
    ['iPhone on its side: capped', iphone, 844, 3, 2532, 162, 36],
  ])(
    'layout width, root and body font size of %s (Spec §9)',
    (_, userAgent, width, devicePixelRatio, layoutWidth, root, body) => {
      const ratio = ratioOf(userAgent, devicePixelRatio);
      expect(width * ratio).toBe(layoutWidth);
      expect(rootFontSize(layoutWidth, deviceOf(userAgent), ratio)).toBeCloseTo(root, 6);
      expect(BODY_FONT_SIZE * ratio).toBe(body);
    },
  );

  test.each([
    [iphone, 'mobile'],
    [android, 'mobile'],
    [ipad, 'mobile'],
    // Each word alone is enough.
    [
      'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
      'mobile',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
    ['Opera Tablet', 'mobile'],
    ['Mozilla/5.0 (X11; Linux armv7l; Tablet; rv:109.0) Gecko/109.0 Firefox/118.0', 'mobile'],
    ['Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0', 'mobile'],
    [ipadAsMac, 'desktop'],
    [desktop, 'desktop'],
    ['', 'desktop'],
  ])('device of %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  test('a resize to 768 px or less makes any browser mobile, above the user agent decides', () => {
    expect(deviceAtWidth(desktop, 768)).toBe('mobile');
    expect(deviceAtWidth(desktop, 769)).toBe('desktop');
    expect(deviceAtWidth(android, 1024)).toBe('mobile');
  });

  test('only iPhones are scaled', () => {
    expect([
      ratioOf(iphone, 1),
      ratioOf(iphone, 1.9),
      ratioOf(iphone, 4),
      ratioOf(android, 3),
      ratioOf(ipad, 2),
    ]).toEqual([1, 1, 3, 1, 1]);
  });

  test.each([
    [320, 1, 'narrow'],
    [768, 1, 'narrow'],
    [769, 1, 'medium'],
    [1080, 1, 'medium'],
    [1081, 1, 'compact'],
    [1240, 1, 'compact'],
    [1241, 1, 'wide'],
    [1170, 3, 'narrow'],
    [2532, 3, 'medium'],
  ] as const)('layout %d at ratio %d is %s', (width, ratio, layout) => {
    expect(layoutOf(width, ratio)).toBe(layout);
  });

  test('the viewport never limits zoom', () => {
    for (const content of [
      viewportContent(1, false),
      viewportContent(2, false),
      viewportContent(3, false),
      viewportContent(1, true),
    ]) {
      expect(content).not.toMatch(/maximum-scale|minimum-scale|user-scalable/);
    }
    expect(viewportContent(1, true)).toBe('width=1280');
  });

  test('the choice of the desktop page is read from the cookie', () => {
    expect(isDesktopChosen('a=1; yunxia-device=desktop')).toBe(true);
    expect(isDesktopChosen('yunxia-device=mobile')).toBe(false);
    expect(isDesktopChosen('not-yunxia-device=desktop')).toBe(false);
  });
});

describe('scripts that are gone', () => {
  test.each([
    ['Failed to fetch dynamically imported module: http://x/assets/a.js', true],
    ['error loading dynamically imported module: http://x/assets/a.js', true],
    ['Importing a module script failed.', true],
    ['x is not a function', false],
  ])('%s', (message, expected) => {
    expect(isChunkFailure(new TypeError(message))).toBe(expected);
  });

  test('one reload in a minute, none without a network', () => {
    expect(mayReload(null, 1_000_000, true)).toBe(true);
    expect(mayReload('990000', 1_000_000, true)).toBe(false);
    expect(mayReload('900000', 1_000_000, true)).toBe(true);
    expect(mayReload(null, 1_000_000, false)).toBe(false);
  });
});

describe('low windows', () => {
  test.each([
    ['a phone held sideways', 844, 390, 1, true],
    ['the same under the scaled viewport', 2532, 1170, 3, true],
    ['a small phone held sideways', 667, 375, 1, true],
    ['a phone', 390, 844, 1, false],
    ['a phone whose keyboard is open', 390, 370, 1, false],
    ['a tablet', 1180, 820, 1, false],
    ['a low window wider than the drawing', 1920, 540, 1, false],
  ] as const)('%s', (_, width, height, ratio, low) => {
    expect(isLow(width, height, ratio)).toBe(low);
  });
});
