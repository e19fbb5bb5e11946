import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';

test('the bill follows what is typed, the button puts it into the address', async ({ page }) => {
  await page.goto('/tools');
  const bill = page.locator('#bill');
  await bill.getByRole('combobox', { name: '电价' }).selectOption({ label: '居民生活用电（按年累计）' });
  await bill.getByLabel('今年此前已用').fill('2100');
  await bill.getByLabel('用电量').fill('１００');
  await expect(bill.getByRole('status')).toContainText('51.83');
  await bill.getByLabel('用电量').fill('一百');
  await expect(bill.getByRole('alert')).toHaveText('用电量请填数字，例如 180.5');
  await expect(bill.getByLabel('今年此前已用')).toHaveValue('2100');
  await bill.getByLabel('用电量').fill('100');
  const calls = countCalls(page, 'tariff-list');
  await bill.getByRole('button', { name: '计算' }).click();
  await expect(page).toHaveURL(/\/tools\?tariff=3&before=2100&usage=100#bill$/);
  await expect(bill.getByRole('status')).toContainText('51.83');
  expect(calls(), 'nothing is asked for again').toBe(0);
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('both calculators answer by their address, and neither loses what the other has', async ({ page }) => {
    await page.goto('/tools?tariff=2&usage=100');
    const bill = page.locator('#bill');
    await expect(bill.getByRole('status')).toContainText('53.25');
    await expect(bill.getByRole('row', { name: /单一价.*100.*0\.5325.*53\.25/ })).toBeVisible();
    const carbon = page.getByRole('region', { name: '水电减碳换算' });
    await carbon.getByLabel('水电电量').fill('2000');
    await carbon.getByRole('button', { name: '计算' }).click();
    await expect(carbon.getByRole('status').first()).toContainText('1.665吨二氧化碳');
    await expect(carbon).toContainText('来源：生态环境部');
    await expect(bill.getByRole('status')).toContainText('53.25');
  });

  test('times of use each have their row, and all lead to the total', async ({ page }) => {
    await page.goto('/tools?tariff=1&p0=100&p1=50');
    const bill = page.locator('#bill');
    await expect(bill.getByRole('row', { name: /^第一档 .*150.*0\.5.*75/ })).toBeVisible();
    await expect(bill.getByRole('row', { name: /^峰段 .*100.*\+0\.03.*3/ })).toBeVisible();
    await expect(bill.getByRole('row', { name: /^谷段 .*50.*−0\.17.*−8\.5/ })).toBeVisible();
    await expect(bill.getByRole('status')).toContainText('69.50');
    await expect(bill.getByText('75 + 3 − 8.5 = 69.50')).toBeVisible();
  });

  test('two readings of the meter give the bill', async ({ page }) => {
    await page.goto('/tools?tariff=2');
    const bill = page.locator('#bill');
    await bill.getByLabel('上次示数').fill('1000');
    await bill.getByLabel('本次示数').fill('1050');
    await bill.getByLabel('倍率').fill('2');
    await bill.getByRole('button', { name: '计算' }).click();
    await expect(bill.getByRole('status')).toContainText('100 千瓦时');
    await expect(bill.getByRole('status')).toContainText('53.25');
  });

  test('every number to call is a link that calls it', async ({ page }) => {
    await page.goto('/tools');
    const rows = page.getByRole('region', { name: '常用电话' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(5);
    for (const row of await rows.all()) {
      const link = row.getByRole('link');
      await expect(link).toHaveAttribute('href', `tel:${await link.innerText()}`);
    }
  });

  test('an outage is looked up by place', async ({ page }) => {
    await page.goto('/tools');
    const form = page.getByRole('search', { name: '查询停电公告' });
    await form.getByLabel('供电区域').selectOption('云峡县');
    await form.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/overhaul\?region=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('停电检修公告');
  });
});

test('prices that cannot be read leave the other tools', { tag: '@long' }, async ({ page, stub }) => {
  stub.control({ endpoint: 'tariff-list', fail: { status: 500 } });
  expect((await page.goto('/tools'))?.status()).toBe(200);
  await expect(page.locator('#bill')).toContainText('电价暂时无法读取');
  await expect(page.getByRole('region', { name: '常用电话' }).getByRole('link', { name: '120' })).toBeVisible();
});
