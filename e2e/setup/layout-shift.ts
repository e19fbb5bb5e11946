import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Counts layout shifts that no input caused, from the page's first moment on. Call it before the first `goto`. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far, once the page has come to rest. */
export async function readLayoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return page.evaluate(() => window.layoutShift ?? 0);
}
