import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disclosed, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
});

afterAll(() => content.close());

/** Sums a year's records from the list itself. */
const totalOf = async (type: 'important', year: string, keyword?: string): Promise<number> =>
  (await content.call('news-list', { type, year: Number(year), ...(keyword ? { keyword } : {}) })).total;

describe('the years of a list', () => {
  beforeAll(async () => {
    for (const [title, publishedAt, rest] of [
      ['检修甲', '2024-01-01T00:00:00+08:00', {}],
      ['检修乙', '2023-12-31T23:59:59+08:00', {}],
      ['会议丙', '2021-06-01T08:00:00+08:00', {}],
      ['草稿', '2019-06-01T08:00:00+08:00', { _status: 'draft' }],
      ['撤下', '2018-06-01T08:00:00+08:00', { withdrawn: true }],
      ['别的栏目', '2017-06-01T08:00:00+08:00', { type: 'comprehensive' }],
    ] as const) {
      await content.create('news', { title, type: 'important', publishedAt, ...rest });
    }
  });

  it('are those of public records, by Beijing time, each with as many as the list of that year holds', async () => {
    const { years } = await content.call('news-list', { type: 'important' });
    expect(years).toEqual({ 2021: 1, 2023: 1, 2024: 1 });
    for (const [year, count] of Object.entries(years)) expect(await totalOf('important', year)).toBe(count);
  });

  it('are the same whichever year is chosen, and follow the words', async () => {
    const { years } = await content.call('news-list', { type: 'important', year: 2021 });
    expect(years).toEqual({ 2021: 1, 2023: 1, 2024: 1 });
    const found = await content.call('news-list', { type: 'important', keyword: '检修', year: 2021 });
    expect(found).toMatchObject({ total: 0, years: { 2023: 1, 2024: 1 } });
  });

  it('stand beside every list that has a filter by year', async () => {
    const published = { publishedAt: '2020-05-01T08:00:00+08:00' };
    await content.create('party-articles', { ...published, title: '党建', type: 'culture' });
    await content.create('old-purchases', { ...published, title: '旧招标', noticeType: 'tender' });
    const report = { type: 'announcement', category: '定期报告', ...disclosed };
    await content.create('notices', { ...published, title: '年报', ...report });
    const disclosureType = await content.payload.create({
      collection: 'disclosure-types',
      data: { id: 31, name: '事项', kind: 'item' } as never,
    });
    await content.create('disclosures', { ...published, title: '公开', typeId: disclosureType.id });
    const expected = { 2020: 1 };
    expect((await content.call('party-building-list', { type: 'culture' })).years).toEqual(expected);
    expect((await content.call('purchase-old-list')).years).toEqual(expected);
    expect((await content.call('notice-list', { type: 'announcement' })).years).toEqual(expected);
    const elsewhere = await content.call('notice-list', { type: 'announcement', category: '定期报告', year: 2019 });
    expect(elsewhere).toMatchObject({ total: 0, years: expected, categories: {} });
    expect((await content.call('active-disclosure-list', { typeId: 31 })).years).toEqual(expected);
    expect((await content.call('active-disclosure-list', { keyword: '没有的词' })).years).toEqual({});
  });
});
