import { announcementGroups } from '@yunxia/contract/announcement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disclosed, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;
const make = (title: string, more: object = {}): Promise<number> =>
  content.create('notices', { title, type: 'announcement', ...disclosed, ...more });

beforeAll(async () => {
  content = await startTestContent();
});
afterAll(() => content.close());

describe('groups of announcements', () => {
  beforeAll(async () => {
    await make('一季报', { filing: 'q1', publishedAt: '2025-04-30T02:00:00.000Z' });
    await make('年报', { filing: 'annual', category: '临时公告' });
    await make('派息', { filing: 'distribution', publishedAt: '2025-06-30T02:00:00.000Z' });
    await make('草稿', { filing: 'bond', _status: 'draft' });
    // from before there were filings
    for (const [title, category] of [
      ['旧股东会', '股东会'],
      ['旧公告', '临时公告'],
    ] as const) {
      const id = await make(title, { category });
      await content.payload.db.updateOne({ collection: 'notices', id, data: { filing: null } });
    }
    await content.create('notices', { title: '活动', type: 'activity', category: '股东会' });
  });

  it('are counted in their order, those with announcements alone, whichever is chosen', async () => {
    const all = await content.call('notice-list', { type: 'announcement' });
    expect(Object.entries(all.groups)).toEqual([
      ['report', 2],
      ['dividend', 1],
      ['meeting', 1],
    ]);
    expect(all.total).toBe(5);
    const dividends = await content.call('notice-list', { type: 'announcement', group: 'dividend' });
    expect([dividends.total, dividends.groups, dividends.years]).toEqual([1, all.groups, { 2025: 1 }]);
    for (const [group, count] of Object.entries(all.groups)) {
      expect(Object.keys(announcementGroups)).toContain(group);
      expect((await content.call('notice-list', { type: 'announcement', group })).total).toBe(count);
    }
    const of2025 = await content.call('notice-list', { type: 'announcement', year: 2025 });
    expect(of2025.groups).toEqual({ report: 1, dividend: 1 });
    expect(await content.call('notice-list', { type: 'announcement', group: 'bond' }).catch(String)).toContain('40');
  });

  it('are none of other notices', async () => {
    expect((await content.call('notice-list', { type: 'activity' })).groups).toEqual({});
  });

  it('an announcement names what it is filed under, and when the exchange published it', async () => {
    const { list } = await content.call('notice-list', { type: 'announcement', group: 'report', year: 2025 });
    expect(list).toMatchObject([{ filing: '第一季度报告', exchangePublishedAt: '2000-01-01T08:00:00+08:00' }]);
  });
});

describe('the two of a correction', () => {
  it('name each other as long as both are public; the latest correction counts', async () => {
    const wrong = await make('三季报', { filing: 'q3' });
    const right = await make('更正', { filing: 'correction', corrects: wrong });
    const link = { id: right, title: '更正', publishedAt: '2026-01-05T10:00:00+08:00' };
    expect((await content.call('notice-info', { id: wrong })).info).toMatchObject({
      corrects: null,
      correctedBy: link,
    });
    const { list } = await content.call('notice-list', { type: 'announcement', group: 'correction' });
    expect(list).toMatchObject([{ id: right, corrects: { id: wrong, title: '三季报' }, correctedBy: null }]);
    const latest = await make('再更正', { filing: 'correction', corrects: wrong });
    expect((await content.call('notice-info', { id: wrong })).info.correctedBy).toMatchObject({ id: latest });
    for (const id of [right, latest]) {
      await content.payload.update({ collection: 'notices', id, data: { withdrawn: true, _status: 'published' } });
    }
    expect((await content.call('notice-info', { id: wrong })).info.correctedBy).toBeNull();
    expect(await content.tags('notice-info', { id: wrong })).toContain('notices/announcement');
  });
});
