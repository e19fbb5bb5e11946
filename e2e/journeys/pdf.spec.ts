import { devices } from '../setup/device-table.ts';
import { canvases, open, pageBox, pageField, pages, viewer } from '../setup/document-viewer.ts';
import { expect, test } from '../setup/fixtures.ts';
import { readLayoutShift, recordLayoutShift } from '../setup/layout-shift.ts';
import { ownErrorPage } from '../setup/screens.ts';

test.describe('the list', () => {
  test('shows every document with size, pages, category, and leads to the viewer and back', async ({ page }) => {
    await page.goto('/pdf');
    await expect(page).toHaveTitle('文档预览 - 云峡水电');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toContainText('信息公开目录');
    await expect(cards.first()).toContainText('8页');
    await expect(cards.first()).toContainText('234 KB');
    await expect(cards.first().getByText('信息公开', { exact: true })).toBeVisible();
    await expect(cards.first().getByRole('link', { name: /下载/ })).toHaveAttribute('href', '/media/disclosure-15.pdf');
    await page.getByRole('link', { name: '信息公开目录', exact: true }).click();
    await expect(page).toHaveURL(/\/pdf\?id=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('信息公开目录');
    await expect(pageBox(page, 1).locator('canvas')).toBeVisible();
    await page.getByRole('link', { name: '返回文档列表' }).click();
    await expect(cards).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('loads nothing of pdf.js', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/pdf', '/home', '/news/important']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter((url) => /pdfjs/.test(url))).toEqual([]);
  });
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the list reads, and a document is a title and a plain link', async ({ page }) => {
    await page.goto('/pdf');
    await page.getByRole('link', { name: '安全用电手册', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('安全用电手册');
    await expect(page.getByRole('link', { name: '下载文件' })).toHaveAttribute('href', '/media/safety-handbook.pdf');
    await expect(page.getByRole('toolbar')).toBeHidden();
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
});

test.describe('only files of ours', () => {
  for (const file of [
    'https://evil.test/x.pdf',
    '//evil.test/media/x.pdf',
    '/media/../healthz.pdf',
    '/media/%2e%2e/x.pdf',
    '/media/..%2fx.pdf',
    '/media/a\\b.pdf',
    '/api/v1/news-list.pdf',
    'javascript:alert(1)',
    '',
  ]) {
    test(`file=${file} is the 404 page`, async ({ page, problems }) => {
      problems.expect(ownErrorPage);
      const response = await page.goto(`/pdf?file=${encodeURIComponent(file)}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个页面没有接通');
    });
  }

  test('a repeated file, and an id that is not there', async ({ page, problems }) => {
    problems.expect(ownErrorPage);
    for (const query of ['file=/media/a.pdf&file=/media/b.pdf', 'id=9999', 'id=1&file=/media/a.pdf', 'id=x'])
      expect((await page.goto(`/pdf?${query}`))?.status(), query).toBe(404);
  });
});

test.describe('pages', () => {
  test('a Chinese font that is not embedded shows, under a strict policy', async ({ page }) => {
    const policies: string[] = [];
    page.on('response', async (response) => {
      const policy = (await response.allHeaders())['content-security-policy'];
      if (policy) policies.push(`${new URL(response.url()).pathname}: ${policy}`);
    });
    await open(page, 'a.pdf');
    await expect(pageBox(page, 1)).toContainText('电力设施检修检测机');
    const dark = () =>
      pageBox(page, 1)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height / 2).data ?? [];
          let dots = 0;
          for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) dots += 1;
          return dots;
        });
    await expect.poll(dark).toBeGreaterThan(500);
    // The headers of an answer are reported after the answer.
    const policyOf = (part: string) => policies.find((one) => one.includes(part));
    await expect.poll(() => policyOf('/pdf:')).toBeDefined();
    expect(policyOf('/pdf:')).not.toMatch(/unsafe-eval|unsafe-inline/);
    await expect.poll(() => policyOf('start-worker')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  test('placeholders hold their place: nothing jumps while pages come', { tag: '@long' }, async ({ page }) => {
    await recordLayoutShift(page);
    await open(page, 'mixed-12p.pdf', '#page=6', 6);
    expect(await readLayoutShift(page)).toBe(0);
    await expect(pageField(page)).toHaveValue('6');
    const box = await pageBox(page, 6).boundingBox();
    const wide = (await pageBox(page, 6).boundingBox())?.width ?? 0;
    expect(wide).toBeGreaterThan(((await pageBox(page, 5).boundingBox())?.width ?? 0) * 1.3);
    await expect(pageBox(page, 7).locator('canvas')).toBeVisible();
    expect(await pageBox(page, 6).boundingBox()).toEqual(box);
  });

  test('number field, keys, address and announcement go together', async ({ page }) => {
    await open(page, 'guide-48p.pdf');
    await pageField(page).fill('２０');
    await pageField(page).press('Enter');
    await expect(pageBox(page, 20).locator('canvas')).toBeVisible();
    await expect(page).toHaveURL(/#page=20$/);
    await expect(page.getByText('第20页，共48页')).toBeAttached();
    await pages(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(pageField(page)).toHaveValue('21');
    await page.keyboard.press('k');
    await expect(pageField(page)).toHaveValue('20');
    await page.keyboard.press('End');
    await expect(pageField(page)).toHaveValue('48');
    await page.keyboard.press('Home');
    await expect(pageField(page)).toHaveValue('1');
    await page.evaluate(() => (location.hash = '#page=7'));
    await expect(pageField(page)).toHaveValue('7');
    await page.goto(viewer('guide-48p.pdf', '#page=999'));
    await expect(pageField(page)).toHaveValue('48');
  });

  test('outline and thumbnails lead to pages', { tag: '@long' }, async ({ page }) => {
    await open(page, 'guide-48p.pdf');
    await page.getByRole('button', { name: '目录与缩略图' }).click();
    const panel = page.getByRole('complementary', { name: '目录与缩略图' });
    await expect(panel.locator('canvas').first()).toBeVisible();
    await panel.getByRole('button', { name: /^第\s*5\s*页$/ }).click();
    await expect(pageField(page)).toHaveValue('5');
    await page.keyboard.press('Tab');
    await panel.getByRole('tab', { name: '缩略图' }).press('ArrowRight');
    await expect(panel.getByRole('tab', { name: '目录' })).toBeFocused();
    await panel.getByRole('button', { name: '第二章 检修' }).click();
    await expect(pageField(page)).toHaveValue('24');
    await expect(pages(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  test('links in a document open elsewhere, safely', { tag: '@long' }, async ({ page }) => {
    await open(page, 'link-1p.pdf');
    const link = pageBox(page, 1).getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://example.com/rules');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('text can be selected and copied as it is read', async ({ page }) => {
    await open(page, 'a.pdf');
    await pageBox(page, 1).getByText('电力设施检修检测机').click({ clickCount: 3 });
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('电力设施检修检测机');
  });
});

test.describe('find', () => {
  test('finds a word that a line break divides, counts, leads on and back', async ({ page }) => {
    await open(page, 'guide-9p.pdf');
    await page.keyboard.press('Control+f');
    const field = page.getByRole('searchbox', { name: '查找内容' });
    await expect(field).toBeFocused();
    await field.fill('检测机构');
    const count = page.getByRole('search').getByRole('status');
    await expect(field, 'its limit, as of every text input (Spec §5)').toHaveAccessibleDescription('已输入 4/100');
    await expect(count).toContainText('1/9');
    await expect(count).toContainText('第1处，共9处，在第1页');
    await expect(pageBox(page, 1).locator('mark')).toHaveText(['检测机', '构']);
    await field.press('Enter');
    await field.press('Enter');
    await expect(count).toContainText('3/9');
    await expect(pageBox(page, 3).locator('mark[data-active]').first()).toBeInViewport();
    await field.press('Shift+Enter');
    await expect(count).toContainText('2/9');
    await page.getByRole('button', { name: '上一处' }).click();
    await page.getByRole('button', { name: '上一处' }).click();
    await expect(count).toContainText('9/9');
    await expect(pageBox(page, 9).locator('mark[data-active]').first()).toBeInViewport();
    await field.press('Escape');
    await expect(page.locator('mark')).toHaveCount(0);
    await expect(pages(page)).toBeFocused();
  });

  test(
    'half width finds full width, any case, ideographs find radicals; what is not there is said',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, 'a.pdf');
      await page.getByRole('button', { name: '查找', exact: true }).click();
      const field = page.getByRole('searchbox', { name: '查找内容' });
      const count = page.getByRole('search').getByRole('status');
      for (const typed of ['600116', '水力发电文件', 'YUNXIA hydro', '⽔⼒']) {
        await field.fill(typed);
        await expect(count, typed).toContainText('/2');
      }
      await field.fill('<img src=x onerror=alert(1)>');
      await expect(count).toHaveText('没有找到');
      await expect(page.locator('mark')).toHaveCount(0);
    },
  );
});

test.describe('zoom', () => {
  test(
    'steps, fits, keeps the page, and never draws more than a canvas can hold',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, 'guide-9p.pdf', '#page=4', 4);
      const zoom = page.getByRole('combobox', { name: '缩放比例' });
      await zoom.selectOption('适合页面');
      await expect(pageField(page)).toHaveValue('4');
      await expect.poll(async () => (await pageBox(page, 4).boundingBox())?.height ?? Infinity).toBeLessThan(900);
      await zoom.selectOption('100%');
      await expect.poll(async () => Math.round((await pageBox(page, 4).boundingBox())?.width ?? 0)).toBe(793);
      await page.getByRole('button', { name: '放大' }).click();
      await expect(zoom).toHaveValue('1.25');
      await pages(page).focus();
      await page.keyboard.press('0');
      await expect(zoom).toHaveValue('width');
      await zoom.selectOption('1000%');
      await expect(pageField(page)).toHaveValue('4');
      await expect(pageBox(page, 4).locator('canvas')).toBeVisible();
      await expect.poll(async () => (await canvases(page)).largest, { timeout: 30_000 }).toBeGreaterThan(16_000_000);
      const { largest, total } = await canvases(page);
      expect(largest).toBeLessThanOrEqual(16_777_216);
      expect(total).toBeLessThanOrEqual(64_000_000);
    },
  );

  test('two fingers zoom on a phone whose page is scaled (Spec §9)', { tag: '@long' }, async ({ browser, baseURL }) => {
    const iphone = devices[0];
    const context = await browser.newContext({ ...iphone?.options, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await open(page, 'guide-9p.pdf');
    const width = async () => (await pageBox(page, 1).boundingBox())?.width ?? 0;
    const layout = iphone?.layout ?? 0;
    await expect.poll(width).toBeGreaterThan(layout * 0.9);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(layout);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: gap === 0 ? [] : [195 - gap, 195 + gap].map((x, id) => ({ x, y: 700, id })),
      });
    const before = await width();
    await touch('touchStart', 40);
    for (const gap of [50, 60, 70, 80]) await touch('touchMove', gap);
    await touch('touchEnd', 0);
    await expect.poll(width).toBeGreaterThan(before * 1.6);
    await expect(pageBox(page, 1).locator('canvas')).toBeVisible();
    await context.close();
  });
});

test('300 pages keep memory bounded, with thumbnails open, wherever one goes', { tag: '@long' }, async ({ page }) => {
  await open(page, 'long-300p.pdf');
  await page.getByRole('button', { name: '目录与缩略图' }).click();
  let most = { count: 0, total: 0 };
  for (let number = 10; number <= 300; number += 29) {
    await pageField(page).fill(String(number));
    await pageField(page).press('Enter');
    await expect(pageBox(page, number).locator('canvas')).toBeVisible();
    const now = await canvases(page);
    most = { count: Math.max(most.count, now.count), total: Math.max(most.total, now.total) };
  }
  await pages(page).evaluate(async (box) => {
    for (let top = 0; top < box.scrollHeight; top += box.scrollHeight / 60) {
      box.scrollTop = top;
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  const now = await canvases(page);
  most = { count: Math.max(most.count, now.count), total: Math.max(most.total, now.total) };
  expect(most.count).toBeLessThanOrEqual(60);
  expect(most.total).toBeLessThanOrEqual(40_000_000);
});

test(
  'a large file is read in parts, and a page that does not come can be asked for again',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.expect(/net::ERR_/);
    let bytes = 0;
    let parts = 0;
    page.on('response', async (response) => {
      if (response.status() !== 206) return;
      parts += 1;
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await open(page, 'large-3000p.pdf');
    await expect.poll(() => parts).toBeGreaterThan(0);
    const whole = Number((await page.request.head('/media/large-3000p.pdf')).headers()['content-length']);
    expect(whole).toBeGreaterThan(1_500_000);
    expect(bytes).toBeLessThan(whole * 0.8);
    await page.route('**/media/**', (route) => route.abort());
    await pageField(page).fill('1500');
    await pageField(page).press('Enter');
    const lost = page.getByRole('status').filter({ hasText: '网络连接中断' });
    await expect(lost).toBeVisible();
    await page.unroute('**/media/**');
    await page.getByRole('button', { name: '立即重试' }).click();
    await expect(pageBox(page, 1500).locator('canvas')).toBeVisible();
    await expect(lost).toBeHidden();
  },
);
