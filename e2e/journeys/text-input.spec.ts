import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { openFind } from '../setup/open-find.ts';

const path = '/flag_navigation/building';
const family = '👨‍👩‍👧';

test('Spec §5: characters are counted and limited as a reader sees them', async ({ page }) => {
  await page.goto(path);
  await openFind(page);
  const box = page.getByRole('searchbox', { name: '标题关键词' });
  const main = page.locator('main');
  for (const [text, count] of [
    ['停电', 2],
    ['𠮷野家', 3],
    [family, 1],
    ['e\u0301', 1],
  ] as const) {
    await box.fill(text);
    await expect(main.getByText(`已输入 ${count}/100`), text).toBeVisible();
    await expect(box, text).toHaveAccessibleDescription(`已输入 ${count}/100`);
  }
  await box.fill(family.repeat(101));
  await expect(main.getByText('已输入 100/100')).toBeVisible();
  await expect(box, 'no character is cut in two').toHaveValue(family.repeat(100));
});

test('Spec §5: what an input method still composes is left alone, and cut when it is committed', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await openFind(page);
  const box = page.getByRole('searchbox', { name: '标题关键词' });
  await box.fill('电'.repeat(99));
  await expect(page.locator('main').getByText('已输入 99/100')).toBeVisible();
  await box.press('End');
  const browser = await context.newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: "bao'gong", selectionStart: 8, selectionEnd: 8 });
  await expect(box).toHaveValue(`${'电'.repeat(99)}bao'gong`);
  await browser.send('Input.insertText', { text: '保供' });
  await expect(box).toHaveValue(`${'电'.repeat(99)}保`);
  await expect(page.locator('main').getByText('已输入 100/100')).toBeVisible();
});

test('what is typed on while an answer is under way is not replaced by it', async ({ page }) => {
  await page.goto(path);
  await openFind(page);
  const box = page.getByRole('searchbox', { name: '标题关键词' });
  const release = await holdRequests(page, '**/api/v1/party-building-list');
  await box.fill('支部');
  await box.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await box.press('End');
  await page.keyboard.insertText('建设');
  release();
  await expect(page.locator('main')).toContainText('“支部”：共');
  await expect(box).toHaveValue('支部建设');
  await page.goBack();
  await expect(box, 'nothing is looked for: the form is shut').toBeHidden();
  await openFind(page);
  await expect(box).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Spec §5: the boxes have their maximum length, and a longer address is cut by the server', async ({ page }) => {
    await page.goto(`${path}?keyword=${'电'.repeat(101)}`);
    const box = page.getByRole('searchbox', { name: '标题关键词' });
    await expect(box).toHaveAttribute('maxlength', '100');
    await expect(box).toHaveValue('电'.repeat(100));
    await expect(page.locator('main').getByText('已输入 100/100')).toBeVisible();
  });
});
