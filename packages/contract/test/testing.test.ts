import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Api } from '../src/client.ts';
import { contract } from '../src/contract.ts';
import { companyInfo } from '../src/company.ts';
import { newsInfo, newsList } from '../src/news.ts';
import { noticeInfo, noticeList } from '../src/notice.ts';
import { outageStatus } from '../src/outage-status.ts';
import { nextTenderChange } from '../src/tender-status.ts';
import { purchaseInfo, purchaseList } from '../src/purchase.ts';
import { recruitList } from '../src/recruit.ts';
import { searchList } from '../src/search.ts';
import { startStubServer, WITHDRAWN_ID, type StubServer } from '../src/testing.ts';

let stub: StubServer;
let api: Api;

beforeAll(async () => {
  stub = await startStubServer();
  const failOnBadItem = (error: Error) => {
    throw error;
  };
  api = createClient({ base: stub.base, onMalformedItem: failOnBadItem });
});
afterEach(() => stub.reset());
afterAll(() => stub.close());

describe('content', () => {
  test('every endpoint answers', async () => {
    const requests: Record<string, object> = {
      'news-info': { id: 101 },
      'company-info': { id: 1 },
      'party-building-info': { id: 201 },
      'notice-info': { id: 301 },
      'active-disclosure-info': { id: 501 },
      'purchase-info': { id: 601 },
      'recruit-info': { id: 801 },
      'special-column-info': { key: 'stock' },
      'search-list': { key: '检修' },
    };
    for (const endpoint of Object.values(contract)) {
      const response = await fetch(`${stub.base}/${endpoint.name}`, {
        method: 'POST',
        body: new URLSearchParams(
          Object.entries(requests[endpoint.name] ?? {}).map(([k, v]): [string, string] => [k, String(v)]),
        ),
      });
      const body = (await response.json()) as { code: number; list?: unknown[] };
      expect({ endpoint: endpoint.name, code: body.code, empty: body.list?.length === 0 }).toEqual({
        endpoint: endpoint.name,
        code: 0,
        empty: false,
      });
    }
  });

  test('pages of a list join without gap or repetition', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => api(newsList, { type: 'important', page })));
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 3, 0]);
    expect(new Set(ids).size).toBe(pages[0]?.total);
  });

  test('filters of a list work, and counts stay those of the list before its status filter', async () => {
    const all = await api(noticeList, { type: 'overhaul', limit: 50 });
    const soon = await api(noticeList, { type: 'overhaul', status: 'soon' });
    expect(soon.counts).toEqual(all.counts);
    expect(soon.total).toBe(all.counts['soon']);
    expect(Object.values(all.counts).reduce((sum, count) => sum + count)).toBe(all.total);
    const now = Date.now();
    expect(soon.list.every((item) => outageStatus(item, now) === 'soon')).toBe(true);
    const inTown = await api(noticeList, { type: 'overhaul', region: '南浦镇' });
    expect(inTown.list.every((item) => item.regions.some(({ town }) => town === '南浦镇'))).toBe(true);
    expect((await api(noticeList, { type: 'overhaul', region: '无此地' })).list).toEqual([]);
    expect((await api(newsList, { keyword: '检修' })).total).toBeGreaterThan(0);
    expect((await api(purchaseList, { status: 'open', noticeType: 'tender' })).total).toBeGreaterThan(0);
  });

  test('lists with statuses say when their counts change by themselves', async () => {
    const now = Date.now();
    const { list, changesAt } = await api(purchaseList, { limit: 50 });
    const next = list.map((item) => nextTenderChange(item, now)).filter((time) => time !== null);
    expect(Date.parse(changesAt ?? '')).toBe(Math.min(...next));
    expect((await api(noticeList, { type: 'announcement' })).changesAt).toBeNull();
    expect((await api(recruitList, { status: 'closed', keyword: '没有这样的职位' })).changesAt).toBeNull();
  });

  test('announcements are counted by category, whichever category is asked for', async () => {
    const { categories, total } = await api(noticeList, { type: 'announcement', limit: 50 });
    expect(Object.values(categories).reduce((sum, count) => sum + count)).toBe(total);
    const reports = await api(noticeList, { type: 'announcement', category: '定期报告' });
    expect(reports.categories).toEqual(categories);
    expect(reports.total).toBe(categories['定期报告']);
    expect((await api(noticeList, { type: 'overhaul' })).categories).toEqual({});
  });

  test('tenders and the archive know nothing of each other', async () => {
    expect((await api(purchaseInfo, { id: 601, archive: 0 })).info.projectNo).toBe('YX-001');
    expect((await api(purchaseInfo, { id: 703, archive: 1 })).info.title).toContain('历史');
    await expect(api(purchaseInfo, { id: 601, archive: 1 })).rejects.toMatchObject({ code: 404 });
    await expect(api(purchaseInfo, { id: 701, archive: 0 })).rejects.toMatchObject({ code: 404 });
  });

  test('tenders are counted by owner, whichever owner is asked for, and know the other notices of their project', async () => {
    const { owners, total } = await api(purchaseList, { limit: 50 });
    expect(Object.values(owners).reduce((sum, count) => sum + count)).toBe(total);
    const [owner = '', count] = Object.entries(owners).at(-1) ?? [];
    const own = await api(purchaseList, { owner });
    expect(own.total).toBe(count);
    expect(own.owners).toEqual(owners);
    const { info } = await api(purchaseInfo, { id: 605 });
    expect(info.related.map(({ noticeType }) => noticeType)).toEqual(['tender']);
  });

  test('jobs are counted by city and by status, whichever of them is asked for', async () => {
    const { cities, counts, total } = await api(recruitList, { type: 'campus', limit: 50 });
    expect(Object.values(cities).reduce((sum, count) => sum + count)).toBe(total);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(total);
    const [city = '', count] = Object.entries(cities)[0] ?? [];
    const there = await api(recruitList, { type: 'campus', city, status: 'open' });
    expect(there.cities).toEqual(cities);
    expect(there.counts['open']).toBe(there.total);
    expect(there.total).toBeLessThanOrEqual(count ?? 0);
  });

  test('what goes on stands first in the outage list', async () => {
    const { list } = await api(noticeList, { type: 'overhaul' });
    const first = list[0];
    expect(first && ['ongoing', 'overrunning']).toContain(first && outageStatus(first, Date.now()));
  });

  test('days filter outages that touch them', async () => {
    stub.setNow(Date.parse('2026-03-01T02:00:00Z'));
    const { list, total } = await api(noticeList, { type: 'overhaul', start: '2026-03-03', end: '2026-03-03' });
    expect(total).toBe(1);
    expect(list[0]?.id).toBe(307);
  });

  test('details are found by id, by key, in the archive; others are not found, one is withdrawn', async () => {
    const { list } = await api(newsList, { type: 'important' });
    for (const { id, title } of list) expect((await api(newsInfo, { id })).info.title).toBe(title);
    expect((await api(noticeInfo, { id: 311 })).info.override).toBe('cancelled');
    expect((await api(companyInfo, { key: 'architecture' })).info.units.length).toBe(1);
    expect((await api(purchaseInfo, { id: 701, archive: 1 })).info.title).toContain('历史');
    await expect(api(newsInfo, { id: 999_999 })).rejects.toMatchObject({ kind: 'rejected', code: 404 });
    await expect(api(companyInfo, {})).rejects.toMatchObject({ code: 404 });
    await expect(api(newsInfo, { id: WITHDRAWN_ID })).rejects.toMatchObject({ kind: 'rejected', code: 410 });
  });

  test('search marks its hits and counts facets over all of them', async () => {
    const all = await api(searchList, { key: '检修' });
    const news = await api(searchList, { key: '检修', module: 'news' });
    expect(news.facets).toEqual(all.facets);
    expect(news.total).toBe(all.facets.module['news']);
    expect(all.list.some((hit) => hit.title.some((part) => part.hit && part.text === '检修'))).toBe(true);
    expect((await api(searchList, { key: '不存在的词' })).suggestions.length).toBeGreaterThan(0);
    expect((await api(searchList, {})).list).toEqual([]);
  });

  test.each([
    ['cover-1.png', 'image/png', '\x89PNG'],
    ['cover-1-480.png', 'image/png', '\x89PNG'],
    ['a.svg', 'image/svg+xml', '<svg'],
    ['disclosure-15.pdf', 'application/pdf', '%PDF'],
    ['%E4%B8%AD%E6%96%87.pdf', 'application/pdf', '%PDF'],
  ])('/media/%s loads', async (name, type, head) => {
    const response = await fetch(`${stub.url}/media/${name}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString('latin1')
        .slice(0, 4),
    ).toBe(head);
  });

  test('a part of a file comes alone', async () => {
    const whole = Buffer.from(await (await fetch(`${stub.url}/media/a.pdf`)).arrayBuffer());
    const part = await fetch(`${stub.url}/media/a.pdf`, { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(2, 6));
  });

  test('missing media are missing', async () => {
    expect((await fetch(`${stub.url}/media/missing.png`)).status).toBe(404);
    expect((await fetch(`${stub.url}/media/a.exe`)).status).toBe(404);
    expect((await fetch(`${stub.url}/healthz`)).status).toBe(200);
  });
});

describe('controls', () => {
  test('an endpoint fails with a status, with a code, with a body, or without an answer', async () => {
    stub.control({ endpoint: 'news-list', fail: { status: 503 } });
    await expect(api(newsList)).rejects.toMatchObject({ kind: 'http', status: 503, message: '服务不可用' });
    expect((await api(noticeList)).list.length).toBe(10);
    stub.control({ endpoint: 'news-list', fail: { code: 7, msg: '自定义' } });
    await expect(api(newsList)).rejects.toMatchObject({ kind: 'rejected', code: 7, message: '自定义' });
    stub.control({ endpoint: 'news-list', fail: { body: '{"code":0,"list":7}' } });
    await expect(api(newsList)).rejects.toMatchObject({ kind: 'malformed', field: 'list' });
    stub.control({ endpoint: '*', fail: { hangUp: true } });
    stub.control({ endpoint: 'news-list', fail: null });
    await expect(api(newsList)).rejects.toMatchObject({ kind: 'network', message: '网络连接故障' });
  });

  test('a failure can be for some calls only', async () => {
    stub.control({ endpoint: 'news-list', fail: { status: 500, times: 1 } });
    await expect(api(newsList)).rejects.toMatchObject({ status: 500 });
    await expect(api(newsList)).resolves.toMatchObject({ code: 0 });
  });

  test('a delay holds the answer, and leaving aborts it', async () => {
    stub.control({ endpoint: '*', delayMs: 60 });
    const start = performance.now();
    await api(newsList);
    expect(performance.now() - start).toBeGreaterThan(50);
    stub.control({ endpoint: '*', delayMs: 60_000 });
    await expect(api(newsList, {}, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('a named example is answered whatever is asked for', async () => {
    stub.control({ endpoint: 'news-list', useCase: 'empty' });
    expect((await api(newsList, { type: 'important' })).list).toEqual([]);
    stub.control({ endpoint: 'news-info', useCase: 'gone' });
    await expect(api(newsInfo, { id: 101 })).rejects.toMatchObject({ code: 410 });
    stub.control({ endpoint: 'news-info', useCase: 'minimal' });
    expect((await api(newsInfo, { id: 101 })).info.title).toBe('');
  });

  test('calls and their bodies can be read', async () => {
    await api(newsList, { keyword: '甲' });
    await api(newsList);
    expect(stub.calls('news-list')).toBe(2);
    expect(stub.calls('news-info')).toBe(0);
    expect(stub.bodies('news-list')).toEqual(['keyword=%E7%94%B2', '']);
  });

  test('another process controls it over HTTP', async () => {
    const send = (path: string, body: object) =>
      fetch(`${stub.url}/_stub/${path}`, { method: 'POST', body: JSON.stringify(body) });
    await send('control', { endpoint: 'news-list', fail: { status: 502 } });
    await expect(api(newsList)).rejects.toMatchObject({ status: 502 });
    expect(await (await fetch(`${stub.url}/_stub/calls`)).json()).toEqual({ 'news-list': 1 });
    await send('reset', {});
    await expect(api(newsList)).resolves.toMatchObject({ code: 0 });
    await send('control', { now: Date.parse('2031-01-01T00:00:00Z') });
    expect((await api(newsList)).list[0]?.publishedAt).toMatch(/^203[01]-/);
  });

  test('a port that is taken is an error', async () => {
    await expect(startStubServer({ port: stub.port })).rejects.toThrow(/EADDRINUSE/);
  });
});
