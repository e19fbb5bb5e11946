/** Five things that investors come for, on a phone: each takes three taps from the home page at most. */
import type { Locator, Page } from '@playwright/test';
import { scrollHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Most taps of a task. */
const MOST = 3;

const main = (page: Page): Locator => page.getByRole('main');

/** Each gets what counts a tap, and ends where the investor has what they came for. */
const tasks: Readonly<Record<string, (page: Page, tap: (target: Locator) => Promise<void>) => Promise<void>>> = {
  最新年度报告: async (page, tap) => {
    await tap(main(page).getByRole('link', { name: '公司公告', exact: true }).first());
    await tap(page.getByRole('navigation', { name: '公告分组' }).getByRole('link', { name: /^定期报告/ }));
    const report = main(page).getByRole('listitem').filter({ hasText: '年度报告摘要' });
    await expect(report.getByRole('link', { name: /^PDF/ })).toHaveAttribute('href', /^\/pdf\?file=/);
    await tap(report.getByRole('heading').getByRole('link'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('年度报告摘要（演示）');
  },
  去年的分红: async (page, tap) => {
    await tap(main(page).getByRole('link', { name: '股票信息', exact: true }).first());
    await expect(main(page)).toContainText(/每10股派\d/);
  },
  下次会议加入日历: async (page, tap) => {
    await tap(main(page).getByRole('link', { name: '投资者活动', exact: true }).first());
    const meeting = main(page).getByRole('listitem').filter({ hasText: '临时股东会' }).first();
    await expect(meeting.getByRole('link', { name: /^加入日历/ })).toHaveAttribute(
      'href',
      /^\/feeds\/investor-event\.ics/,
    );
  },
  董秘电话与接听时间: async (page, tap) => {
    await tap(main(page).getByRole('link', { name: '公司公告', exact: true }).first());
    await tap(page.getByRole('navigation', { name: '二级栏目' }).getByRole('link', { name: '投资者联系' }));
    const lines = page.getByLabel('投资者联系人');
    await expect(lines).toContainText('交易日9:00–11:30、13:00–17:00');
    await expect(lines.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main(page)).toContainText('今天交易所休市，投资者热线休息');
  },
  一年内的分红公告: async (page, tap) => {
    await tap(main(page).getByRole('link', { name: '公司公告', exact: true }).first());
    await tap(page.getByRole('navigation', { name: '公告分组' }).getByRole('link', { name: /^分红与股本/ }));
    await tap(
      page
        .getByRole('group', { name: '按年份' })
        .getByRole('link', { name: /^20\d\d/ })
        .first(),
    );
    await expect(page).toHaveURL(/group=dividend&year=20\d\d/);
    await expect(main(page).getByRole('listitem').filter({ hasText: '权益分派实施公告' })).toHaveCount(1);
  },
};

for (const [name, run] of Object.entries(tasks)) {
  test(`${name}: three taps at most`, async ({ page }) => {
    let taps = 0;
    await page.goto('/home');
    await run(page, async (target) => {
      taps += 1;
      await scrollHydrated(target);
      await target.tap();
    });
    expect(taps).toBeLessThanOrEqual(MOST);
  });
}
