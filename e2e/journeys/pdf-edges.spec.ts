import { STUB_PASSWORD } from '@yunxia/contract/stub-media';
import { findInBothThemes, findViolations } from '../setup/axe.ts';
import { open, pageBox, pageField, pages, viewer } from '../setup/document-viewer.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

test.describe('what does not open', () => {
  for (const [name, words] of [
    ['broken.pdf', '文件无法解析'],
    ['empty.pdf', '文件是空的'],
    ['missing.pdf', '文件不存在'],
  ] as const) {
    test(`${name}: ${words}, a download, another try`, async ({ page, problems }) => {
      problems.expect(ownErrorPage);
      await page.goto(viewer(name));
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('link', { name: '下载文件' })).toHaveAttribute('href', `/media/${name}`);
      await page.route(`**/media/${name}`, async (route) => {
        const response = await route.fetch({ url: route.request().url().replace(name, 'a.pdf') });
        await route.fulfill({ response });
      });
      await page.getByRole('button', { name: '重试' }).click();
      await expect(pageBox(page, 1).locator('canvas')).toBeVisible();
    });
  }

  test('no network, no server', { tag: '@long' }, async ({ page, problems }) => {
    problems.expect(ownErrorPage, /net::ERR_/);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(viewer('a.pdf'));
    await expect(page.getByRole('alert')).toContainText('网络连接中断');
    await page.unroute('**/media/**');
    await page.route('**/media/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('alert')).toContainText('文件暂时无法读取');
  });

  test('a script of pdf.js that does not come', async ({ page, problems }) => {
    problems.expect(/net::ERR_/);
    await page.route('**/pdf.min.mjs', (route) => route.abort());
    await page.goto(viewer('a.pdf'));
    await expect(page.getByRole('alert')).toContainText('网络连接中断');
    await page.unroute('**/pdf.min.mjs');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('alert').or(pageBox(page, 1).locator('canvas'))).toBeVisible();
  });

  test('a browser that cannot: a plain sentence and the download', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'FontFace'));
    await page.goto(viewer('a.pdf'));
    await expect(page.getByRole('alert')).toContainText('当前浏览器无法在线预览');
    await expect(page.getByRole('link', { name: '下载文件' })).toBeVisible();
    await expect(page.getByRole('button', { name: '重试' })).toBeHidden();
  });

  test('a browser from before Promise.withResolvers shows documents', { tag: '@long' }, async ({ page }) => {
    const newer = [
      'Promise.withResolvers',
      'AbortSignal.any',
      'Array.prototype.toSpliced',
      'ArrayBuffer.prototype.transferToFixedLength',
    ];
    await page.route('**/old-browsers.mjs', async (route) => {
      const response = await route.fetch();
      const lacking = newer.map((name) => `delete ${name};\n`).join('');
      await route.fulfill({ response, body: `${lacking}${await response.text()}` });
    });
    await open(page, 'a.pdf');
  });

  test('a locked document asks, and asks again', async ({ page }) => {
    await page.goto(viewer('locked.pdf'));
    const field = page.getByLabel('该文档已加密，请输入打开密码');
    await expect(field).toBeFocused();
    await field.fill('wrong');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('密码不正确，请重新输入。');
    await field.fill(STUB_PASSWORD);
    await page.getByRole('button', { name: '打开文档' }).click();
    await expect(pageBox(page, 1)).toContainText('云峡水电');
  });
});

test.describe('paper', () => {
  for (const [name, sheets, sizes] of [
    ['one-1p.pdf', 1, '595x842'],
    ['one-a5-1p.pdf', 1, '420x595'],
    ['one-letter-1p.pdf', 1, '612x792'],
    ['mixed-6p.pdf', 6, '595x842 842x595'],
  ] as const) {
    test(
      `${name} is ${sheets} sheets, of its own size and of any other`,
      { tag: name === 'mixed-6p.pdf' ? [] : '@long' },
      async ({ page }) => {
        await page.addInitScript(() => {
          window.print = () => (document.documentElement.dataset.asked = '');
        });
        await open(page, name);
        await page.keyboard.press('Control+p');
        const start = async () => {
          await page.getByRole('dialog', { name: '打印' }).getByRole('button', { name: '打印', exact: true }).click();
          await expect(page.locator('html[data-asked]')).toBeAttached();
        };
        await start();
        const own = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
        expect(own.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
        const found = [...own.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
          ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
        );
        expect([...new Set(found)].sort().join(' ')).toBe(sizes);
        await expect(page.getByRole('dialog')).toBeHidden();
        for (const format of ['A4', 'A5', 'Letter'] as const) {
          await page.evaluate(() => delete document.documentElement.dataset.asked);
          await page.getByRole('button', { name: '打印', exact: true }).first().click();
          await start();
          const paper = (await page.pdf({ format, printBackground: true })).toString('latin1');
          expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(sheets);
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      },
    );
  }

  test('a range that is none is refused in words', { tag: '@long' }, async ({ page }) => {
    await open(page, 'guide-9p.pdf');
    await page.getByRole('button', { name: '打印', exact: true }).first().click();
    await page.getByRole('textbox', { name: '起始页' }).fill('8');
    await page.getByRole('textbox', { name: '结束页' }).fill('3');
    await page.getByRole('dialog').getByRole('button', { name: '打印', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('请输入 1 到 9 之间的页码，起始页不大于结束页。');
  });
});

test.describe('for everyone', () => {
  test('the tools are one stop for Tab, and arrows go through them', { tag: '@long' }, async ({ page }) => {
    await open(page, 'guide-9p.pdf');
    const bar = page.getByRole('toolbar', { name: '文档工具' });
    await bar.getByRole('button', { name: '目录与缩略图' }).focus();
    await page.keyboard.press('End');
    await expect(bar.getByRole('button', { name: '键盘操作' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('button', { name: '目录与缩略图' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(pageField(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(pages(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(pageField(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '键盘操作' })).toBeVisible();
  });

  test(
    'axe finds nothing: list, reading, panel and find, dialogs, failure; both themes, desktop and phone',
    { tag: '@long' },
    async ({ page, problems }) => {
      problems.expect(ownErrorPage);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const check = async (state: string) => {
        await setWidth(page, 390);
        expect(await findViolations(page), `${state} at 390`).toEqual([]);
        await expect.poll(() => sidewaysScroll(page), `${state} at 390: sideways scroll`).toBeLessThanOrEqual(0);
        await setWidth(page, 1440);
        expect(await findInBothThemes(page), `${state} at 1440`).toEqual([]);
        await expect.poll(() => sidewaysScroll(page), `${state} at 1440: sideways scroll`).toBeLessThanOrEqual(0);
      };
      await page.goto('/pdf');
      await check('list');
      await page.goto(viewer('missing.pdf'));
      await expect(page.getByRole('alert')).toBeVisible();
      await check('failure');
      await open(page, 'guide-9p.pdf');
      await check('reading');
      await page.getByRole('button', { name: '目录与缩略图' }).click();
      await expect(page.getByRole('complementary', { name: '目录与缩略图' }).locator('canvas').first()).toBeVisible();
      await page.keyboard.press('Control+f');
      await expect(page.getByRole('searchbox', { name: '查找内容' })).toBeFocused();
      await page.keyboard.type('检测');
      await expect(page.locator('mark').first()).toBeVisible();
      await check('panel and find');
      await page.getByRole('button', { name: '键盘操作' }).click();
      await expect(page.getByRole('dialog', { name: '键盘操作' })).toBeVisible();
      await check('help');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: '打印', exact: true }).first().click();
      await expect(page.getByRole('dialog', { name: '打印' })).toBeVisible();
      await check('print');
    },
  );

  for (const width of [320, 390]) {
    test(
      `at ${width} px every tool is within reach and large enough`,
      { tag: width === 320 ? [] : '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await open(page, 'guide-9p.pdf');
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const control of await page.locator('main :is(header, [role=toolbar]) :is(button, a, input)').all()) {
          const box = await control.boundingBox();
          if (!box) continue;
          expect(box.x, await control.evaluate((one) => one.outerHTML)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.height).toBeGreaterThanOrEqual(44);
        }
      },
    );
  }
});
