import { scrollHydrated } from '../setup/hydrated.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** An instant days from now, as the content server takes it. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('a meeting that is cancelled or withdrawn is taken off the calendars that have it', async ({
  editor,
  request,
}) => {
  const create = (title: string) =>
    editor.create('notices', {
      ...{ type: 'activity', title, category: '业绩说明会', place: '二楼会议室', _status: 'published' },
      ...{ startAt: inDays(9), endAt: inDays(9.1) },
    });
  const [cancelled, withdrawn] = [await create('要取消的说明会（演示）'), await create('要撤下的说明会（演示）')];
  const eventIn = async (file: string, id: number): Promise<Record<string, string>> => {
    const text = await (await request.get(file)).text();
    const lines = text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .find((part) => part.includes(`UID:notice-${id}@`));
    return Object.fromEntries((lines ?? '').split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2)));
  };
  const files = [
    '/feeds/investor-calendar.ics',
    '/feeds/investor-events.ics',
    '/feeds/investor-calendar.ics?kind=results',
  ];
  const before = await Promise.all([cancelled, withdrawn].map((id) => eventIn(files[0] ?? '', id)));
  for (const event of before) expect(event['STATUS']).not.toBe('CANCELLED');
  await editor.change('notices', cancelled, { isCancelled: true, _status: 'published' });
  await editor.change('notices', withdrawn, { withdrawn: true, _status: 'published' });
  for (const [at, id] of [cancelled, withdrawn].entries()) {
    for (const file of files) {
      await expect.poll(async () => (await eventIn(file, id))['STATUS'], { message: file }).toBe('CANCELLED');
      const after = await eventIn(file, id);
      expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(before[at]?.['SEQUENCE']));
      expect(after['DTSTART']).toBe(before[at]?.['DTSTART']);
      expect(after['SUMMARY']).toContain(at === 0 ? '【已取消】要取消的说明会' : '【已撤下】');
      expect(JSON.stringify(after).includes('要撤下的')).toBe(false);
    }
  }
  const own = await request.get(`/feeds/investor-event.ics?id=${cancelled}`);
  expect(await own.text()).toContain('STATUS:CANCELLED');
  expect((await request.get(`/feeds/investor-event.ics?id=${withdrawn}`)).status()).toBe(410);
});

test('a report that picks its announcement stands on the page, in the feed and on the home page', async ({
  editor,
  page,
  request,
}) => {
  const notice = await editor.create('notices', {
    ...{ type: 'announcement', title: '2025年年度报告（演示）', filing: 'annual', _status: 'published' },
    ...{ originUrl: 'https://disclosure.example/1', exchangePublishedAt: inDays(-3), publishedAt: inDays(-2) },
  });
  const report = { year: 2025, kind: 'annual', notice, summary: '全年平稳（演示）。', publishedAt: inDays(-1) };
  const id = await editor.create('reports', { ...report, _status: 'published' });
  await editor.create('reports', {
    ...{ title: '2026年年度报告（演示）', year: 2026, kind: 'annual', dueOn: inDays(90), _status: 'published' },
  });
  const feed = '/feeds/investor_relations-reports.rss';
  await expect.poll(async () => (await request.get(feed)).text()).toContain(`/investor_relations/reports?report=${id}`);
  const text = await (await request.get(feed)).text();
  expect(text.match(/<item>/g), 'what is booked is not out').toHaveLength(1);
  expect(text).toContain('2025年年度报告（演示）');
  await page.goto('/investor_relations/reports');
  await expect(page.getByRole('link', { name: /披露公告/ })).toHaveAttribute('href', `/investor_details?id=${notice}`);
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', feed);
  await page.goto('/home');
  const strip = page.getByRole('region', { name: '投资者关系' });
  await expect(strip.getByRole('link', { name: '2025年年度报告（演示）' }).last()).toHaveAttribute(
    'href',
    `/investor_relations/reports?report=${id}`,
  );
  await scrollHydrated(strip);
  await strip.getByRole('tab', { name: '定期报告' }).click();
  await expect(strip.getByRole('tabpanel').getByRole('link')).toHaveAttribute(
    'href',
    `/investor_relations/reports?report=${id}`,
  );
  await expect(strip, 'no licence, no figure').not.toContainText(/股价|延时|收盘/);
});

test('an editor imports a table of figures: preview, wrong cells, all at once on the page', async ({
  browser,
  content,
  editor,
  request,
}) => {
  const page = await openAdmin(browser, editor);
  await page.goto(`${content.url}/admin/collections/figures`);
  await page.getByRole('link', { name: '从表格导入指标' }).click();
  // written by an effect: the page is hydrated
  await expect(page.locator('.step-nav')).toContainText('导入主要指标');
  const upload = (value: string) =>
    page.locator('input[type=file]').setInputFiles({
      ...{ name: '指标.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(
        `名称,代号,类别,单位,议题,2024,2025\n取水量,water_intake,可持续发展,万立方米,水资源利用,287,${value}`,
      ),
    });
  await upload('28l');
  await expect(page.getByText('共 1 行，0 行没有问题，1 行要改')).toBeVisible();
  await expect(page.getByRole('row', { name: /数值认不出，写作 1234.5/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '导入 1 个指标' })).toBeDisabled();
  await upload('281');
  await expect(page.getByRole('row', { name: /新建，2期/ })).toBeVisible();
  await page.getByRole('button', { name: '导入 1 个指标' }).click();
  await expect(page.getByText('已写入 1 个指标，网站已更新。')).toBeVisible();
  await expect.poll(async () => (await request.get('/feeds/figures.csv')).text()).toContain('281');
  await page.context().close();
});
