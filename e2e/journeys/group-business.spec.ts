// Spec §2: the children of group_business, subsidiaries_details and other_details.
import type { Page } from '@playwright/test';
import { WITHDRAWN_ID } from '@yunxia/contract/testing';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { sidewaysScroll } from '../setup/window.ts';

const main = (page: Page) => page.locator('main');

test.describe('a business', () => {
  test('leads with a statement, figures with units, text and pictures; further records follow', async ({ page }) => {
    await page.goto('/group_business/electric');
    await expect(page).toHaveTitle('电力生产供应 - 云峡水电');
    const lead = main(page).getByRole('region', { name: '电力生产供应' });
    await expect(lead).toContainText('提供安全、清洁、经济的能源服务');
    await expect(lead.getByRole('heading', { name: '汛前准备' })).toBeVisible();
    const part = main(page).getByRole('article').filter({ hasText: '梯级水电站群' });
    await expect(part.getByRole('definition').first()).toHaveText('3座');
    await expect(part.getByRole('term').first()).toHaveText('梯级电站');
  });

  test('a wide table scrolls in its own box on a phone', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/group_business/electric');
    const box = main(page).getByRole('article').getByRole('group', { name: /^表格/ });
    await expect.poll(() => box.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  test('every business has its page, and pictures that open full screen', async ({ page, stub }) => {
    for (const [type, title] of [
      ['electric', '电力生产供应'],
      ['market', '市场化售电'],
      ['energy', '综合能源'],
      ['traffic', '绿色交通'],
      ['new_energy', '新能源'],
      ['storage', '新型储能'],
    ] as const) {
      const before = stub.calls('business-list');
      await page.goto(`/group_business/${type}`);
      const asked = stub.bodies('business-list').slice(before);
      expect(new Set(asked.map((body) => new URLSearchParams(body).get('type'))), type).toEqual(new Set([type]));
      await expect(main(page).getByRole('region', { name: title, exact: true })).toBeVisible();
      await main(page)
        .getByRole('link', { name: /^查看大图/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText('第1张');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // The step back to the page's own entry would cut off a navigation of the test's.
      await expect.poll(() => page.evaluate(() => (history.state as { overlay?: number }).overlay ?? 0)).toBe(0);
    }
  });

  for (const useCase of ['empty', 'seed', 'long-and-hostile']) {
    test(`stands with the answer ${useCase}`, { tag: '@long' }, async ({ page, stub, problems }) => {
      problems.expect(ownErrorPage);
      stub.control({ endpoint: 'business-list', useCase });
      await page.setViewportSize({ width: 320, height: 700 });
      for (const type of ['storage', 'other']) {
        const answer = await page.goto(`/group_business/${type}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        if (useCase === 'empty') await expect(main(page)).toContainText('暂无内容');
        await expect(main(page).locator('script, [onerror]')).toHaveCount(0);
        await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
      }
    });
  }

  test('a page beyond the last one says so', { tag: '@long' }, async ({ page }) => {
    await page.goto('/group_business/electric?page=9');
    await expect(main(page)).toContainText('没有这一页');
    await main(page).getByRole('link', { name: '回到第1页' }).click();
    await expect(main(page)).toContainText('梯级水电站群');
  });
});

test.describe('other businesses', () => {
  test('open pages of their own, with figures, pictures and their siblings', async ({ page, problems }) => {
    // One of the pictures cannot be fetched.
    problems.expect(ownErrorPage);
    await page.goto('/group_business/other');
    await main(page).getByRole('link', { name: '工程咨询' }).click();
    await expect(page).toHaveURL(/\/other_details\?id=21$/);
    await expect(page).toHaveTitle('工程咨询 - 云峡水电');
    await expect(main(page).getByRole('definition').first()).toHaveText('186项');
    await expect(page.getByRole('navigation', { name: '二级栏目' }).locator('[aria-current=page]')).toHaveText(
      '其他业务',
    );
    await main(page).getByRole('link', { name: '查看大图：一张取不到的图片' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('图片没有加载出来');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('img', { name: '图纸会审（演示图片）' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('complementary').getByRole('link', { name: '检测试验' }).click();
    await expect(page).toHaveURL(/\/other_details\?id=22$/);
    await expect(page).toHaveTitle('检测试验 - 云峡水电');
  });

  test('a record of another business is sent to its own page (308)', async ({ request, page }) => {
    const answer = await request.get('/other_details?id=1', { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe('/group_business/electric#business-1');
    await page.goto('/other_details?id=10');
    await expect(page).toHaveURL(/\/group_business\/electric#business-10$/);
    await expect(main(page).getByRole('heading', { name: '梯级水电站群（演示）' })).toBeInViewport();
  });

  for (const query of ['', '?id=abc', '?id=0', '?id=1.5', '?id=999999', '?id=21&id=22']) {
    test(`other_details${query} is the 404 page`, async ({ request }) => {
      expect((await request.get(`/other_details${query}`)).status()).toBe(404);
    });
  }
});

test.describe('subsidiaries', () => {
  test('kinds are links with their counts; the address holds kind and page', async ({ page }) => {
    await page.goto('/group_business/subsidiaries');
    const kinds = page.getByRole('group', { name: '企业类别' });
    await expect(kinds.getByRole('link')).toHaveText([/^全部13$/, /^分公司4$/, /^子公司6$/, /^参股公司3$/]);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(page.getByRole('navigation', { name: '分页' }).locator('[aria-current="page"]')).toHaveText('2');
    await kinds.getByRole('link', { name: /^参股公司/ }).click();
    await expect(page).toHaveURL(/\?kind=associate$/);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(main(page)).toContainText('持股33.34%');
    await page.goBack();
    await expect(page).toHaveURL(/\?page=2$/);
  });

  test('say when nothing fits, and stand with bare and hostile answers', { tag: '@long' }, async ({ page, stub }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const useCase of ['empty', 'seed', 'long-and-hostile']) {
      stub.control({ endpoint: 'company-list', useCase });
      expect((await page.goto('/group_business/subsidiaries?kind=branch'))?.status(), useCase).toBe(200);
      if (useCase === 'empty') await expect(main(page)).toContainText('没有找到企业');
      await expect(main(page).locator('script, [onerror]'), useCase).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page), useCase).toBeLessThanOrEqual(0);
    }
  });

  test('a company has its facts, a website marked as external, telephone and mail', async ({ page }) => {
    await page.goto('/group_business/subsidiaries');
    await main(page).getByRole('link', { name: '云峡一级发电分公司' }).press('Enter');
    await expect(page).toHaveURL(/\/subsidiaries_details\?id=1$/);
    await expect(page).toHaveTitle('云峡一级发电分公司 - 云峡水电');
    const website = main(page).getByRole('link', { name: /example\.invalid\/\s*（新窗口打开）$/ });
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(main(page).getByRole('link', { name: '000-00000000' })).toHaveAttribute('href', 'tel:00000000000');
    await expect(main(page).getByRole('link', { name: 'company@example.invalid' })).toHaveAttribute('href', /^mailto:/);
    await expect(main(page).getByRole('term').filter({ hasText: '成立日期' })).toBeVisible();
    await expect(main(page)).toContainText('2004年5月18日');
    await main(page).getByRole('link', { name: '查看大图：厂房外景' }).click();
    await expect(page.getByRole('dialog')).toContainText('厂房外景');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('complementary').getByRole('link', { name: '临江供电分公司' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('临江供电分公司');
  });

  test('a company that says nothing, or too much, still has a page', { tag: '@long' }, async ({ page, stub }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const useCase of ['minimal', 'long-and-hostile']) {
      stub.control({ endpoint: 'company-info', useCase });
      expect((await page.goto('/subsidiaries_details?id=1'))?.status(), useCase).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), useCase).toHaveCount(1);
      await expect(main(page).locator('a[href^="javascript:"], script, [onerror]'), useCase).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page), useCase).toBeLessThanOrEqual(0);
    }
  });

  test('an unknown company is 404, a withdrawn one 410', async ({ request }) => {
    expect((await request.get('/subsidiaries_details')).status()).toBe(404);
    expect((await request.get('/subsidiaries_details?id=999999')).status()).toBe(404);
    expect((await request.get(`/subsidiaries_details?id=${WITHDRAWN_ID}`)).status()).toBe(410);
  });
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('businesses read, companies are filtered and opened, pictures open as files', async ({ page }) => {
    await page.goto('/group_business/electric');
    await expect(main(page)).toContainText('梯级水电站群');
    await main(page)
      .getByRole('link', { name: /^查看大图/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/media\/.+\.png$/);
    await page.goto('/group_business/subsidiaries');
    await page
      .getByRole('group', { name: '企业类别' })
      .getByRole('link', { name: /^子公司/ })
      .click();
    await expect(page).toHaveURL(/kind=subsidiary/);
    await main(page).getByRole('link', { name: '云峡售电有限公司（演示）' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('云峡售电有限公司（演示）');
    await page.goto('/other_details?id=10');
    await expect(page).toHaveURL(/\/group_business\/electric#business-10$/);
  });
});
