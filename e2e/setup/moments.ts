import type { Page } from '@playwright/test';

/** Frames after which the effect of an event is visible. */
const FRAMES = 6;

/** Waits until any effect would be visible: for tests that something does not happen. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let left = frames;
        const look = () => {
          left -= 1;
          if (left < 0) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    FRAMES,
  );
}

/** Waits until the header stands where the scroll position wants it: past a banner it slides in. */
export async function restHeader(page: Page): Promise<void> {
  await settle(page);
  await page
    .locator('[data-site-header]')
    .evaluate((header) => Promise.all(header.getAnimations().map((animation) => animation.finished)));
}

/** Turns the wheel, and waits until what is under it would have moved. */
export async function turnWheel(page: Page, by: number): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    event: new Promise((done) => addEventListener('wheel', done, { once: true, capture: true, passive: true })),
  }));
  await page.mouse.wheel(0, by);
  await heard.evaluate(({ event }) => event.then(() => undefined));
  await settle(page);
}

/**
 * Stops a clock that was installed before the page was opened: from now on it moves by `runFor` and `fastForward` alone,
 * however long the machine takes.
 *
 * @param ahead how far it is put forward by that, in ms: less than until anything of interest
 * @returns the time it stands at, epoch ms
 */
export async function stopClock(page: Page, ahead = 10_000): Promise<number> {
  const moment = (await page.evaluate(() => Date.now())) + ahead;
  await page.clock.pauseAt(moment);
  return moment;
}

/** Gives the answers of calls the time of a page whose clock was moved: in use both clocks run together. */
export async function serverKeepsTime(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const answer = async (): Promise<void> => {
      const response = await route.fetch();
      const now = await page.evaluate(() => Date.now());
      await route.fulfill({ response, headers: { ...response.headers(), date: new Date(now).toUTCString() } });
    };
    // The page may have gone meanwhile; one that has not waits for its answer, and its test says so.
    await answer().catch(() => undefined);
  });
}
