import { addDays, HOUR_MS, toIsoDay } from '@yunxia/contract/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillPlaceIndexes } from '../../fill-place-indexes.ts';
import { tableOf } from '../../records/database-table.ts';
import { startTestContent, type TestContent } from './test-content.ts';

const NOW = Date.parse('2026-12-31T10:00:00+08:00');
const at = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();

let content: TestContent;
const outage = { type: 'overhaul', kind: 'planned', startAt: at(24), endAt: at(30) };
const create = (fields: Record<string, unknown>) => content.create('notices', { ...outage, ...fields });
const update = (id: number, data: Record<string, unknown>) =>
  content.payload.update({ collection: 'notices', id, data: { _status: 'published', ...data } as never });

beforeAll(async () => {
  content = await startTestContent();
  content.setNow(NOW);
}, 60_000);
afterAll(() => content.close());

describe('in Latin letters', () => {
  beforeAll(async () => {
    const county = await content.create('outage-areas', { title: '云峡县', kind: 'county' });
    const town = await content.create('outage-areas', { title: '坝前镇', kind: 'town', parentId: county });
    await content.create('outage-areas', { title: '下湾村', kind: 'village', parentId: town });
    await content.create('outage-areas', { title: '乐湾村', kind: 'village', parentId: town, pinyin: 'yue wan cun' });
    const region = { county: '云峡县', town: '坝前镇' };
    await create({ title: '甲', regions: [{ ...region, villages: ['上湾村', '乐湾村'] }], lines: ['10kV石门线'] });
    await create({ title: '乙', regions: [region] });
    await create({ title: '丙', regions: [{ county: '临江区', town: '滨江街道' }], transformers: ['码头公变'] });
    await create({ title: '丁', regions: [{ county: '青石县' }], scope: '沿河路一带，茶场宿舍。' });
  });

  const titles = async (keyword: string) =>
    (await content.call('notice-list', { type: 'overhaul', keyword })).list.map(({ title }) => title).toSorted();

  it.each([
    ['yunxia', ['乙', '甲']],
    ['yxx', ['乙', '甲']],
    ['BaQian', ['乙', '甲']],
    ['shangwan', ['甲']],
    ['swc', ['甲']],
    ['shimen', ['甲']],
    ['binjiang', ['丙']],
    ['bj', ['丙']],
    ['matou', ['丙']],
    ['mtgb', ['丙']],
    ['yanhe', ['丁']],
    ['ccss', ['丁']],
    ['ba qian', ['乙', '甲']],
    ['baqian shangwan', ['甲']],
    ['yuewan', ['乙', '甲']],
    ['xiawan', ['乙']],
    ['xwc', ['乙']],
    ['iawan', []],
    ['bj%', []],
    ['beijing', []],
    // 被 and 经, 到 and 下, 全县, 号 and 停: what spells words of a question without power names another place.
    ['daoxia', []],
    ['quanxian', []],
    ['haoting', []],
    ['le ma', []],
    ['binjiangle', []],
    ['binjiang tingdian le ma', ['丙']],
  ])('%s finds', async (keyword, expected) => {
    expect(await titles(keyword)).toEqual(expected);
  });

  it('fills in the pinyin of an area that its editor left empty, and no other', async () => {
    const { list } = await content.call('outage-area-list');
    const spelled = Object.fromEntries(list.map(({ title, pinyin, initials }) => [title, [pinyin, initials]]));
    expect(spelled).toMatchObject({ 下湾村: ['xia wan cun', 'xwc'], 乐湾村: ['yue wan cun', expect.any(String)] });
  });

  it('finds notices from before there was an index, once the server has started', async () => {
    const { drizzle } = content.payload.db as unknown as {
      drizzle: { update(table: unknown): { set(values: object): PromiseLike<unknown> } };
    };
    await drizzle.update(tableOf(content.payload, 'notices').source).set({ placeIndex: null });
    expect(await titles('shimen')).toEqual([]);
    await fillPlaceIndexes(content.payload);
    expect(await titles('shimen')).toEqual(['甲']);
  });
});

describe('by part of a day', () => {
  beforeAll(async () => {
    const regions = [{ county: '钟点县', town: '钟点镇', villages: [] }];
    const of = (title: string, startAt: string, endAt: string) => create({ title, regions, startAt, endAt });
    await of('上午', '2027-01-09T08:00:00+08:00', '2027-01-09T11:00:00+08:00');
    await of('整天', '2027-01-09T07:00:00+08:00', '2027-01-09T19:00:00+08:00');
    await of('深夜', '2027-01-09T23:30:00+08:00', '2027-01-10T02:00:00+08:00');
    await of('次日', '2027-01-10T08:00:00+08:00', '2027-01-10T11:00:00+08:00');
  });

  const ask = async (keyword: string) => {
    const { list, total, reading } = await content.call('notice-list', { type: 'overhaul', keyword });
    const { name, from, to, counts = {} } = reading?.hours ?? {};
    const many = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { titles: list.map(({ title }) => title), total, hours: [name, from, to, many] };
  };

  it('lists what touches its hours first, then the others of the day, and counts it', async () => {
    expect(await ask('钟点县1月9日上午')).toEqual({
      titles: ['整天', '上午', '深夜'],
      total: 3,
      hours: ['上午', '2027-01-09T00:00:00+08:00', '2027-01-09T12:00:00+08:00', 2],
    });
    expect((await ask('钟点县1月9日下午')).titles).toEqual(['整天', '上午', '深夜']);
  });

  it('has a night to its morning, and no more of the next day', async () => {
    expect(await ask('钟点县1月9日晚上')).toEqual({
      titles: ['整天', '深夜', '上午'],
      total: 3,
      hours: ['晚上', '2027-01-09T18:00:00+08:00', '2027-01-10T05:00:00+08:00', 2],
    });
  });

  // it is 10:00
  it.each([
    ['钟点县中午停电不', '中午', '2026-12-31T11:00:00+08:00'],
    ['钟点县晚上停吗', '晚上', '2026-12-31T18:00:00+08:00'],
    ['早上好，钟点县上午停不停', '上午', '2026-12-31T00:00:00+08:00'],
    ['钟点县凌晨停了电', undefined, undefined],
    ['钟点县清晨停了电', undefined, undefined],
  ])('%s: of no day is that of today, when it is not over', async (keyword, name, from) => {
    expect((await ask(keyword)).hours.slice(0, 2)).toEqual([name, from]);
  });

  it('今晚 before the night is over is that night, and a date stays itself', async () => {
    content.setNow(Date.parse('2027-01-01T03:40:00+08:00'));
    expect((await ask('钟点县今晚停电吗')).hours.slice(0, 3)).toEqual([
      ...['晚上', '2026-12-31T18:00:00+08:00', '2027-01-01T05:00:00+08:00'],
    ]);
    expect((await ask('钟点县1月1日晚上')).hours[1]).toBe('2027-01-01T18:00:00+08:00');
    expect((await ask('钟点县明晚')).hours[1]).toBe('2027-01-02T18:00:00+08:00');
    content.setNow(NOW);
  });

  it('凌晨 in the afternoon is the coming one', async () => {
    content.setNow(NOW + 8 * HOUR_MS);
    expect((await ask('钟点县凌晨三点停电吗')).hours.slice(0, 2)).toEqual(['凌晨', '2027-01-01T00:00:00+08:00']);
    content.setNow(NOW);
  });

  it('is none of a whole day, nor of several', async () => {
    expect((await ask('钟点县1月9日')).hours).toEqual([undefined, undefined, undefined, 0]);
    expect((await ask('钟点县1月9日至10日上午')).hours[0]).toBeUndefined();
  });
});

describe('by day', () => {
  beforeAll(async () => {
    await create({ title: '历·跨年', startAt: at(8), endAt: at(16) });
    await create({ title: '历·到24点', startAt: '2027-01-03T17:50:00+08:00', endAt: '2027-01-03T00:00:00+08:00' });
    await create({ title: '历·三天', startAt: '2027-01-05T08:00:00+08:00', endAt: '2027-01-07T08:00:00+08:00' });
    await create({ title: '历·故障', kind: 'fault', startAt: at(-40), endAt: null, expectedRestoreAt: at(-30) });
    // the rule that a restoration is over compares with the clock
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at(0)) });
    await create({ title: '历·已恢复', kind: 'fault', startAt: at(-90), endAt: null, restoredAt: at(-80) });
    vi.useRealTimers();
  });

  it('counts what the list of that day has, over the end of the year', async () => {
    const range = { start: '2026-12-25', end: '2027-01-12' };
    const { days } = await content.call('notice-list', { type: 'overhaul', keyword: '历', countDays: 1, ...range });
    expect(days['2027-01-03']).toBe(1);
    expect(days['2027-01-04']).toBeUndefined();
    for (let day = Date.parse(range.start); toIsoDay(day) <= range.end; day = addDays(day, 1)) {
      const text = toIsoDay(day);
      const { total } = await content.call('notice-list', { type: 'overhaul', keyword: '历', start: text, end: text });
      expect([text, days[text] ?? 0]).toEqual([text, total]);
    }
  });

  it('counts only what the other filters leave, and nothing without a range', async () => {
    const range = { type: 'overhaul', start: '2026-12-25', end: '2027-01-12', countDays: 1 };
    const { days } = await content.call('notice-list', { ...range, keyword: '历', kind: 'fault', status: 'restored' });
    expect(days).toEqual({ '2026-12-27': 1, '2026-12-28': 1 });
    expect((await content.call('notice-list', { type: 'overhaul', countDays: 1 })).days).toEqual({});
    expect((await content.call('notice-list', { ...range, end: '2029-01-01' })).days).toEqual({});
    expect((await content.call('notice-list', { ...range, countDays: 0 })).days).toEqual({});
  });
});

describe('the version of a list', () => {
  it('is another one after a record that came, was saved, or went, of the list alone, and only where asked for', async () => {
    const list = (filter: object) => content.call('notice-list', { type: 'overhaul', keyword: '版本', ...filter });
    const versionOf = async () => (await list({ withVersion: 1 })).version;
    const versions = [await versionOf()];
    const id = await create({ title: '版本一' });
    versions.push(await versionOf());
    await create({ title: '与它无关' });
    expect(await versionOf()).toBe(versions[1]);
    await update(id, { reason: '更正' });
    versions.push(await versionOf());
    await update(id, { withdrawn: true });
    expect(await versionOf()).toBe(versions[0]);
    expect(new Set(versions).size).toBe(3);
    expect((await list({})).version).toBe('');
  });
});

describe('what changed after it was announced', () => {
  it('is noted with the former times, each time, and counted', async () => {
    const id = await create({
      title: '改期',
      startAt: '2027-02-01T08:30:00+08:00',
      endAt: '2027-02-01T17:30:00+08:00',
    });
    const read = async () => (await content.call('notice-info', { id })).info;
    expect(await read()).toMatchObject({ revision: 0, changes: [] });
    await update(id, { startAt: '2027-02-03T08:30:00+08:00', endAt: '2027-02-04T00:00:00+08:00' });
    await update(id, { startAt: '2027-02-05T18:00:00+08:00', endAt: '2027-02-06T01:30:00+08:00' });
    await update(id, { title: '改期（更正）' });
    await update(id, { override: 'cancelled' });
    const info = await read();
    expect(info.changes.map(({ text }) => text)).toEqual([
      '停电时间由2027-02-01 08:30–17:30改为2027-02-03 08:30–24:00。',
      '停电时间由2027-02-03 08:30–24:00改为2027-02-05 18:00–2027-02-06 01:30。',
      '本次停电取消。',
    ]);
    expect(info.revision).toBe(4);
    expect(info.previousStartAt).toBe('2027-02-01T08:30:00+08:00');
  });

  it('leaves the history to an editor who writes it', async () => {
    // of the past: a restoration cannot lie in the future
    const id = await create({
      title: '自述',
      startAt: '2026-03-01T08:30:00+08:00',
      endAt: '2026-03-01T17:30:00+08:00',
    });
    await update(id, {
      startAt: '2026-03-03T09:00:00+08:00',
      endAt: '2026-03-03T12:00:00+08:00',
      changes: [{ at: '2026-02-28T09:00:00+08:00', text: '避开赶集日，改期。' }],
    });
    await update(id, { restoredAt: '2026-03-03T11:00:00+08:00' });
    const { changes } = (await content.call('notice-info', { id })).info;
    expect(changes.map(({ text }) => text)).toEqual(['避开赶集日，改期。', '已于2026-03-03 11:00恢复供电。']);
  });

  it('does not include a draft', async () => {
    const id = await content.create('notices', { ...outage, title: '草稿', _status: 'draft' });
    await content.payload.update({ collection: 'notices', id, data: { startAt: at(30), endAt: at(33) }, draft: true });
    await update(id, {});
    expect((await content.call('notice-info', { id })).info.changes).toEqual([]);
  });
});
