import type { BrowserContextOptions } from '@playwright/test';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1';

/** A device as the browser emulates it, and what the page makes of it (Spec §9). */
export type Device = {
  name: string;
  options: BrowserContextOptions;
  device: 'mobile' | 'desktop';
  ratio: 1 | 2 | 3;
  /** Layout width, root and body font size, in CSS px. */
  layout: number;
  root: number;
  body: number;
};

const phone = (userAgent: string, width: number, height: number, deviceScaleFactor: number): BrowserContextOptions => ({
  userAgent,
  viewport: { width, height },
  deviceScaleFactor,
  isMobile: true,
  hasTouch: true,
});

export const devices: readonly Device[] = [
  {
    name: 'iPhone, ratio 3',
    options: phone(iphone, 390, 844, 3),
    device: 'mobile',
    ratio: 3,
    layout: 1170,
    root: 117,
    body: 36,
  },
  {
    name: 'iPhone, ratio 2',
    options: phone(iphone, 375, 667, 2),
    device: 'mobile',
    ratio: 2,
    layout: 750,
    root: 75,
    body: 24,
  },
  {
    name: 'Android',
    options: phone(android, 412, 915, 2.625),
    device: 'mobile',
    ratio: 1,
    layout: 412,
    root: 41.2,
    body: 12,
  },
  { name: 'iPad', options: phone(ipad, 1024, 1366, 2), device: 'mobile', ratio: 1, layout: 1024, root: 54, body: 12 },
  {
    name: 'desktop',
    options: { viewport: { width: 1440, height: 900 } },
    device: 'desktop',
    ratio: 1,
    layout: 1440,
    root: 144,
    body: 12,
  },
];
