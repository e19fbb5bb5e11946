import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disclosed, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
});

afterAll(() => content.close());

describe('what a detail says beyond its list', () => {
  it('a tender: what a bid has to contain, how it is handed in; short records answer with nothing', async () => {
    const parts = {
      documents: [{ name: '投标函', note: '签字并盖章' }, { name: '业绩证明' }],
      ...{ delivery: '送到招标室。\n迟到的退回。', deposit: '不收取', ceiling: '见第二章', lots: '一个标段' },
    };
    const full = await content.create('purchases', { title: '全', noticeType: 'tender', ...parts });
    const bare = await content.create('purchases', { title: '短', noticeType: 'tender' });
    expect((await content.call('purchase-info', { id: full })).info).toMatchObject({
      ...parts,
      documents: [parts.documents[0], { name: '业绩证明', note: '' }],
    });
    const none = { documents: [], delivery: '', deposit: '', ceiling: '', lots: '' };
    expect((await content.call('purchase-info', { id: bare })).info).toMatchObject(none);
  });

  it('a general meeting: its place and record date; a notice of another type has none', async () => {
    const parts = { place: '二楼会议室', recordOn: '2026-12-10', startAt: '2026-12-16T14:30:00+08:00' };
    const meeting = await content.create('notices', { title: '股东会', type: 'activity', ...parts });
    const other = await content.create('notices', { title: '公告', type: 'announcement', ...disclosed, ...parts });
    expect((await content.call('notice-info', { id: meeting })).info).toMatchObject(parts);
    expect((await content.call('notice-info', { id: other })).info).toMatchObject({ place: '', recordOn: null });
  });

  it('a disclosed record: legal basis and cycle of its type', async () => {
    const type = { id: 41, name: '供电质量', kind: 'item', legalBasis: '第七条', cycle: 'quarterly' };
    await content.payload.create({ collection: 'disclosure-types', data: type as never });
    const id = await content.create('disclosures', { title: '三季度', typeId: 41 });
    const { info } = await content.call('active-disclosure-info', { id });
    expect(info).toMatchObject({ typeName: '供电质量', legalBasis: '第七条', cycle: 'quarterly' });
  });
});

describe('the choices of a list of posts', () => {
  beforeAll(async () => {
    for (const [title, discipline, education, city] of [
      ['甲', '电气', '本科', '东县'],
      ['乙', '电气', '大专', '东县'],
      ['丙', '水利', '本科', '西县'],
      ['丁', null, null, '西县'],
    ] as const) {
      await content.create('recruits', { type: 'campus', title, discipline, education, city });
    }
  });

  it('tell how many each has, whichever is chosen', async () => {
    const counts = { disciplines: { 电气: 2, 水利: 1 }, educations: { 本科: 2, 大专: 1 } };
    expect(await content.call('recruit-list', { type: 'campus' })).toMatchObject({ total: 4, ...counts });
    const chosen = await content.call('recruit-list', { type: 'campus', discipline: '电气', education: '本科' });
    expect(chosen).toMatchObject({ total: 1, list: [{ title: '甲', discipline: '电气' }], ...counts });
    expect(chosen.cities).toEqual({ 东县: 1 });
    const west = await content.call('recruit-list', { type: 'campus', city: '西县' });
    expect(west).toMatchObject({ disciplines: { 水利: 1 }, educations: { 本科: 1 } });
  });
});
