import type { Page } from '@playwright/test';
import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** A time of Beijing's clock, days from now, as an editor types it. */
const typed = (days: number, clock: string): string =>
  `${new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)} ${clock}`;
const stored = (days: number, clock: string): string =>
  new Date(`${typed(days, clock).replace(' ', 'T')}:00+08:00`).toISOString();

/** Counts presses: clicks, and keys that type no character. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1));
    addEventListener('pointerdown', counter, true);
    addEventListener(
      'keydown',
      ({ key, ctrlKey }) => ((key.length > 1 && key !== 'Control') || ctrlKey ? counter() : undefined),
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}

test('the duty clerk: an outage from last week’s in 12 presses, its delay, and a restoration in two', async ({
  browser,
  content,
  editor,
  request,
}) => {
  const areas: Record<string, number> = {};
  for (const [title, kind, parent] of [
    ['石坪县', 'county', ''],
    ['松坪镇', 'town', '石坪县'],
    ['松坪村', 'village', '松坪镇'],
    ['竹沟村', 'village', '松坪镇'],
  ] as const) {
    areas[title] = await editor.create('outage-areas', { title, kind, parentId: areas[parent] ?? null });
  }
  const common = {
    ...{
      type: 'overhaul',
      kind: 'planned',
      reason: '更换台区变压器',
      lines: ['10 千伏松坪支线'],
      _status: 'published',
    },
    regions: [{ county: '石坪县', town: '松坪镇', villages: ['松坪村'] }],
  };
  const lastWeek = await editor.create('notices', {
    ...common,
    title: '上周的停电（演示）',
    startAt: stored(-7, '08:30'),
    endAt: stored(-7, '17:30'),
  });
  const goingOn = await editor.create('notices', {
    ...common,
    lines: ['10 千伏渔湾线'],
    title: '正在停电（演示）',
    startAt: stored(-1, '08:30'),
    endAt: stored(1, '17:30'),
  });
  const infoOf = async (id: number): Promise<Record<string, unknown>> => {
    const answer = await request.post('/api/v1/notice-info', { form: { id: String(id) } });
    return ((await answer.json()) as { info?: Record<string, unknown> }).info ?? {};
  };
  const page = await openAdmin(browser, editor);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const presses = await countPresses(page);
  const field = (name: string) => page.locator(`#field-${name}`);
  const publish = page.getByRole('button', { name: /^发布/ });

  // 1. last week's outage again, by its copy
  await page.goto(`${content.url}/admin/collections/notices`);
  const began = Date.now();
  await page.getByRole('link', { name: '上周的停电（演示）' }).click();
  await page.getByRole('button', { name: '复制这一条' }).click();
  await page.waitForURL(
    (url) => url.pathname !== `/admin/collections/notices/${lastWeek}` && /\/\d+$/.test(url.pathname),
  );
  const copy = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  await expect(field('startAt')).toHaveValue('');
  // the first fields end in the upper third, once the steps of a review are known to be none
  const firstEnd = async (): Promise<number> => {
    const box = await field('startAt').boundingBox();
    return (box?.y ?? 999) + (box?.height ?? 0);
  };
  await expect.poll(firstEnd).toBeLessThanOrEqual(240);
  await field('startAt').click();
  await field('startAt').fill(typed(2, '08:30'));
  await field('endAt').click();
  await field('endAt').fill(typed(2, '21:30'));
  const flags = page.getByRole('region', { name: '请核对' });
  await expect(flags.getByRole('listitem')).toHaveText([/只提前 2 天/, /停电 13 小时/]);
  await expect(page.getByRole('region', { name: '发布后居民看到' })).toContainText('8:30–21:30，共 13 小时');
  await flags.getByRole('checkbox').first().click();
  await publish.click();
  await expect(flags).toContainText('还有 1 项没有确认');
  expect(await infoOf(copy)).toEqual({});
  // a double click is one press: it does not publish past what was not confirmed
  await page.waitForTimeout(600);
  await publish.click();
  await expect
    .poll(async () => (await infoOf(copy))['startAt'])
    .toBe(`${typed(2, '08:30').replace(' ', 'T')}:00+08:00`);
  expect(await presses()).toBeLessThanOrEqual(12);
  // who has confirmed what, and when
  await expect(flags.getByText(/^管理员 \d\d-\d\d \d\d:\d\d 确认$/)).toHaveCount(1);
  expect(Date.now() - began).toBeLessThan(60_000);
  expect(await findViolations(page, { within: '.outage-check' })).toEqual([]);

  // 2. its places, and its delay
  const chosen = page.getByRole('list', { name: '已选的地方' });
  await page.getByRole('button', { name: '石坪县' }).click();
  await page.getByRole('button', { name: '松坪镇', exact: true }).click();
  await page.getByRole('checkbox', { name: '竹沟村' }).check();
  await expect(chosen.getByRole('listitem')).toHaveText([/松坪镇松坪村/, /松坪镇竹沟村/]);
  await page.getByLabel('在供电区域里找').fill('松坪镇');
  await page.getByLabel('在供电区域里找').press('Enter');
  await expect(chosen.getByRole('listitem')).toHaveText([/石坪县松坪镇（全部）/]);
  expect(await findViolations(page, { within: '.place-picker' })).toEqual([]);
  await page.getByRole('button', { name: '延期' }).click();
  const panel = page.getByRole('region', { name: '延期' });
  await expect(panel).toContainText(`原定 ${typed(2, '08:30')} 至 ${typed(2, '21:30')}`);
  await panel.getByLabel('新的停电时间').fill(typed(3, '08:30'));
  await panel.getByLabel('新的送电时间').fill(typed(3, '12:30'));
  expect(await findViolations(page, { within: '.outage-panel' })).toEqual([]);
  await panel.getByRole('button', { name: '改到新的时间' }).click();
  await expect(panel).toHaveCount(0);
  await expect
    .poll(async () => infoOf(copy))
    .toMatchObject({
      previousStartAt: `${typed(2, '08:30').replace(' ', 'T')}:00+08:00`,
      regions: [{ county: '石坪县', town: '松坪镇', villages: [] }],
      changes: [{ text: `停电时间由${typed(2, '08:30')}–21:30改为${typed(3, '08:30')}–12:30。` }],
    });
  await page.getByRole('button', { name: '取消停电' }).click();
  await page.getByLabel('取消的原因（居民会看到）').fill('天气原因');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await infoOf(copy))['override']).toBe('cancelled');

  // 3. a restoration
  await page.goto(`${content.url}/admin/collections/notices/${goingOn}`);
  const restore = page.getByRole('button', { name: '已恢复' });
  await expect(restore).toBeEnabled();
  const before = await presses();
  await restore.click();
  await page.getByRole('button', { name: '确认恢复' }).press('Enter');
  await expect.poll(async () => (await infoOf(goingOn))['restoredAt']).toBeTruthy();
  expect((await presses()) - before).toBe(2);
  expect(errors).toEqual([]);
  await page.context().close();
});
