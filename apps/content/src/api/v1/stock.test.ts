import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayloadRequest } from 'payload';
import { DAY_COLUMNS } from '../../quotes/day-table.ts';
import { stockDaySamples } from '../../seed/data/stock.ts';
import { startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;

const now = Date.parse('2026-06-23T16:00:00+08:00');
const nobody = { user: null, headers: new Headers() } as Pick<PayloadRequest, 'user' | 'headers'>;

beforeAll(async () => {
  content = await startTestContent();
  content.setNow(now);
}, 60_000);

afterAll(() => content.close());

const set = (data: Record<string, unknown>) => content.payload.updateGlobal({ slug: 'stock-settings', data });
/** Modules that read the settings are imported when the environment is set. */
const takeFile = async (text: string) => {
  const { importDays } = await import('../../quotes/import-days.ts');
  return importDays(content.payload, { bytes: new TextEncoder().encode(text), name: '行情.csv' }, nobody, now);
};
const take = (rows: readonly string[]) => takeFile([DAY_COLUMNS.join(','), ...rows].join('\r\n'));
const count = async (table: 'audit_trail' | 'content_changes'): Promise<number> => {
  const { runStatement } = await import('../../search/indexing/search-database.ts');
  const [row] = await runStatement(content.payload, sql`select count(*) as total from ${sql.identifier(table)}`);
  return Number(row?.['total']);
};

const rows = [
  '2026-06-17,10.00,10.10,9.90,10.00,9.95,123400,1234000',
  '2026-06-18,9.85,9.95,9.80,9.90,9.85,200000,1980000',
  '2026-06-22,,,,,9.90,0,',
  '2026-06-23,9.90,10.00,9.90,9.95,9.90,300000,2985000.50',
];

describe('quotes', () => {
  it('without a licence the server refuses closes of the share, and answers no figure', async () => {
    await expect(set({ mode: 'close', series: 'share', licence: '' })).rejects.toMatchObject({
      data: { errors: [{ path: 'licence', message: '未填写行情使用许可，只显示交易所链接' }] },
    });
    await content.create('trading-closures', { title: '端午节', day: '2026-06-19', until: '2026-06-21' });
    await set({ mode: 'link', series: 'share', knownUntil: '2026-12-31', quoteUrl: 'https://exchange.example/' });
    expect(await take(rows)).toMatchObject({ series: 'share', taken: 4, changed: 4, faults: [] });
    const { info } = await content.call('stock-quote');
    expect(info).toMatchObject({
      mode: 'link',
      session: 'closed',
      price: '',
      previousClose: '',
      volume: null,
      day: null,
    });
    expect(info.source.url).toBe('https://exchange.example/');
    expect(JSON.stringify(info)).not.toMatch(/9\.9|10\.0|2985/);
    expect((await content.call('stock-history')).list).toEqual([]);
  });

  it('under a licence the last day, with change, limits and source', async () => {
    await set({ mode: 'close', licence: '许可〔演示〕1号', sourceName: '演示行情商' });
    const { info } = await content.call('stock-quote');
    expect(info).toMatchObject({
      ...{ mode: 'close', series: 'share', day: '2026-06-23', at: '2026-06-23T15:00:00+08:00', session: 'closed' },
      ...{ price: '9.95', previousClose: '9.90', change: '0.05', changePercent: '0.51', open: '9.90', high: '10.00' },
      ...{ low: '9.90', volume: 300_000, amount: '2985000.50', limitUp: '10.89', limitDown: '8.91', suspended: null },
      source: { name: '演示行情商', licence: '许可〔演示〕1号' },
      stale: false,
    });
    expect(await content.tags('stock-quote')).toEqual(
      expect.arrayContaining(['stock-days', 'stock-settings', 'trading-closures', 'site-info']),
    );
  });

  it('days with their events, adjusted by announced distributions, joined to weeks', async () => {
    const plan = { planText: '每10股派1.50元（含税）', cashPerShare: '0.15', year: 2025, progress: 'paid' };
    await content.create('dividends', { ...plan, title: '2025年度', recordDay: '2026-06-17', exDay: '2026-06-18' });
    const history = await content.call('stock-history');
    expect(history).toMatchObject({ total: 4, series: 'share', first: '2026-06-17', last: '2026-06-23' });
    expect(history.list.map(({ day, close, event }) => [day, close, event])).toEqual([
      ['2026-06-17', '10.00', null],
      ['2026-06-18', '9.90', 'ex_dividend'],
      ['2026-06-22', '', 'suspended'],
      ['2026-06-23', '9.95', 'resumed'],
    ]);
    expect(history.list[2]).toMatchObject({ open: '', volume: null, amount: '' });
    const closes = async (fields: Record<string, string>) =>
      (await content.call('stock-history', fields)).list.map(({ close }) => close);
    expect(await closes({ adjust: 'forward' })).toEqual(['9.85', '9.90', '', '9.95']);
    expect(await closes({ adjust: 'backward', from: '2026-06-18' })).toEqual(['10.05', '', '10.10']);
    const weeks = (await content.call('stock-history', { period: 'week' })).list;
    expect(weeks).toMatchObject([
      { id: 20_260_618, day: '2026-06-18', open: '10.00', high: '10.10', low: '9.80', close: '9.90', volume: 323_400 },
      { day: '2026-06-23', open: '9.90', close: '9.95', event: 'resumed' },
    ]);
    const { list } = await content.call('dividend-list');
    expect(list).toMatchObject([
      { title: '2025年度', cashPerShare: '0.15', shareRatio: '', exDay: '2026-06-18', status: 'paid', noticeId: null },
    ]);
    await expect(
      content.create('dividends', { ...plan, title: '错', recordDay: '2026-06-18', exDay: '2026-06-18' }),
    ).rejects.toThrow();
  });

  it('a suspension shows no change of its own and no zero; days that are missing are said', async () => {
    await set({ suspension: { from: '2026-06-24', reason: '筹划重大事项' } });
    content.setNow(Date.parse('2026-06-25T10:00:00+08:00'));
    const { info } = await content.call('stock-quote');
    expect(info).toMatchObject({
      ...{ session: 'suspended', price: '9.95', stale: true },
      suspended: { from: '2026-06-24', reason: '筹划重大事项' },
    });
    await set({ suspension: { from: null, reason: '' } });
    content.setNow(Date.parse('2027-01-04T10:00:00+08:00'));
    expect((await content.call('stock-quote')).info).toMatchObject({ session: 'unknown' });
    content.setNow(now);
  });

  it('a file twice changes nothing, a bad row is named and the others are taken, one row of audit and one change', async () => {
    const before = [await count('audit_trail'), await count('content_changes')];
    expect(await take(rows)).toMatchObject({ taken: 4, changed: 0 });
    expect([await count('audit_trail'), await count('content_changes')]).toEqual(before);
    const found = await take([
      rows[0] as string,
      '2026-06-20,10,10,10,10,10,1,1',
      '2026-06-18,9.85,9.95,9.80,9.91,9.85,200000,1980000',
      '2026-06-18,9.85,9.95,9.80,9.92,9.85,200000,1980000',
    ]);
    expect(found).toEqual({
      ...{ series: 'share', taken: 2, changed: 1 },
      faults: [{ line: 3, reason: '2026-06-20 不是交易日' }],
      repeated: [{ line: 5, reason: '2026-06-18 在文件中不止一行，以后一行为准' }],
    });
    expect([await count('audit_trail'), await count('content_changes')]).toEqual(before.map((total) => total + 1));
    expect((await content.call('stock-history', { from: '2026-06-18', to: '2026-06-18' })).list).toMatchObject([
      { close: '9.92', note: '收盘由9.90改为9.92，6月23日更正' },
    ]);
    // beside adjusted closes those of the note would be others
    const forward = (await content.call('stock-history', { adjust: 'backward' })).list;
    expect(forward.map(({ note }) => note).filter(Boolean)).toEqual(['6月23日更正']);
    expect((await content.call('stock-history', { period: 'week' })).list[0]?.note).toContain('改为9.92');
    expect(
      await take([(rows[1] as string).replace('9.90,9.85,200000', '9.92,9.85,200000').replace('9.85,', '9.850,')]),
    ).toMatchObject({
      changed: 0,
    });
    await expect(take([])).resolves.toMatchObject({ taken: 0, changed: 0 });
    await expect(takeFile('日期,收盘\n1,2')).rejects.toThrow(/第1行缺少列/);
  });

  it('the sample’s series needs no licence and is kept apart from the share; three years of days enter at once', async () => {
    await set({ mode: 'close', series: 'demo', licence: '' });
    const days = stockDaySamples(now);
    const lines = days.map((row) => DAY_COLUMNS.map((column) => String(row[column])).join(','));
    const free = days.filter(({ previousClose }, at) => at > 0 && previousClose !== days[at - 1]?.close);
    expect(free.length).toBeGreaterThan(0);
    const before = [await count('audit_trail'), await count('content_changes')];
    const { taken, changed, faults } = await take(lines);
    expect({ changed, faults }).toEqual({ changed: taken, faults: [] });
    expect(taken).toBeGreaterThan(700);
    expect([await count('audit_trail'), await count('content_changes')]).toEqual(before.map((total) => total + 1));
    const history = await content.call('stock-history');
    expect(history).toMatchObject({ series: 'demo', total: taken });
    expect(history.list.filter(({ note }) => note !== '')).toEqual([]);
    expect((await content.call('stock-quote')).info).toMatchObject({ series: 'demo', currency: '', stale: false });
    await set({ series: 'share', mode: 'link' });
  });

  it('the sample brings its series, moves it to the present, and takes it away', async () => {
    const { fillStock, refreshStock, removeStock } = await import('../../seed/fill-stock.ts');
    expect(await fillStock(content.payload, now)).toBeGreaterThan(700);
    expect((await content.call('stock-quote')).info).toMatchObject({
      ...{ mode: 'close', series: 'demo', price: '108.35', day: '2026-06-23' },
      source: { name: '演示序列（随站提供）', licence: '' },
    });
    const corrected = (await content.call('stock-history')).list.filter(({ note }) => note !== '');
    expect(corrected).toMatchObject([{ note: expect.stringMatching(/^收盘由\d+\.\d\d改为\d+\.\d\d，6月\d+日更正$/) }]);
    expect(corrected[0]?.note).toContain(`改为${corrected[0]?.close}，`);
    await refreshStock(content.payload, now + 86_400_000);
    expect((await content.call('stock-history')).last).toBe('2026-06-24');
    await removeStock(content.payload);
    expect((await content.call('stock-quote')).info).toMatchObject({ mode: 'link', series: 'share', price: '' });
    await set({ mode: 'close', series: 'demo' });
    expect((await content.call('stock-history')).list).toEqual([]);
    expect((await content.call('stock-quote')).info).toMatchObject({ mode: 'close', price: '', day: null });
    await set({ mode: 'link', series: 'share' });
  });
});
