// 媒体服务: reached where journalists look, and what they take from it.
import { exampleItems } from '@yunxia/contract/examples';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { sidewaysScroll } from '../setup/window.ts';

const path = '/news/press';

test('is reached from 联系我们, the footer, the news section and the sitemap', async ({ page, request }) => {
  await page.goto('/entering_group/contact');
  await page.locator('main').getByRole('link', { name: '媒体服务' }).click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle('媒体服务 - 云峡水电');
  await expect(page.locator('footer').getByRole('link', { name: '媒体服务' })).toHaveAttribute('href', path);
  const second = page.getByRole('navigation', { name: '二级栏目' }).getByRole('link', { name: '媒体服务' });
  await expect(second).toHaveAttribute('aria-current', 'page');
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain(`${path}<`);
});

test('contacts come first, each with its hours, and can be called or written to', async ({ page }) => {
  await page.goto(path);
  const contacts = page.locator('main dl[aria-label=媒体联系方式]');
  await expect(contacts.getByRole('term')).toHaveText([/新闻宣传工作日8:30至18:00/, /突发事件.*全天/, /采访提纲/]);
  await expect(contacts.getByRole('link', { name: '000-0000-0006' })).toHaveAttribute('href', 'tel:00000000006');
  await expect(contacts.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:press@yunxia.example');
  const releases = page.getByRole('region', { name: '最近的新闻稿' });
  const newest = exampleItems('news-list', Date.now()).find(({ type }) => type === 'important');
  await expect(releases.getByRole('link', { name: String(newest?.['title']) })).toBeVisible();
});

test('copies a figure with its sentence, source and day', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const figure = page.getByRole('region', { name: '可以直接引用的数字' }).getByRole('listitem').first();
  await figure.getByRole('button', { name: /复制这句/ }).click();
  await expect(figure.getByRole('status')).toHaveText('已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '2025年供电量：128.6亿千瓦时。来源：2025年年度报告（演示），截至2025年12月31日。',
  );
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every logo comes as SVG and as PNG, with the three rules; figures read, nothing offers to copy', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const logos = page.getByRole('region', { name: '标识文件' });
    await expect(logos.getByRole('img')).toHaveCount(3);
    const hrefs = await logos.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(7);
    for (const href of hrefs) {
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
      expect(answer.headers()['content-type'], href).toMatch(
        { svg: /^image\/svg\+xml/, png: /^image\/png/, zip: /^application\/zip$/ }[href.slice(-3)] ?? /^$/,
      );
    }
    await expect(logos.getByRole('listitem').filter({ hasText: '不改色' })).toBeVisible();
    const figures = page.getByRole('region', { name: '可以直接引用的数字' });
    await expect(figures).toContainText('来源：2025年年度报告（演示）');
    await expect(figures.getByRole('button', { name: /复制这句/ })).toHaveCount(0);
  });
});

test(
  'stands before the editors have written it, and with hostile words',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const useCase of ['not-found', 'minimal', 'press-long-and-hostile']) {
      stub.control({ endpoint: 'special-column-info', useCase });
      expect((await page.goto(path))?.status(), useCase).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), useCase).toContainText('媒体服务');
      await expect(page.getByRole('region', { name: '标识文件' }), useCase).toBeVisible();
      await expect(page.locator('main :is(script, [onerror], a[href^="javascript:"])'), useCase).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page), useCase).toBeLessThanOrEqual(0);
    }
  },
);
