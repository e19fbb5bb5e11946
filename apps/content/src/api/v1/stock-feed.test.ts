/** Mode delayed: the feed is polled, checked and shown; what becomes of it when it fails. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TILDE } from '../../../tests/vendor-feeds.ts';
import { RIGHT_QUOTE } from '../../../tests/vendor-values.ts';
import type { FeedSettings } from '../../quotes/feed-settings.ts';
import { startTestContent, type TestContent } from './test-content.ts';

const MINUTE = 60_000;
const folder = mkdtempSync(path.join(tmpdir(), 'quote-feed-'));
const file = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, '../../../tests/vendor-quotes', name));

let content: TestContent;
let vendor: Server;
let feed: FeedSettings;
let answer: { status: number; body: Uint8Array; etag?: string } = { status: 500, body: Buffer.alloc(0) };
let asked = 0;
/** 14:36 of 23 June: the figures are of 14:20. */
let now = RIGHT_QUOTE.at + 16 * MINUTE;

beforeAll(async () => {
  vendor = createServer(({ headers }, response) => {
    asked += 1;
    const isSame = answer.etag !== undefined && headers['if-none-match'] === answer.etag;
    response.writeHead(isSame ? 304 : answer.status, answer.etag ? { etag: answer.etag } : {});
    response.end(isSame ? undefined : answer.body);
  });
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  const { isLoopback: _, ...settings } = TILDE;
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/`;
  writeFileSync(path.join(folder, 'feed.json'), JSON.stringify({ ...settings, url }));
  process.env['QUOTE_FEED_FILE'] = path.join(folder, 'feed.json');
  process.env['QUOTE_FEED_LOOPBACK'] = 'on';
  content = await startTestContent();
  feed = { ...TILDE, url, isLoopback: true };
  await content.create('trading-closures', { title: '端午节', day: '2026-06-19', until: '2026-06-21' });
}, 60_000);

afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  rmSync(folder, { recursive: true });
  await content.close();
});

beforeEach(() => {
  asked = 0;
});

const set = (data: Record<string, unknown>) => content.payload.updateGlobal({ slug: 'stock-settings', data });
const delayed = { mode: 'delayed', series: 'share', licence: '延时行情许可〔演示〕1号', knownUntil: '2026-12-31' };
const poll = async (at = now) => {
  const { pollFeed } = await import('../../quotes/feed-poll.ts');
  return pollFeed(content.payload, feed, at);
};
const quote = async (at = now) => {
  content.setNow(at);
  return (await content.call('stock-quote')).info;
};
const deskWords = async (): Promise<string> => {
  const { readQuoteWarnings } = await import('../../desk/read-desk.ts');
  return (await readQuoteWarnings(content.payload, now)).feed;
};
const rows = async (statement: ReturnType<typeof sql>) => {
  const { runStatement } = await import('../../search/indexing/search-database.ts');
  return runStatement(content.payload, statement);
};
const changes = async (): Promise<number> =>
  Number((await rows(sql`select count(*) as total from content_changes`))[0]?.['total']);

it('without a licence it cannot be chosen, nothing is polled and no figure is shown', async () => {
  await expect(set({ ...delayed, licence: ' ' })).rejects.toMatchObject({
    data: { errors: [{ path: 'licence', message: '未填写行情使用许可，只显示交易所链接' }] },
  });
  answer = { status: 200, body: file('quote-tilde-gbk.txt') };
  expect(await poll()).toBeNull();
  expect(asked).toBe(0);
  expect(await quote()).toMatchObject({ mode: 'link', price: '', at: null, volume: null });
});

it('under a licence the figures are shown with their time and their delay, in shares and yuan', async () => {
  await set(delayed);
  const before = await changes();
  expect(await poll()).toBe('changed');
  expect(await quote()).toMatchObject({
    ...{ mode: 'delayed', series: 'share', currency: '人民币元', day: '2026-06-23', at: '2026-06-23T14:20:00+08:00' },
    ...{ delayMinutes: 15, session: 'open', price: '9.95', previousClose: '9.90', change: '0.05' },
    ...{ changePercent: '0.51', open: '9.90', high: '10.00', low: '9.90', volume: 300_000, amount: '2985000.50' },
    ...{ limitUp: '10.89', limitDown: '8.91', suspended: null, stale: false },
    source: { licence: '延时行情许可〔演示〕1号' },
  });
  expect(await changes()).toBe(before + 1);
  expect(await content.tags('stock-quote')).toContain('stock-days');
});

it('what has not changed is no change, once a minute', async () => {
  const before = await changes();
  expect(await poll(now + MINUTE - 1)).toBeNull();
  now += MINUTE;
  answer = { ...answer, etag: '"1"' };
  expect(await poll()).toBe('unchanged');
  now += MINUTE;
  expect(await poll()).toBe('unchanged');
  expect(asked).toBe(2);
  expect(await changes()).toBe(before);
});

it('figures that are behind say so from a moment that the change log knows', async () => {
  // 14:20, two minutes, and the delay
  const behind = Date.parse('2026-06-23T14:37:00+08:00');
  expect(await rows(sql`select "at" from content_due where record = 'quote-feed'`)).toEqual([
    { at: expect.toSatisfy((at: unknown) => Number(at) === behind) as unknown },
  ]);
  expect(await quote(behind - 1)).toMatchObject({ stale: false });
  expect(await quote(behind)).toMatchObject({ stale: true, price: '9.95', at: '2026-06-23T14:20:00+08:00' });
});

it('a dead feed leaves the last figures with their time; five failures, it is left alone for ten minutes and the desk says so', async () => {
  answer = { status: 500, body: Buffer.alloc(0) };
  for (let failures = 1; failures <= 5; failures += 1) {
    now += MINUTE;
    expect(await poll()).toBe('failed');
  }
  expect(await poll(now + 10 * MINUTE - 1)).toBeNull();
  now += 10 * MINUTE;
  expect(await poll()).toBe('failed');
  expect(asked).toBe(6);
  expect(await quote()).toMatchObject({ stale: true, price: '9.95', volume: 300_000, at: '2026-06-23T14:20:00+08:00' });
  expect(await deskWords()).toMatch(/^行情接口连续6次没有取到数据（.*500.*），股票信息页停在2026-06-23 14:20的数据/);
});

it('an answer that breaks a rule is a failure, and an older one no news', async () => {
  now += 10 * MINUTE;
  answer = { status: 200, body: Buffer.from('v_sh699116="1~x~699116~99.50~9.90";') };
  expect(await poll()).toBe('failed');
  now += 10 * MINUTE;
  const older = file('quote-tilde-gbk.txt').toString('latin1').replace('20260623142000', '20260623141900');
  answer = { status: 200, body: Buffer.from(older.replace('~9.95~', '~9.94~').replace('~0.05~', '~0.04~'), 'latin1') };
  expect(await poll()).toBe('unchanged');
  expect(await quote()).toMatchObject({ price: '9.95' });
  expect(await deskWords()).toBe('');
});

it('a day without trade shows the last close and 停牌, no change and no zero', async () => {
  answer = { status: 200, body: file('quote-tilde-suspended-gbk.txt') };
  now = RIGHT_QUOTE.at + 24 * 60 * MINUTE + 16 * MINUTE;
  expect(await poll()).toBe('changed');
  expect(await quote()).toMatchObject({
    ...{ day: '2026-06-24', session: 'suspended', price: '9.95', change: '', open: '', volume: null, amount: '' },
    suspended: { from: '2026-06-24', reason: '' },
  });
});

it('after the close the file of the day stands, also where the feed’s last figures are later', async () => {
  const traded = file('quote-tilde-gbk.txt').toString('latin1').replace('20260623142000', '20260624153400');
  answer = { status: 200, body: Buffer.from(traded, 'latin1') };
  now = Date.parse('2026-06-24T15:19:00+08:00');
  expect(await poll()).toBe('failed');
  now += MINUTE;
  answer = { status: 200, body: Buffer.from(traded.replace('20260624153400', '20260624150003'), 'latin1') };
  expect(await poll()).toBe('changed');
  expect(await quote()).toMatchObject({ price: '9.95', day: '2026-06-24', at: '2026-06-24T15:00:03+08:00' });
  const { importDays } = await import('../../quotes/import-days.ts');
  const text =
    'day,open,high,low,close,previousClose,volume,amount\n2026-06-24,9.95,10.05,9.90,10.02,9.95,400000,4000000';
  const at = Date.parse('2026-06-24T18:00:00+08:00');
  await importDays(
    content.payload,
    { bytes: new TextEncoder().encode(text), name: 'x.csv' },
    { user: null, headers: new Headers() },
    at,
  );
  expect(await quote(at)).toMatchObject({
    price: '10.02',
    change: '0.07',
    at: '2026-06-24T15:00:00+08:00',
    stale: false,
  });
});

it('without a licence nothing of it is left', async () => {
  await set({ mode: 'link', licence: '' });
  const info = await quote();
  expect(info).toMatchObject({ mode: 'link', price: '', at: null });
  expect(JSON.stringify(info)).not.toMatch(/9\.9|10\.0|300000/);
});
