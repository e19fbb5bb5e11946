import { readExample } from '@yunxia/contract/examples';
import { colourRules, findViolations } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const path = '/investor_relations/stock';

interface Day {
  day: string;
  close: string;
  note: string;
}

const all = readExample('stock-history', 'list')['list'] as Day[];
/** The days with a close of the year that the page shows. */
const days = all.filter(({ close }) => close !== '');
const corrected = all.find(({ note }) => note !== '') as Day;
const last = days.at(-1) as Day;
const from = `${Number(last.day.slice(0, 4)) - 1}${last.day.slice(4)}`;
const year = days.filter(({ day }) => day >= from);
const words = ({ day }: Day): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the share is said, drawn and listed, and the sentence is what the data say', async ({ page }) => {
    await page.goto(path);
    const closes = year.map((day) => ({ ...day, cents: Math.round(Number(day.close) * 100) }));
    const [first] = closes;
    const high = closes.reduce((most, one) => (one.cents > most.cents ? one : most));
    const low = closes.reduce((least, one) => (one.cents < least.cents ? one : least));
    const end = closes.at(-1);
    const change = (((end?.cents ?? 0) - (first?.cents ?? 0)) / (first?.cents ?? 1)) * 100;
    const sentence =
      `近1年由${first?.close}到${end?.close}，${change > 0 ? '上涨' : '下跌'}${Math.abs(change).toFixed(2)}%；` +
      `收盘最高${high.close}（${words(high)}），最低${low.close}（${words(low)}）。`;
    await expect(page.locator('#stock-sentence')).toHaveText(sentence);
    const chart = page.getByRole('img', { name: '价格走势图' });
    await expect(chart).toBeVisible();
    await expect(chart).toContainText(`最高 ${high.close}`);
    await expect(chart).toContainText('停牌');
    await expect(chart.getByText('除')).toHaveCount(2);
    await page.getByText('数据表', { exact: true }).click();
    const table = page.getByRole('table', { name: /演示序列（演示数据）数据表/ });
    await expect(table.getByRole('row').last()).toContainText(last.close);
    await expect(page.getByRole('button', { name: /查看/, includeHidden: true })).toBeHidden();
  });

  test('a day that was corrected says so under the chart, in the table and in the file', async ({ page }) => {
    await page.goto(`${path}?range=1m`);
    await expect(page.locator('main')).toContainText(`数据更正${words(corrected)}：${corrected.note}`);
    await page.getByText('数据表', { exact: true }).click();
    const row = page.getByRole('row', { name: corrected.day });
    await expect(row).toContainText(corrected.close);
    await expect(row.getByRole('cell').last()).toHaveText('更正');
    const lines = (await (await page.request.get('/feeds/stock-history.csv?range=1m')).text()).split('\r\n');
    expect(lines.find((line) => line.startsWith(`${corrected.day},`))).toContain(corrected.note);
    // by weeks it is the week that says so
    await page.goto(path);
    await expect(page.locator('main')).toContainText(`${words(corrected)}：${corrected.note}`);
    await page.getByText('数据表', { exact: true }).click();
    await expect(page.getByRole('table', { name: /数据表/ }).getByRole('cell', { name: '更正' })).toHaveCount(1);
  });

  test('ranges, candles and adjusted prices are links', async ({ page }) => {
    await page.goto(path);
    const ranges = page.getByRole('navigation', { name: '时间范围' });
    await expect(ranges.locator('[aria-current]')).toHaveText('1年');
    await ranges.getByRole('link', { name: '3月' }).click();
    await expect(page).toHaveURL(`${path}?range=3m`);
    await expect(page.locator('#stock-sentence')).toContainText('近3月由');
    await page.getByRole('navigation', { name: '图形' }).getByRole('link', { name: 'K线' }).click();
    await page.getByRole('navigation', { name: '复权' }).getByRole('link', { name: '前复权' }).click();
    await expect(page).toHaveURL(`${path}?range=3m&kind=candle&adjust=forward`);
    await expect(page.locator('#stock-sentence')).toContainText('近3月（前复权）由');
    const answer = await page.request.get('/feeds/stock-history.csv?range=3m&kind=candle');
    const lines = (await answer.text()).split('\r\n');
    expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8; header=present');
    expect(lines[0]).toBe('\ufeff日期,开盘,最高,最低,收盘,成交量（股）,成交额,说明,序列');
    expect(lines.at(-2)).toContain(`${last.day},`);
    expect(lines.at(-2)).toContain('演示数据');
  });
});

test('a link to the exchange has no figure anywhere: page, data and file', async ({ page, stub }) => {
  stub.control({ endpoint: 'stock-quote', useCase: 'link' });
  const html = await (await page.request.get(path)).text();
  expect(html).toContain('本站不提供股价');
  for (const { close } of days) expect(html).not.toContain(close);
  for (const end of ['csv', 'xlsx']) expect((await page.request.get(`/feeds/stock-history.${end}`)).status()).toBe(404);
  await page.goto(path);
  await expect(page.getByRole('link', { name: /到交易所看行情/ })).toBeVisible();
  await expect(page.getByRole('img', { name: '价格走势图' })).toHaveCount(0);
  await expect(page.locator('main')).toContainText('没有收盘数据，不计算股息率');
});

test('data that are behind say their time, a suspension its reason, and no change of 0', async ({ page, stub }) => {
  stub.control({ endpoint: 'stock-quote', useCase: 'stale' });
  await page.goto(path);
  await expect(page.locator('main')).toContainText(/行情数据时间\d+月\d+日 \d\d:\d\d，之后未更新/);
  await expect(page.locator('#stock-sentence')).toContainText(`近1年截至${words(last)}，由`);
  stub.control({ endpoint: 'stock-quote', useCase: 'suspended' });
  await page.goto(`${path}?range=6m`);
  await expect(page.getByRole('region', { name: '行情' })).toContainText('停牌，自2月24日起：筹划重大事项');
  await expect(page.getByRole('region', { name: '行情' })).not.toContainText(/[▲▼■]/);
});

test('delayed figures have their time and their delay; a feed that stopped leaves them, and says since when', async ({
  page,
  stub,
}) => {
  const quote = page.getByRole('region', { name: '行情' });
  stub.control({ endpoint: 'stock-quote', useCase: 'delayed' });
  await page.goto(path);
  await expect(quote).toContainText(/\d+月\d+日\d\d:\d\d，延时15分钟/);
  await expect(quote).toContainText('交易中');
  await expect(quote).toContainText('许可：演示许可〔2026〕1号');
  await expect(quote).toContainText('▼下跌−0.08−0.07%');
  stub.control({ endpoint: 'stock-quote', useCase: 'delayed-stale' });
  expect((await page.goto(`${path}?range=6m`))?.status()).toBe(200);
  await expect(page.locator('main')).toContainText(/行情数据时间\d+月\d+日 \d\d:\d\d，之后未更新/);
  await expect(quote).toContainText('108.35');
  await expect(quote).not.toContainText(/[▲▼■]/);
});

test('without quotes the page stands', { tag: '@long' }, async ({ page, stub }) => {
  stub.control({ endpoint: 'stock-quote', fail: { status: 500 } });
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.getByRole('region', { name: '行情' })).toContainText('行情暂时无法读取');
});

test('the chart is read by keys, from the rows of its table', async ({ page }) => {
  await page.goto(`${path}?range=3m`);
  const button = page.getByRole('button', { name: '逐日查看' });
  const said = page.locator('output');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(said).toContainText(`${last.day}，收盘${last.close}`);
  await button.press('ArrowLeft');
  const before = days.at(-2) as Day;
  await expect(said).toContainText(`${before.day}，收盘${before.close}`);
  await button.press('Shift+ArrowLeft');
  await expect(said).not.toContainText(before.day);
  await button.press('End');
  await expect(said).toContainText(last.day);
  await button.press('Escape');
  await expect(said).toBeEmpty();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test(
  'nothing is wrong with the chart in both themes and three colour settings, and it fits 320',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${path}?kind=candle`);
    await page.getByText('数据表', { exact: true }).click();
    await setWidth(page, 390);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [at, name] of ['红涨绿跌', '绿涨红跌', '蓝涨橙跌'].entries()) {
        await page.getByRole('radio', { name }).check();
        // The first look asks everything; what follows changes colours alone.
        const rules = colorScheme === 'light' && at === 0 ? undefined : colourRules;
        expect(await findViolations(page, { within: 'main', rules }), `${colorScheme} ${name}`).toEqual([]);
      }
    }
    await page.reload();
    await expect(page.getByRole('radio', { name: '蓝涨橙跌' })).toBeChecked();
    await setWidth(page, 320);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  },
);

test(
  'on paper the table is open after the chart in every theme and colour, and the controls are gone',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${path}?range=1m`);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const name of ['红涨绿跌', '绿涨红跌', '蓝涨橙跌']) {
        await page.emulateMedia({ media: 'screen', colorScheme });
        await page.getByRole('radio', { name }).check();
        await page.emulateMedia({ media: 'print', colorScheme });
        await expect(page.getByRole('img', { name: '价格走势图' })).toBeVisible();
        await expect(page.getByRole('table', { name: /数据表/ })).toBeVisible();
        await expect(page.getByRole('button', { name: '逐日查看', includeHidden: true })).toBeHidden();
        await expect(page.getByRole('navigation', { name: '时间范围' })).toBeHidden();
      }
    }
  },
);
