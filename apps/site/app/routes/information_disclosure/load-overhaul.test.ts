import { createClient } from '@yunxia/contract/client';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadScreen } from '../../api/load-screen.ts';
import { overhaul } from './overhaul.screen.ts';

let stub: StubServer;
beforeAll(async () => {
  stub = await startStubServer();
});
beforeEach(() => stub.reset());
afterAll(() => stub.close());

const load = (query: string) =>
  loadScreen(overhaul, createClient({ base: stub.base }), {
    url: new URL(`http://site.test/information_disclosure/overhaul${query}`),
    params: {},
    signal: new AbortController().signal,
  });

describe('loadOverhaul', () => {
  it('asks for what the address says', async () => {
    const page = await load('?region=云峡县&status=ongoing&start=2026-11-28&end=2026-11-27&page=2');
    const bodies = stub.bodies('notice-list').map((body) => Object.fromEntries(new URLSearchParams(body)));
    expect(bodies.find((body) => 'status' in body)).toMatchObject({
      type: 'overhaul',
      region: '云峡县',
      status: 'ongoing',
      start: '2026-11-27',
      end: '2026-11-28',
      page: '2',
    });
    expect(page.areas).toEqual(expect.arrayContaining(['云峡县', '\u3000坝前镇']));
  });

  it('counts statuses beside the list', async () => {
    const page = await load('');
    expect(page.records.length).toBeGreaterThan(0);
    expect(Object.values(page.counts).reduce((sum, count) => sum + count, 0)).toBe(page.total);
    expect(page.reading).toBeNull();
  });

  it('counts the days of a month and names their places, and lists no record', async () => {
    const all = (await load('')).records;
    const day = all.find((record) => record.override === null)?.startAt?.slice(0, 10) ?? '';
    const page = await load(`?view=calendar&month=${day.slice(0, 7)}&kind=planned&start=2020-01-01&page=7`);
    expect(page).toMatchObject({ month: day.slice(0, 7), records: [], pages: 1 });
    expect(Object.keys(page.days).every((each) => each.startsWith(day.slice(0, 7)))).toBe(true);
    expect(Object.keys(page.days).length).toBeGreaterThan(0);
    const asked = Object.fromEntries(new URLSearchParams(stub.bodies('notice-list').at(-1)));
    expect(asked).toMatchObject({ start: `${day.slice(0, 7)}-01`, kind: 'planned', limit: '50', countDays: '1' });
    expect(asked).toMatchObject({ page: '1' });
    expect(Object.keys(page.cells)).toEqual(expect.arrayContaining(Object.keys(page.days)));
  });

  it('lists the outages of the chosen day of the month, and of no day of another month', async () => {
    const all = (await load('')).records;
    const day = all.find((record) => record.override === null)?.startAt?.slice(0, 10) ?? '';
    const month = day.slice(0, 7);
    const page = await load(`?view=calendar&month=${month}&start=${day}&end=${day}`);
    expect(page.day).toBe(day);
    expect(page.records).toHaveLength(page.days[day] ?? 0);
    expect(await load(`?view=calendar&month=2020-01&start=${day}&end=${day}`)).toMatchObject({
      day: null,
      records: [],
    });
  });

  it('says how a place was read', async () => {
    const unknown = await load('?keyword=北京路');
    expect(unknown.reading).toMatchObject({ certainty: 'unknown', unread: '北京路' });
    expect(unknown.records).toEqual([]);
    const partly = await load('?keyword=云峡县柳林湾');
    expect(partly.reading).toMatchObject({ certainty: 'partly', listed: '云峡县', unread: '柳林湾' });
    expect(partly.records.length).toBeGreaterThan(0);
    expect((await load('?keyword=石门村')).reading).toMatchObject({ certainty: 'known', phone: '000-00001000' });
  });

  it('has the outages of a place whatever status, kind, page and view are shown', async () => {
    const { outages } = await load('?keyword=坝前镇');
    expect(outages?.total).toBeGreaterThan(1);
    for (const shown of ['&status=cancelled', '&kind=fault', '&page=2', '&view=calendar']) {
      const other = (await load(`?keyword=坝前镇${shown}`)).outages;
      expect(other?.records.map(({ id }) => id)).toEqual(outages?.records.map(({ id }) => id));
      expect(other?.counts).toEqual(outages?.counts);
    }
    stub.reset();
    await load('?keyword=坝前镇');
    expect(stub.bodies('notice-list')).toHaveLength(1);
    expect((await load('?status=cancelled')).outages).toBeNull();
  });

  it('does without counties and banner, not without the list', async () => {
    stub.control({ endpoint: 'outage-area-list', fail: { status: 500 } });
    stub.control({ endpoint: 'banner-list', fail: { status: 500 } });
    expect(await load('?keyword=北京路')).toMatchObject({ areas: [], banner: null, total: 0 });
    stub.control({ endpoint: 'notice-list', fail: { status: 500 } });
    await expect(load('')).rejects.toMatchObject({ kind: 'http', status: 500 });
  });
});
