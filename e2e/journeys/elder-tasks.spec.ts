/** Six things an old resident comes for, in the elder mode, by keyboard and by touch; docs/testing.md has how many steps they take at most. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { named } from '../../apps/site/app/site-map.ts';
import { expect, test } from '../setup/fixtures.ts';

const docs = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');
/** The most steps of a task, as written. */
const stepsOf = (task: string): { keyboard: number; touch: number } => {
  const [, keyboard, touch] = new RegExp(`^\\| ${task} +\\| +(\\d+) \\| +(\\d+) \\|`, 'm').exec(docs) ?? [];
  return { keyboard: Number(keyboard), touch: Number(touch) };
};

/** What a reader does; each returns the steps it took. */
interface Hand {
  /** Goes to a control and presses it. */
  press: (target: Locator) => Promise<number>;
  /** Goes to a field and writes into it. */
  write: (target: Locator, text: string) => Promise<number>;
}

const byKeyboard = (page: Page): Hand => {
  const reach = async (target: Locator): Promise<number> => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs <= 40; tabs += 1) {
      if (await isThere()) return tabs;
      await page.keyboard.press('Tab');
    }
    throw new Error(`not reached by Tab: ${target.toString()}`);
  };
  return {
    press: async (target) => {
      const tabs = await reach(target);
      await page.keyboard.press(await target.evaluate((element) => (element.matches('input') ? 'Space' : 'Enter')));
      return tabs + 1;
    },
    write: async (target, text) => {
      const tabs = await reach(target);
      await page.keyboard.type(text);
      return tabs + 1;
    },
  };
};

const byTouch: Hand = {
  press: async (target) => {
    await target.tap();
    return 1;
  },
  write: async (target, text) => {
    await target.tap();
    await target.pressSequentially(text);
    return 2;
  },
};

const main = (page: Page) => page.getByRole('main');

/** Each begins on the home page and ends where the resident has what they came for. */
const tasks: Readonly<Record<string, (page: Page, hand: Hand) => Promise<number>>> = {
  今天停不停电: async (page, { press, write }) => {
    const field = page.getByRole('textbox', { name: '村、社区、街道或小区' });
    let steps = await write(field, '滨江社区');
    steps += await press(page.getByRole('button', { name: '查询' }));
    await expect(main(page).getByRole('status').filter({ hasText: '滨江社区' }).first()).toBeVisible();
    return steps;
  },
  打电话报修: async (page, { press }) => {
    const plate = main(page).getByRole('link', { name: /报修电话/ });
    await expect(plate).toHaveAttribute('href', /^tel:\d+$/);
    // the number is dialled by the phone
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    return press(plate);
  },
  算电费: async (page, { press, write }) => {
    let steps = await press(main(page).getByRole('link', { name: /电费计算/ }));
    await expect(page).toHaveURL(/\/tools#bill$/);
    steps += await write(page.getByRole('textbox', { name: /电量（千瓦时/ }).first(), '150');
    await expect(page.locator('#bill')).toContainText('元');
    return steps;
  },
  听一条停电公告: async (page, { press }) => {
    let steps = await press(main(page).getByRole('link', { name: '全部停电公告' }));
    await expect(page).toHaveURL(named.overhaul);
    steps += await press(main(page).getByRole('heading', { level: 3 }).getByRole('link').first());
    await expect(page).toHaveURL(/\/information_details\?id=/);
    steps += await press(page.getByRole('button', { name: '朗读本页' }));
    await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
    return steps;
  },
  字再大一些: async (page, { press }) => {
    let steps = await press(page.getByRole('link', { name: '显示设置' }).first());
    await expect(page).toHaveURL(named.display);
    const size = page.getByRole('radio', { name: '特大 24' });
    // arrows move in a group of radio buttons: from the size in force to the next
    const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
    if (isTouch) steps += await press(page.locator('label').filter({ has: size }));
    else {
      steps += await press(page.getByRole('radio', { name: '大 20' }));
      await page.keyboard.press('ArrowRight');
      steps += 1;
    }
    await expect(page.locator('html')).toHaveAttribute('data-size', '2');
    return steps;
  },
  回到普通页面: async (page, { press }) => {
    const steps = await press(page.getByRole('link', { name: '退出长者模式' }).first());
    await expect(page.locator('html')).not.toHaveAttribute('data-elder');
    return steps;
  },
};

const begin = async (page: Page, url: string) => {
  await page.context().addCookies([{ name: 'yunxia-display', value: 'elder=1&size=1', url }]);
  await page.goto(named.home);
  await expect(page.getByRole('button', { name: '朗读本页' })).toBeAttached();
};

for (const [task, go] of Object.entries(tasks))
  test(`by keyboard: ${task}`, async ({ page, baseURL }) => {
    await begin(page, baseURL ?? '');
    expect(await go(page, byKeyboard(page))).toBeLessThanOrEqual(stepsOf(task).keyboard);
  });

test.describe('by touch', { tag: '@long' }, () => {
  test.use({
    hasTouch: true,
    viewport: { width: 412, height: 915 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  });
  for (const [task, go] of Object.entries(tasks))
    test(`by touch: ${task}`, async ({ page, baseURL }) => {
      await begin(page, baseURL ?? '');
      expect(await go(page, byTouch)).toBeLessThanOrEqual(stepsOf(task).touch);
    });
});
