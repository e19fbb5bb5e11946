import { exampleItems, type ExampleItem } from '@yunxia/contract/examples';
import { nextOutageChange } from '@yunxia/contract/outage-status';
import { DAY_MS, parseTime, toIsoTime } from '@yunxia/contract/time';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { serverKeepsTime, stopClock } from '../setup/moments.ts';

/** An outage of the stub at this moment (epoch ms), with its times. */
function outageAt(id: number, now: number): { record: ExampleItem; start: number; end: number } {
  const record = exampleItems('notice-list', now).find((item) => item.id === id);
  const start = parseTime(String(record?.startAt));
  const end = parseTime(String(record?.endAt));
  if (!record || start === null || end === null) throw new Error(`the stub has no outage ${id} with both times`);
  return { record, start, end };
}

/** How long before a change the page is looked at, in ms: on no machine does it come before the look is taken. */
const AHEAD_MS = 30_000;
/**
 * How long after a change the page is looked at, in ms. Its clock follows `Date` headers: they have whole seconds, and a busy
 * machine reads them late.
 */
const AFTER_MS = 2_500;

/** Lets the machine sleep until this moment: timers that were due run once, as they do when it resumes. */
async function sleepUntil(page: Page, moment: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(moment - now);
}

test('the open list: scheduled, soon, ongoing, due at the second, with counts and order, without a reload', async ({
  page,
  problems,
}) => {
  // It keeps time without a network. An answer in the air while `runFor` races would be read as a clock that is wrong.
  problems.expect(/Failed to load resource/);
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.clock.install({ time: Date.now() });
  const { record, start, end } = outageAt(307, Date.now());
  await page.goto('/information_disclosure/overhaul');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="?id=${record.id}"]`) });
  const status = page.getByRole('group', { name: '按状态筛选' });
  await expect(row).toContainText('计划中');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await sleepUntil(page, start - DAY_MS - AHEAD_MS);
  await expect(row).toContainText('计划中');
  await page.clock.runFor(AHEAD_MS + AFTER_MS);
  await expect(row).toContainText('即将停电');
  await expect(status.getByRole('link', { name: /^即将停电/ })).toHaveText(/1$/);

  await sleepUntil(page, start - AHEAD_MS);
  await expect(row).toContainText('即将停电');
  await expect(row).toContainText('还有');
  await page.clock.runFor(AHEAD_MS + AFTER_MS);
  await expect(row).toContainText('停电中');
  await expect(row).toContainText('预计恢复');
  const live = page.getByRole('region', { name: '正在停电' });
  await expect(live.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    `/information_details?id=${record.id}`,
  );
  await expect(status.getByRole('link', { name: /^停电中/ })).toHaveText(/2$/);

  await sleepUntil(page, end - AHEAD_MS);
  await expect(row).toContainText('停电中');
  await page.clock.runFor(AHEAD_MS + AFTER_MS);
  await expect(row).toContainText('应已恢复');
  await expect(live.locator(`a[href$="?id=${record.id}"]`)).toHaveCount(0);

  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the open list asks again, without a word, when a status on any of its pages may have changed', async ({
  page,
  stub,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await serverKeepsTime(page);
  await page.goto('/information_disclosure/overhaul?page=2');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const calls = stub.calls('notice-list');
  const changes = exampleItems('notice-list', now)
    .filter((item) => item['type'] === 'overhaul')
    .map((item) => nextOutageChange(item, now))
    .filter((time) => time !== null);
  const moment = Math.min(...changes) + 10_000;
  await page.clock.fastForward(moment - now);
  await expect.poll(() => stub.calls('notice-list')).toBeGreaterThan(calls);
  await expect(page.locator('main')).toContainText(`数据时间${toIsoTime(moment).slice(0, 10)}`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the panel of the home page keeps time as well', async ({ page, stub }) => {
  await page.clock.install({ time: Date.now() });
  // Moved two days ahead, what the examples show as going on is scheduled.
  const moved = Date.now() + 2 * DAY_MS;
  stub.setNow(moved);
  const { start, end } = outageAt(301, moved);
  await page.goto('/home');
  const row = page
    .getByRole('region', { name: '停电查询' })
    .getByRole('listitem')
    .filter({ hasText: '坝前镇' })
    .first();
  await expect(row).toContainText('计划中');
  await sleepUntil(page, start - DAY_MS + 100);
  await expect(row).toContainText('即将停电');
  await sleepUntil(page, start - AHEAD_MS);
  await expect(row).toContainText('即将停电');
  await page.clock.runFor(AHEAD_MS + AFTER_MS);
  await expect(row).toContainText('停电中');
  await sleepUntil(page, end + 100);
  await expect(row).toContainText('应已恢复');
});

test('a phone that slept looks again when it resumes, before any timer is due', async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  const { start } = outageAt(305, Date.now());
  await page.goto('/information_details?id=305');
  const state = page.getByRole('region', { name: '当前状态' });
  await expect(state).toContainText('即将停电');
  // The clock jumps, the timers stand: that is what sleep looks like to a page.
  await stopClock(page);
  await page.clock.setSystemTime(start + AHEAD_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(state).toContainText('停电中');
});

test('the reader’s clock may be wrong: the server’s decides', async ({ page }) => {
  const wrong = Date.now() - 20 * DAY_MS;
  await page.clock.install({ time: wrong });
  await page.goto('/information_details?id=301');
  const state = page.getByRole('region', { name: '当前状态' });
  await expect(state).toContainText('停电中');
  await page.clock.runFor(61_000);
  await expect(state).toContainText('停电中');
});

test.describe('a page that comes old from a cache', () => {
  /** The page is made now; it comes when this outage is over. @returns its state on the page */
  const openLate = async (page: Page) => {
    await page.clock.install({ time: outageAt(301, Date.now()).end + AHEAD_MS });
    await serverKeepsTime(page);
    return page.getByRole('region', { name: '当前状态' });
  };

  test('asks for the time, and shows what ended meanwhile', async ({ page }) => {
    const state = await openLate(page);
    await page.goto('/information_details?id=301');
    await expect(state).toContainText('应已恢复');
  });

  test('shows it after the first call, where the time could not be asked for', async ({ page, problems }) => {
    problems.expect(/Failed to load resource/);
    const state = await openLate(page);
    const asked = page.waitForRequest('**/api/v1/site-info');
    await page.route('**/api/v1/site-info', (route) => route.abort());
    await page.goto('/information_details?id=301');
    await asked;
    await expect(state).toContainText('停电中');
    await page.getByRole('button', { name: '打开搜索' }).click();
    await page.locator('header input[name=key]').fill('停电');
    await expect(state).toContainText('应已恢复');
  });
});

test('every view of outages says from when its data is', async ({ page }) => {
  for (const path of [
    '/home',
    '/information_disclosure/overhaul',
    '/information_disclosure/overhaul?view=calendar',
    '/information_details?id=301',
    '/information_details/poster?id=301',
  ]) {
    await page.goto(path);
    await expect(page.locator('main'), path).toContainText(/数据时间\s*\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  }
});
