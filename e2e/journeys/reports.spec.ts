import { readExample } from '@yunxia/contract/examples';
import { findInBothThemes } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const path = '/investor_relations/reports';

interface Report {
  id: number;
  year: number;
  kind: string;
  title: string;
  correctedBy: { id: number } | null;
}

const reports = readExample('report-list', 'list')['list'] as Report[];
const latest = reports.find(({ year, kind }) => year === 2026 && kind === 'q3') as Report;
const corrected = reports.find(({ correctedBy }) => correctedBy !== null) as Report;

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the latest report with its figures, the table, the summary before the file', async ({ page }) => {
    await page.goto(path);
    const panel = page.getByRole('article', { name: latest.title });
    await expect(panel).toContainText('营业收入90.4亿元');
    await expect(panel).toContainText('同比 −4.1%');
    await expect(panel.getByRole('link', { name: /PDF 38页 816 KB/ })).toHaveAttribute('href', /^\/pdf\?file=/);
    const table = page.getByRole('table', { name: '各年度各类报告' });
    await expect(table.getByRole('columnheader')).toHaveCount(8);
    await expect(table.getByRole('row', { name: /^2026/ })).toContainText('预约2027-03-27');
    await expect(table.getByRole('row', { name: /^2022/ })).toContainText('未收录');
    await panel.getByRole('link', { name: '读摘要，约1分钟' }).click();
    await expect(page).toHaveURL(`${path}?report=${latest.id}#report-summary`);
    await expect(page.getByRole('region', { name: '报告摘要' })).toContainText('推进两座变电站改造');
    await expect(page.getByRole('region', { name: '问答实录' })).toContainText('来水偏少');
    await expect(page.getByRole('region', { name: '演示稿文字提纲' }).getByRole('listitem')).toHaveCount(4);
  });

  test('a report and its correction point at each other', async ({ page }) => {
    await page.goto(`${path}?report=${corrected.id}`);
    const panel = page.getByRole('article');
    await expect(panel).toContainText('本报告已由');
    await panel.getByRole('link', { name: '2024年半年度报告（更正后，演示）' }).click();
    await expect(page.getByRole('article')).toContainText('本报告更正 2024年半年度报告（演示）');
  });

  test('figures are said, drawn and listed; what is missing is no 0', async ({ page }) => {
    await page.goto(path);
    const figures = page.getByRole('region', { name: '主要指标' });
    await expect(figures).toContainText(
      '归母净利润：2025年11.2亿元，比2024年增加0.8亿元（7.7%）；有数的5期中，2025年最高（11.2亿元），2022年最低（−1.2亿元）。',
    );
    const flow = figures.getByRole('listitem').filter({ hasText: '生态流量达标率' });
    await expect(flow.getByRole('img', { name: '生态流量达标率柱状图' })).toContainText('无数');
    await flow.getByText('数据表').click();
    await expect(flow.getByRole('row', { name: /2021年/ })).toContainText('—当年未监测');
    const file = await page.request.get('/feeds/figures.csv');
    expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8; header=present');
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toBe('\ufeff类别,指标,期间,数值,单位,议题编号,议题,追溯调整,说明,计算方法');
    expect(lines.find((line) => line.includes('生态流量达标率,2021'))).toMatch(/,2021,,%,4,/);
    const download = page.waitForEvent('download');
    await figures.getByRole('link', { name: '下载XLSX' }).click();
    expect((await download).suggestedFilename()).toBe('figures.xlsx');
  });
});

test('an unknown report is said, and the page stands without figures', { tag: '@long' }, async ({ page, stub }) => {
  await page.goto(`${path}?report=123456`);
  await expect(page.locator('main')).toContainText('没有找到这份报告');
  await expect(page.getByRole('article', { name: latest.title })).toBeVisible();
  stub.control({ endpoint: 'figure-list', fail: { status: 500 } });
  expect((await page.goto(`${path}?report=${latest.id}`))?.status()).toBe(200);
  await expect(page.getByRole('region', { name: '主要指标' })).toContainText('暂时无法读取');
});

test('without reports and figures the page says so', { tag: '@long' }, async ({ page, stub }) => {
  stub.control({ endpoint: 'report-list', useCase: 'empty' });
  stub.control({ endpoint: 'figure-list', useCase: 'empty' });
  await page.goto(`${path}?report=1`);
  await expect(page.locator('main')).toContainText('暂无定期报告');
  await expect(page.getByRole('region', { name: '主要指标' })).toHaveCount(0);
});

test('long and hostile reports and figures stay text, and fit 320', { tag: '@long' }, async ({ page, stub }) => {
  stub.control({ endpoint: 'report-list', useCase: 'long-and-hostile' });
  stub.control({ endpoint: 'figure-list', useCase: 'long-and-hostile' });
  for (const id of [901, 902]) {
    await page.goto(`${path}?report=${id}`);
    await setWidth(page, 320);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await expect(page.locator('main a[href^="javascript:"]')).toHaveCount(0);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  }
  await expect(page.locator('main')).toContainText('<script>alert(1)</script>');
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/);
});

test('nothing is wrong in both themes, wide and narrow, with the table open', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${path}?report=${latest.id}`);
  for (const width of [390, 1440]) {
    await setWidth(page, width);
    expect(await findInBothThemes(page, { within: 'main' }), String(width)).toEqual([]);
  }
  for (const width of [320, 820]) {
    await setWidth(page, width);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  }
});

test('on paper every value stands under its bars', { tag: '@long' }, async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: '营业收入各期数值' })).toBeVisible();
});
