import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
}, 60_000);

afterAll(() => content.close());

const holder = (rank: number, shares: number, percent: string) => ({
  ...{ rank, shares, percent, name: `演示股东${rank}`, kind: 'state_legal' },
});
const announcement = {
  ...{ type: 'announcement', title: '公告（演示）', filing: 'distribution' },
  ...{ originUrl: 'https://exchange.example/1', exchangePublishedAt: '2000-01-01T08:00:00+08:00' },
};

describe('share capital', () => {
  it('newest first, with the announcement that a visitor can open', async () => {
    const open = await content.create('notices', announcement);
    const draft = await content.create('notices', { ...announcement, _status: 'draft' });
    const change = { title: '吸收合并', total: 465_000_000, floating: 465_000_000 };
    await content.create('capital-changes', { ...change, day: '2020-05-18', notice: draft });
    await content.create('capital-changes', {
      ...{ title: '股权激励', day: '2025-06-30', total: 478_000_000, floating: 465_000_000 },
      ...{ unlockDay: '2028-06-30', notice: open },
    });
    await content.create('capital-changes', { ...change, day: '2026-01-01', _status: 'draft' });
    const { list } = await content.call('capital-list');
    expect(list).toMatchObject([
      { day: '2025-06-30', total: 478_000_000, floating: 465_000_000, unlockDay: '2028-06-30', noticeId: open },
      { day: '2020-05-18', reason: '吸收合并', unlockDay: null, noticeId: null },
    ]);
    expect(await content.tags('capital-list')).toEqual(expect.arrayContaining(['capital-changes', 'notices']));
  });

  it('more floating than total shares are refused in Chinese', async () => {
    await expect(
      content.create('capital-changes', { title: '错', day: '2026-01-01', total: 10, floating: 11 }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'floating', message: '流通股不能多于总股本' }] } });
  });
});

describe('the largest holders', () => {
  it('of the latest day, or of the day asked for, by rank', async () => {
    const base = { title: '前十大股东', source: '2026年第三季度报告', holderCount: 61_204 };
    const holders = [holder(2, 7, '7.15'), { ...holder(1, 38, '38.42'), pledged: 3 }];
    await content.create('holder-lists', { ...base, asOf: '2026-06-30', source: '2026年半年度报告', holders });
    await content.create('holder-lists', { ...base, asOf: '2026-09-30', holders, note: '同一控制' });
    const answer = await content.call('holder-list');
    expect(answer).toMatchObject({
      ...{ asOf: '2026-09-30', days: ['2026-09-30', '2026-06-30'], holderCount: 61_204, note: '同一控制', total: 2 },
      list: [
        { id: 2_026_093_001, rank: 1, asOf: '2026-09-30', shares: 38, percent: '38.42', pledged: 3 },
        { rank: 2, pledged: null, kind: 'state_legal' },
      ],
    });
    expect(await content.call('holder-list', { asOf: '2026-06-30' })).toMatchObject({
      ...{ asOf: '2026-06-30', source: '2026年半年度报告', total: 2 },
    });
    expect(await content.call('holder-list', { asOf: '2026-03-31' })).toMatchObject({
      ...{ list: [], asOf: '2026-03-31', days: ['2026-09-30', '2026-06-30'], source: '' },
    });
    expect((await content.refusal('holder-list', { asOf: '昨天' })).code).toBe(400);
  });

  it('a second list of a day, a rank twice, and too much of the company are refused in Chinese', async () => {
    const refused = async (asOf: string, holders: object[], message: string) =>
      expect(content.create('holder-lists', { title: '错', source: '报告', asOf, holders })).rejects.toMatchObject({
        data: { errors: [{ message }] },
      });
    await refused('2026-09-30', [holder(1, 1, '1.00')], '2026-09-30已有一份名单，请在那一份上修改');
    await refused('2026-03-31', [holder(1, 2, '1'), holder(1, 1, '1')], '第1名出现了两次');
    await refused('2026-03-31', [holder(1, 2, '60'), holder(2, 1, '40.01')], '持股比例合计100.01%，不能超过100%');
    const own = await content.payload.find({ collection: 'holder-lists', where: { title: { equals: '前十大股东' } } });
    await content.payload.update({ collection: 'holder-lists', id: own.docs[0]?.id ?? 0, data: { note: '改' } });
  });

  it('a copy has the holders and no day', async () => {
    const { docs } = await content.payload.find({ collection: 'holder-lists', sort: '-asOf', limit: 1 });
    const copy = await content.payload.duplicate({ collection: 'holder-lists', id: docs[0]?.id ?? 0, draft: true });
    expect(copy.asOf ?? null).toBeNull();
    expect(copy.holders).toHaveLength(2);
    expect((await content.call('holder-list')).days).toHaveLength(2);
  });
});

describe('governance', () => {
  it('people in the company’s order, rules and meetings newest first', async () => {
    const term = { since: '2024-05-20', until: '2025-05-19' };
    const committees = [{ name: '审计委员会', post: '主任委员' }];
    await content.create('people', { name: '甲', body: 'management', post: '总经理', committees, sort: 1 });
    await content.create('people', { name: '乙', body: 'board', post: '独立董事', committees, ...term, sort: 2 });
    await content.create('people', { name: '丙', body: 'board', post: '董事', _status: 'draft' });
    const pdf = await content.createPdf('章程.pdf');
    await content.create('governance-rules', { title: '旧制度', adoptedOn: '2020-01-01' });
    await content.create('governance-rules', { title: '章程', adoptedOn: '2025-06-18', pdf });
    await content.create('governance-meetings', { title: '第二次会议', body: 'board', day: '2026-08-28' });
    await content.create('governance-meetings', {
      title: '股东会',
      body: 'general',
      day: '2026-09-28',
      matters: '分配',
    });
    const answer = await content.call('person-list');
    // a term that has run out lasts until somebody else is elected
    expect(answer.list).toMatchObject([
      { name: '乙', body: 'board', committees, ...term },
      { name: '甲', body: 'management', committees: [], since: null, until: null },
    ]);
    expect(answer.rules).toMatchObject([
      { title: '章程', adoptedOn: '2025-06-18', pdf: { url: expect.stringMatching(/^\/media\/.+\.pdf$/) as string } },
      { title: '旧制度', pdf: null },
    ]);
    expect(answer.meetings).toMatchObject([
      { title: '股东会', body: 'general', matters: '分配', noticeId: null },
      { title: '第二次会议', day: '2026-08-28' },
    ]);
    expect(await content.tags('person-list')).toEqual(
      expect.arrayContaining(['people', 'governance-rules', 'governance-meetings', `media:${pdf}`]),
    );
    await expect(
      content.create('people', { name: '丁', body: 'board', post: '董事', since: '2026-01-02', until: '2026-01-01' }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'until', message: '任期止不能早于任期起' }] } });
  });
});
