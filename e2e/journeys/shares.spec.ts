import { findInBothThemes } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const dividend = '/investor_relations/dividend';
const governance = '/investor_relations/governance';

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('distributions, their yield as a fraction, holders and share capital are said and listed', async ({ page }) => {
    await page.goto(dividend);
    const main = page.locator('main');
    await expect(page.getByRole('region', { name: '股息率，近12个月' })).toContainText(/÷|除以/);
    await expect(page.getByRole('region', { name: '2025年中期（演示）' })).toContainText('每10股派5.00元（含税）');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('img', { name: /每股派现（元）/ })).toContainText('1.10');
    await expect(main).toContainText('前10名合计61.38%，其余61,194户合计38.62%。');
    await expect(main).toContainText('总股本4.78亿股，其中97.28%已流通。');
    await expect(page.getByRole('region', { name: '股本变动' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: '前十名股东' }).getByRole('listitem')).toHaveCount(10);
  });

  test('another day of the holders is a link', async ({ page }) => {
    await page.goto(dividend);
    const days = page.getByRole('group', { name: '截止日' });
    await expect(days.locator('[aria-current]')).toHaveText('2025-09-30');
    await days.getByRole('link', { name: '2025-06-30' }).click();
    await expect(page).toHaveURL(`${dividend}?asOf=2025-06-30#holders`);
    await expect(page.getByRole('region', { name: '前十名股东' })).toContainText('演示养老组合');
    await page.goto(`${dividend}?asOf=2020-01-01`);
    await expect(page.getByRole('region', { name: '前十名股东' })).toContainText('没有2020-01-01的股东名单');
    await page.goto(`${dividend}?asOf=%3Cscript%3E`);
    await expect(page.getByRole('region', { name: '前十名股东' })).toContainText('截至2025-09-30');
  });

  test('bodies, committees, rules and meetings', async ({ page }) => {
    await page.goto(governance);
    await expect(page.getByRole('region', { name: '董事会', exact: true })).toContainText('董事5人，其中独立董事2人。');
    await expect(page.getByRole('region', { name: '董事会专门委员会' })).toContainText('审计委员会');
    await expect(page.getByRole('region', { name: '高级管理人员' }).getByRole('heading', { level: 3 })).toHaveCount(3);
    const rules = page.getByRole('region', { name: '公司制度' });
    await expect(rules).toContainText('2025-06-18');
    await expect(rules.getByRole('link', { name: /公司章程/ })).toHaveAttribute('href', /^\/pdf\?/);
    await expect(rules).toContainText('未附全文');
    await page.getByRole('link', { name: '第六届董事会第十二次会议（演示）' }).click();
    await expect(page).toHaveURL('/investor_details?id=401');
  });
});

test('without a close there is no yield, and never 0', async ({ page, stub }) => {
  stub.control({ endpoint: 'stock-quote', useCase: 'link' });
  await page.goto(dividend);
  const part = page.getByRole('region', { name: '股息率，近12个月' });
  await expect(part).toContainText('没有收盘数据，不计算股息率');
  await expect(part).not.toContainText(/0\.00/);
});

test('empty, failing and hostile answers keep the pages whole', { tag: '@long' }, async ({ page, stub }) => {
  for (const endpoint of ['dividend-list', 'capital-list', 'holder-list', 'person-list'] as const)
    stub.control({ endpoint, useCase: 'empty' });
  await page.goto(dividend);
  await expect(page.locator('main')).toContainText('暂无分红与股本信息');
  await page.goto(governance);
  await expect(page.locator('main')).toContainText('暂无公司治理信息');
  for (const endpoint of ['dividend-list', 'capital-list', 'holder-list', 'person-list'] as const)
    stub.control({ endpoint, useCase: 'long-and-hostile' });
  for (const path of [dividend, governance]) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText('<script>alert(1)</script>');
    for (const width of [320, 390, 820, 1440]) {
      await setWidth(page, width);
      await expect.poll(() => sidewaysScroll(page), `${path} ${width}`).toBe(0);
    }
  }
  stub.control({ endpoint: 'capital-list', fail: { status: 500 } });
  stub.control({ endpoint: 'holder-list', fail: { status: 500 } });
  stub.control({ endpoint: 'dividend-list', useCase: 'list' });
  expect((await page.goto(dividend))?.status()).toBe(200);
  await expect(page.locator('main')).toContainText('股东名单暂时无法读取');
  await expect(page.locator('main')).toContainText('股本暂时无法读取');
});

for (const path of [dividend, governance]) {
  test(`nothing is wrong with ${path} in both themes, and it fits every window`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 820, 1440]) {
      await setWidth(page, width);
      await expect.poll(() => sidewaysScroll(page), String(width)).toBe(0);
    }
    for (const width of [390, 1440]) {
      await setWidth(page, width);
      expect(await findInBothThemes(page, { within: 'main' }), String(width)).toEqual([]);
    }
  });
}
