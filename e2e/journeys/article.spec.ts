import type { APIRequestContext } from '@playwright/test';
import { WITHDRAWN_ID } from '@yunxia/contract/testing';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

/** An article with links of every kind, files, two changes, a picture and a table wider than a phone. */
const full = '/details?id=131';

test('an article has its neighbours, related ones, files, changes and the code of its address', async ({ page }) => {
  await page.goto(full);
  const article = page.locator('main article');
  await expect(article).toContainText('责任编辑：演示编辑');

  const files = article.getByRole('list', { name: '附件' }).getByRole('listitem');
  await expect(files).toHaveCount(2);
  await expect(files.first()).toContainText('200 KB');
  await expect(files.first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/pdf\?file=%2Fmedia%2Fschedule\.pdf$/,
  );
  await expect(files.last()).toContainText('DOCX · 31 KB');

  const changes = article.getByRole('region', { name: '变更记录' }).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first(), 'newest first').toContainText('更正联系电话');

  await expect(page.getByRole('complementary').getByRole('list', { name: '相关新闻' })).toContainText('什么是生态流量');
  const neighbours = page.getByRole('navigation', { name: '上一篇与下一篇' });
  await expect(neighbours.getByRole('link', { name: /^下一篇/ })).toBeVisible();
  await neighbours.getByRole('link', { name: /^上一篇/ }).click();
  await expect(page).toHaveURL('/details?id=130');
});

test('the code holds the canonical address, whatever query the page was opened with', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(`${full}&from=wechat`);
  const code = page.getByRole('img', { name: '本页地址的二维码' });
  await expect(code).toHaveAttribute('src', `/qr.svg?to=${encodeURIComponent('/details?id=131')}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${full}`);
  const same = await request.get(`/qr.svg?to=${encodeURIComponent('/details?id=131')}`);
  expect(same.headers()['content-type']).toContain('svg');
  const other = await request.get(`/qr.svg?to=${encodeURIComponent('/details?id=130')}`);
  expect(other.status()).toBe(200);
  expect(await other.text()).not.toBe(await same.text());
  expect((await request.get(`/qr.svg?to=${encodeURIComponent('https://example.invalid/')}`)).status()).toBe(404);
});

test('links to other sites and files say that they open a window, and give it no access; the others stay', async ({
  page,
}) => {
  await page.goto(full);
  const article = page.locator('main article');
  for (const name of ['交易中心网站', '申请表']) {
    const link = article.locator('p').getByRole('link', { name: new RegExp(`^${name}\\s*（新窗口打开）$`) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const name of ['交易邮箱', '000-00000000', '市场化售电']) {
    await expect(article.getByRole('link', { name, exact: true })).not.toHaveAttribute('target');
  }
  const every = await page
    .locator('a[target=_blank]')
    .evaluateAll((links) =>
      links
        .filter(
          (link) =>
            !(link as HTMLAnchorElement).relList.contains('noopener') || !link.textContent?.includes('新窗口打开'),
        )
        .map((link) => link.outerHTML),
    );
  expect(every, 'links in the whole page that open a window silently').toEqual([]);
});

test('a table wider than the page scrolls in a box of its own that the keyboard reaches', async ({ page }) => {
  await page.goto(full);
  await setWidth(page, 320);
  const box = page.getByRole('group', { name: '表格 1' });
  await expect.poll(() => box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the size of the text is chosen, stored for the next article, and changes nothing else', async ({ page }) => {
  await page.goto(full);
  const text = page.locator('main article p', { hasText: '绿色电力交易规则' });
  const heading = page.getByRole('heading', { level: 1 });
  const sizeOf = (locator: typeof text) =>
    locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const growth = async () => (await sizeOf(text)) / before;
  const [before, title] = [await sizeOf(text), await sizeOf(heading)];
  const sizes = page.getByRole('group', { name: '正文字号' });
  await expect(sizes.getByRole('button', { name: '标准字' })).toHaveAttribute('aria-pressed', 'true');
  await sizes.getByRole('button', { name: '特大号字' }).click();
  await expect.poll(growth).toBeCloseTo(1.3, 2);
  expect(await sizeOf(heading)).toBe(title);
  await page.reload();
  await expect.poll(growth).toBeCloseTo(1.3, 2);
  await expect(sizes.getByRole('button', { name: '特大号字' })).toHaveAttribute('aria-pressed', 'true');
});

test('the address is copied without what followed it, and the copy confirmed', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${full}&from=wechat`);
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.locator('main').getByText('链接已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${full}`);
});

for (const isAble of [true, false]) {
  test(`a browser that can${isAble ? '' : 'not'} share: ${isAble ? 'it is handed the canonical address' : 'there is no such button'}`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript((able) => {
      const share = (given: ShareData) => {
        document.documentElement.dataset.shared = given.url ?? '';
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { configurable: true, value: able ? share : undefined });
    }, isAble);
    await page.goto(`${full}&from=wechat`);
    await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
    const button = page.getByRole('button', { name: '分享', exact: true });
    await expect(button).toHaveCount(isAble ? 1 : 0);
    if (!isAble) return;
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', `${baseURL}${full}`);
  });
}

test(
  'printing fetches the pictures first; on paper stand the text, the address and no tools',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main article img')];
        document.documentElement.dataset.printed = String(
          pictures.every(({ complete, loading }) => complete && loading === 'eager'),
        );
      };
    });
    await page.goto(full);
    await page.getByRole('button', { name: '打印' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`原文地址：${baseURL}${full}`)).toBeVisible();
    await expect(page.getByRole('group', { name: '正文字号' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: '上一篇与下一篇' })).toBeHidden();
    await expect(page.getByRole('region', { name: '变更记录' })).toBeVisible();
  },
);

test('an article in another language says so, to voices and to hyphenation', async ({ page, stub }) => {
  await page.goto(full);
  await expect(page.locator('main article')).toHaveAttribute('lang', 'zh-CN');
  stub.control({ endpoint: 'news-info', useCase: 'english' });
  await page.goto('/details?id=134');
  await expect(page.locator('main article')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an article is complete, and what needs script is absent', async ({ page }) => {
    await page.goto(full);
    await expect(page.locator('main article')).toContainText('绿色电力交易规则');
    await expect(page.getByRole('list', { name: '附件' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('group', { name: '正文字号' })).toBeHidden();
    await page
      .getByRole('navigation', { name: '上一篇与下一篇' })
      .getByRole('link', { name: /^下一篇/ })
      .click();
    await expect(page).toHaveURL('/details?id=132');
  });
});

for (const path of [full, '/flag_navigation_details?id=222', '/recruitment_details?id=805']) {
  test(`${path}: with the reader’s font at 200 % nothing leaves a phone’s page`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('main article').getByRole('group', { name: '正文字号' })).toBeVisible();
      const outside = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              'main :is(article, aside) :is(button, a, h1, h2, p, li, img, nav, dl)',
            ),
          ]
            .filter((element) => !element.closest('.vh, .table-box') && element.checkVisibility())
            .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
            .map((element) => `${element.tagName} ${element.innerText.slice(0, 20)}`),
        );
      await expect.poll(outside, `at ${width}`).toEqual([]);
      await expect.poll(() => sidewaysScroll(page), `at ${width}`).toBe(0);
    }
  });
}

for (const path of ['/details', '/flag_navigation_details', '/recruitment_details']) {
  test(
    `${path}: a record that is not there is 404, one that was withdrawn 410`,
    { tag: path === '/details' ? [] : '@long' },
    async ({ page, problems }) => {
      problems.expect(ownErrorPage);
      for (const [query, status] of [
        ['?id=999999', 404],
        ['?id=0', 404],
        ['?id=1&id=2', 404],
        ['', 404],
        [`?id=${WITHDRAWN_ID}`, 410],
      ] as const) {
        expect((await page.goto(path + query))?.status(), query).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    },
  );
}

test('articles that are hostile, long or bare are shown as text, within the page', async ({ page, stub }) => {
  page.on('dialog', () => expect(true, 'a script of the content ran').toBe(false));
  for (const [endpoint, path] of [
    ['news-info', '/details?id=1'],
    ['party-building-info', '/flag_navigation_details?id=1'],
  ] as const) {
    for (const useCase of ['hostile', 'long', 'minimal']) {
      stub.control({ endpoint, useCase });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main img[src="x"], main a[href^="javascript:"]')).toHaveCount(0);
      for (const width of [1440, 320]) {
        await setWidth(page, width);
        await expect.poll(() => sidewaysScroll(page), `${path} ${useCase} ${width}`).toBe(0);
      }
    }
  }
});

test.describe('an article as no editor meant it', { tag: '@long' }, () => {
  /** The answer to article 101 with other words. */
  const written = async (request: APIRequestContext, changes: object): Promise<string> => {
    const { info, ...rest } = await (await request.post('/api/v1/news-info', { form: { id: '101' } })).json();
    return JSON.stringify({ ...rest, info: { ...info, ...changes } });
  };

  test('Spec §2: without a title the page is called by the company alone, not as the page before it', async ({
    page,
    request,
    stub,
  }) => {
    const body = await written(request, { title: '' });
    await page.goto('/news/important');
    await expect(page).toHaveTitle('集团要闻 - 云峡水电');
    stub.control({ endpoint: 'news-info', fail: { body } });
    await page.locator('main a[href="/details?id=101"]').first().click();
    await expect(page).toHaveURL('/details?id=101');
    await expect(page).toHaveTitle('云峡水电集团股份有限公司');
    await page.goBack();
    await expect(page).toHaveTitle('集团要闻 - 云峡水电');
  });

  test('a table of bare rows and stray spaces is the same on the server and in the browser', async ({
    page,
    request,
    stub,
  }) => {
    const content = '<p>前</p><table> <tr> <td>甲</td>\n<td>乙</td></tr> </table><p>后</p>';
    stub.control({ endpoint: 'news-info', fail: { body: await written(request, { content }) } });
    await page.goto('/details?id=101');
    // A difference would be reported, and the problems that a browser reports fail the test.
    await expect(page.locator('main article tbody > tr > td')).toHaveText(['甲', '乙']);
    await expect(page.locator('main article')).toContainText('后');
  });
});
