import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;
let picture = 0;

beforeAll(async () => {
  content = await startTestContent();
  picture = await content.createPicture('大坝');
}, 60_000);

afterAll(() => content.close());

const published = { publishedAt: '2026-01-05T10:00:00+08:00' };

describe('the site', () => {
  it('counts announcements by category, most frequent first, whichever category is asked for', async () => {
    for (const [title, category] of [
      ['甲', '临时公告'],
      ['乙', '定期报告'],
      ['丙', '临时公告'],
      ['丁', null],
    ] as const) {
      await content.create('notices', { ...published, type: 'activity', title, category });
    }
    const { total, categories } = await content.call('notice-list', { type: 'activity' });
    expect(total).toBe(4);
    expect(Object.entries(categories)).toEqual([
      ['临时公告', 2],
      ['定期报告', 1],
    ]);
    const reports = await content.call('notice-list', { type: 'activity', category: '定期报告' });
    expect(reports.list.map(({ title }) => title)).toEqual(['乙']);
    expect(reports.categories).toEqual(categories);
  });

  it('answers what editors wrote', async () => {
    await content.payload.updateGlobal({
      slug: 'site-info',
      data: {
        companyName: '集团',
        shortName: '短名',
        qrCodes: [{ label: '公众号', image: picture }],
        icp: { text: '备案号', url: 'https://beian.miit.gov.cn/' },
        demo: true,
        demoText: '演示数据',
        themeFlags: { mourning: true },
      } as never,
    });
    expect((await content.call('site-info')).info).toMatchObject({
      ...{
        companyName: '集团',
        shortName: '短名',
        stockCode: '600116',
        demo: true,
        demoText: '演示数据',
        police: null,
      },
      qrCodes: [{ label: '公众号', image: { alt: '公众号' } }],
      icp: { text: '备案号', url: 'https://beian.miit.gov.cn/' },
      themeFlags: { mourning: true, festival: false },
    });
  });

  it('answers areas by kind and parent', async () => {
    const county = await content.create('outage-areas', {
      title: '云峡县',
      kind: 'county',
      pinyin: 'yunxiaxian',
      initials: 'yxx',
    });
    const town = await content.create('outage-areas', {
      title: '坝前镇',
      kind: 'town',
      parentId: county,
      phone: '000',
    });
    expect((await content.call('outage-area-list', { kind: 'county' })).list).toMatchObject([
      { id: county, parentId: null, initials: 'yxx' },
    ]);
    expect((await content.call('outage-area-list', { parentId: county })).list).toMatchObject([
      { id: town, kind: 'town', parentId: county, phone: '000' },
    ]);
  });
});
