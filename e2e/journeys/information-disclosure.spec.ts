import { WITHDRAWN_ID } from '@yunxia/contract/testing';
import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';
import { openFind } from '../setup/open-find.ts';

const proactively = '/information_disclosure/proactively';
const rows = 'main li:has(h2, h3)';

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue leads to its records, which are filtered and paged in the address', async ({ page }) => {
    await page.goto(proactively);
    const catalogue = page.getByRole('list', { name: '主动公开目录' });
    const entry = catalogue.getByRole('listitem').filter({ hasText: '供电质量与可靠性' }).first();
    await expect(entry).toContainText('每季度');
    await expect(entry).toContainText('《供电企业信息公开实施办法》');
    await expect(entry).toContainText(/最近更新：\d{4}-\d{2}-\d{2}/);
    await expect(page.locator(rows)).toHaveCount(10);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.locator(rows)).toHaveCount(5);

    await page.goto(proactively);
    await catalogue.getByRole('link', { name: '企业基本信息', exact: true }).click();
    await expect(page).toHaveURL(/\?typeId=1$/);
    await expect(page.getByRole('heading', { level: 2, name: '企业基本信息' })).toBeVisible();
    await expect(page.locator(rows), 'with those of the entries below it').toHaveCount(3);
    await openFind(page);
    const form = page.getByRole('search', { name: '查询公开信息' });
    await form.getByRole('searchbox').fill('许可证');
    await form.getByRole('searchbox').press('Enter');
    await expect(page, 'the entry stays').toHaveURL(/typeId=1.*keyword=/);
    await expect(page.locator('main')).toContainText('企业基本信息 · “许可证”：共1条');
    await page.locator(rows).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/information_disclosure_details\?id=508$/);
    await expect(page.locator('main')).toContainText('公开事项：营业执照与许可证');
  });

  test('annual reports by year, each with its file in the viewer', async ({ page }) => {
    await page.goto('/information_disclosure/annual_report');
    const reports = page.getByRole('list', { name: '信息公开年报' }).getByRole('listitem');
    await expect(reports).toHaveCount(3);
    await expect(reports.first()).toContainText(/^2025年/);
    const file = reports.first().getByRole('link', { name: /查看报告/ });
    await expect(file).toHaveAttribute('href', /^\/pdf\?file=%2Fmedia%2F/);
    await expect(file).toHaveAttribute('target', '_blank');
  });

  test('applying is a procedure with its form, the guide names its basis', async ({ page }) => {
    await page.goto('/information_disclosure/application');
    await expect(page.locator('main ol li[id^=step]')).toHaveCount(4);
    await expect(page.getByRole('list', { name: '表格下载' })).toContainText('信息公开申请表');
    await page.goto('/information_disclosure/guide');
    await expect(page.locator('main')).toContainText('《供电企业信息公开实施办法》');
  });
});

test('an entry that was not renewed in its term says by when it should have been', async ({ page }) => {
  await page.goto(proactively);
  const entry = page.getByRole('listitem').filter({ hasText: '用户受电工程市场公平开放' }).first();
  await expect(entry).toContainText(/已逾期：应于\d{4}-\d{2}-\d{2}前更新/);
  await expect(page.locator('main')).toContainText(/共\d+个公开事项：按期\d+.*逾期\d+/);
  await openFind(page);
  await page.getByRole('search', { name: '查询公开信息' }).getByRole('searchbox').fill('质量');
  await page.keyboard.press('Enter');
  await page
    .getByRole('group', { name: '相关公开事项' })
    .getByRole('link', { name: /^供电质量与可靠性/ })
    .click();
  await expect(page).toHaveURL(/\?typeId=6$/);
});

test('from the list to a record and back: as it was left, without a new call', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${proactively}?typeId=4`);
  await page.getByRole('link', { name: '高压用户新装办理指南', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('高压用户新装办理指南');
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('主动公开');
  const calls = countCalls(page, 'active-disclosure-list');
  await page.goBack();
  await expect(page).toHaveURL(/typeId=4$/);
  await expect(page.locator(rows)).toHaveCount(3);
  expect(calls()).toBe(0);
});

test('the entry is chosen by keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${proactively}?typeId=1`);
  const nav = page.getByRole('navigation', { name: '公开目录' });
  await nav.getByRole('link', { name: /^供电质量与可靠性/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/typeId=6$/);
  await expect(nav.locator('[aria-current=page]')).toContainText('供电质量与可靠性');
});

test('a record of the reports belongs to the reports', async ({ page }) => {
  await page.goto('/information_disclosure_details?id=531');
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('信息公开年报');
});

test('a record that is unknown or withdrawn is that page', async ({ page, problems }) => {
  problems.expect(ownErrorPage);
  for (const [id, status] of [
    ['7654321', 404],
    ['0', 404],
    [String(WITHDRAWN_ID), 410],
  ] as const) {
    const response = await page.goto(`/information_disclosure_details?id=${id}`);
    expect(response?.status()).toBe(status);
  }
});

test('nothing found, an entry that is not there, a page beyond the last', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${proactively}?keyword=没有这样的信息`);
  await expect(page.getByRole('heading', { name: '没有找到公开信息' })).toBeVisible();
  await page.goto(`${proactively}?typeId=999`);
  await expect(page.locator('main')).toContainText('第999类：共0条');
  await page.goto(`${proactively}?typeId=4&page=9`);
  await page.getByRole('link', { name: '回到第1页' }).click();
  await expect(page).toHaveURL(/typeId=4$/);
});

test('records without a catalogue, a catalogue without records', { tag: '@long' }, async ({ page, stub }) => {
  stub.control({ endpoint: 'active-disclosure-type-list', fail: { status: 500 } });
  await page.goto(proactively);
  await expect(page.locator('main')).toContainText('公开目录暂时无法读取');
  await expect(page.locator(rows)).toHaveCount(10);
  stub.reset();
  stub.control({ endpoint: 'active-disclosure-list', useCase: 'empty' });
  await page.goto(proactively);
  await expect(page.getByRole('list', { name: '主动公开目录' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '暂无公开信息' })).toBeVisible();
});

test(
  'a list that fails keeps its filters and comes when asked again',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage);
    stub.control({ endpoint: 'active-disclosure-list', fail: { status: 500 } });
    const response = await page.goto(`${proactively}?keyword=指南`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('search', { name: '查询公开信息' }).getByRole('searchbox')).toHaveValue('指南');
    stub.reset();
    await page.getByRole('link', { name: '重新加载' }).click();
    await expect(page.locator(rows)).toHaveCount(3);
  },
);

test(
  'hostile, long and missing fields: text is text, nothing scrolls sideways',
  { tag: '@long' },
  async ({ page, stub }) => {
    for (const useCase of ['long-and-hostile', 'seed']) {
      stub.control({ endpoint: 'active-disclosure-list', useCase });
      stub.control({ endpoint: 'active-disclosure-type-list', useCase });
      for (const path of [proactively, `${proactively}?typeId=91`, '/information_disclosure/annual_report']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await setWidth(page, 320);
        await expect.poll(() => sidewaysScroll(page), path).toBe(0);
        await setWidth(page, 1280);
      }
    }
    for (const useCase of ['long-and-hostile', 'minimal']) {
      stub.control({ endpoint: 'active-disclosure-info', useCase });
      await page.goto('/information_disclosure_details?id=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await setWidth(page, 320);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await setWidth(page, 1280);
    }
  },
);
