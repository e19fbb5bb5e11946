import type { Page } from '@playwright/test';
import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** A time of Beijing's clock, days from now, as an editor types it, and as feeds and answers have it. */
const typed = (days: number, clock: string): string =>
  `${new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)} ${clock}`;
const answered = (days: number, clock: string): string => `${typed(days, clock).replace(' ', 'T')}:00+08:00`;
const stored = (days: number, clock: string): string => new Date(answered(days, clock)).toISOString();
const utcStamp = (days: number, clock: string): string => stored(days, clock).replaceAll(/[-:]|\.\d+/g, '');

test('a tender, its change, candidates and result: one number, the new deadline everywhere, the old one struck through', async ({
  browser,
  content,
  editor,
  request,
  site,
}) => {
  const number = '云采-演示-001';
  const tender = await editor.create('purchases', {
    noticeType: 'tender',
    title: '闸门防腐工程招标公告（演示）',
    projectNo: number,
    category: 'works',
    owner: '某电站（演示）',
    filesFrom: stored(-10, '09:00'),
    filesTo: stored(-4, '17:00'),
    publishedAt: stored(-10, '09:00'),
    deadlineAt: stored(12, '09:30'),
    opensAt: stored(12, '09:30'),
    content: paragraph('演示数据。'),
    _status: 'published',
  });
  const infoOf = async (id: number): Promise<Record<string, unknown>> => {
    const answer = await request.post('/api/v1/purchase-info', { form: { id: String(id) } });
    return ((await answer.json()) as { info?: Record<string, unknown> }).info ?? {};
  };
  const calendar = async (path: string): Promise<string> => (await request.get(path)).text();
  const uidOf = (text: string): string | undefined => /^UID:(.+)$/m.exec(text)?.[1];
  const before = await calendar(`/feeds/tender.ics?id=${tender}`);
  expect(before).toContain(utcStamp(12, '09:30'));

  const page = await openAdmin(browser, editor);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const flags = page.getByRole('region', { name: '请核对' });
  const publish = page.getByRole('button', { name: /^发布/ });
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const publishAll = async (id: number): Promise<void> => {
    // what is not confirmed would be said once before
    await expect(flags).toHaveCount(0);
    await publish.click();
    await expect.poll(async () => (await infoOf(id))['title']).toBeTruthy();
  };
  const make = async (name: string): Promise<number> => {
    await page.goto(`${content.url}/admin/collections/purchases/${tender}`);
    const group = page.getByRole('group', { name: '由这条招标建立' });
    await expect(group).toBeVisible();
    expect(await findViolations(page, { within: '.outage-actions' })).toEqual([]);
    await group.getByRole('button', { name: `建立${name}` }).click();
    await page.waitForURL((url) => /\/purchases\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${tender}`));
    await expect(page.locator('#field-projectNo')).toHaveValue(number);
    await expect(page.getByText('已有：闸门防腐工程招标公告（演示）')).toBeVisible();
    return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  };

  // the change begins with the old deadline; a short term is a flag, and no refusal
  const change = await make('变更公告');
  await expect(page.locator('#field-title')).toHaveValue('闸门防腐工程变更公告（演示）');
  await tab('时间');
  await expect(page.locator('#field-deadlineAt')).toHaveValue(typed(12, '09:30'));
  await expect(flags.getByRole('listitem')).toHaveText(/自变更到投标截止只有 1[12](\.5)? 天/);
  await page.locator('#field-deadlineAt').fill(typed(30, '14:00'));
  await page.locator('#field-opensAt').fill(typed(30, '14:00'));
  await expect(flags).toHaveCount(0);
  await publishAll(change);
  await expect
    .poll(async () => infoOf(tender))
    .toMatchObject({ deadlineAt: answered(30, '14:00'), previousDeadlineAt: answered(12, '09:30') });

  // the site: the page, the list, the calendars; the event stays the same one
  const open = async (path: string): Promise<Page> => {
    const shown = await page.context().newPage();
    await shown.goto(`${site.url}${path}`);
    return shown;
  };
  const details = await open(`/tendering_details?id=${tender}`);
  const former = details.locator('s', { hasText: '原定' }).first();
  await expect(former).toContainText(typed(12, '09:30'));
  await expect(details.getByRole('main')).toContainText(typed(30, '14:00'));
  await expect(details.getByRole('main').getByRole('link', { name: /闸门防腐工程变更公告/ })).toBeVisible();
  const list = await open('/tender_procurement/tendering');
  await expect(list.locator('s', { hasText: '原定' }).first()).toBeVisible();
  for (const path of [`/feeds/tender.ics?id=${tender}`, '/feeds/tenders.ics']) {
    await expect.poll(() => calendar(path)).toContain(utcStamp(30, '14:00'));
    const text = await calendar(path);
    expect(text).not.toContain(`DTSTART:${utcStamp(12, '09:30')}`);
    expect(uidOf(text)).toBe(uidOf(before));
  }

  // candidates: two days are flagged, three are not
  const candidates = await make('中标候选人公示');
  await tab('时间');
  await page.locator('#field-publicFrom').fill(typed(1, '09:00'));
  await page.locator('#field-publicTo').fill(typed(3, '09:00'));
  await expect(flags.getByRole('listitem')).toHaveText(/候选人公示只有 2 天/);
  expect(await findViolations(page, { within: '.outage-check' })).toEqual([]);
  await page.locator('#field-publicTo').fill(typed(4, '09:00'));
  await expect(flags).toHaveCount(0);
  await tab('联系与候选人');
  await page.getByRole('button', { name: /添加\s?候选人/ }).click();
  await page.locator('#field-candidates__0__name').fill('某防腐公司（演示）');
  await publishAll(candidates);
  expect(await infoOf(candidates)).toMatchObject({ projectNo: number, candidates: [{ name: '某防腐公司（演示）' }] });

  // the result; the tender names all that followed it
  const result = await make('中标结果公告');
  await publishAll(result);
  const related = async (): Promise<number[]> =>
    ((await infoOf(tender))['related'] as { id: number }[]).map(({ id }) => id).toSorted((one, other) => one - other);
  await expect.poll(related).toEqual([change, candidates, result]);

  // a number of another notice is chosen from those that are there
  await page.goto(`${content.url}/admin/collections/purchases/create`);
  await expect(page.locator('datalist option').first()).toHaveAttribute('value', number);
  await page.locator('#field-projectNo').fill(number);
  await expect(page.getByText('已有：闸门防腐工程招标公告（演示）')).toBeVisible();
  expect(errors).toEqual([]);
  await page.context().close();
});

test(
  'a row that is added just before the answer to an earlier change has its fields',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const notice = await editor.create('purchases', {
      noticeType: 'candidates',
      title: '闸门防腐工程中标候选人公示（演示）',
      category: 'works',
      _status: 'draft',
    });
    const page = await openAdmin(browser, editor);
    await page.goto(`${content.url}/admin/collections/purchases/${notice}`);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((done) => (release = done));
    let ask = (): void => undefined;
    const isAsked = new Promise<void>((done) => (ask = done));
    await page.route('**/admin/collections/purchases/**', async (route) => {
      if (route.request().method() !== 'POST' || !route.request().postData()?.includes('2030-05-06'))
        return route.fallback();
      const response = await route.fetch();
      ask();
      await isReleased;
      return route.fulfill({ response });
    });
    await page.getByRole('button', { name: '联系与候选人', exact: true }).click();
    const add = page.getByRole('button', { name: /添加\s?候选人/ });
    await expect(add).toBeVisible();
    await page.locator('#field-publishedAt').fill('2030-05-06 09:00');
    await isAsked;
    await add.evaluate((button: HTMLElement) => button.click());
    release();
    await expect(page.locator('#field-candidates__0__name')).toBeVisible();
    await expect(page.locator('#field-publishedAt')).toHaveValue('2030-05-06 09:00');
    await page.context().close();
  },
);
