import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disclosed, richText, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;
let picture = 0;
let pdf = 0;

beforeAll(async () => {
  content = await startTestContent();
  picture = await content.createPicture('大坝');
  pdf = await content.createPdf('公告原文.pdf');
}, 60_000);

afterAll(() => content.close());

const published = { publishedAt: '2026-01-05T10:00:00+08:00' };
const publishedAt = '2026-01-05T10:00:00+08:00';
const text = richText('正文一', '正文二');
const html = '<p>正文一</p><p>正文二</p>';

describe('articles', () => {
  it('answers every field, with files where they are', async () => {
    const withPicture = richText('图文');
    const upload = {
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value: picture,
      fields: { caption: '图注' },
      id: '66b1f0aa0000000000000001',
    };
    const children = [...withPicture.root.children, upload];
    const id = await content.create('news', {
      ...published,
      type: 'important',
      title: '全部字段',
      subtitle: '副题',
      content: { root: { ...withPicture.root, children } },
      cover: picture,
      images: [picture],
      attachments: [{ file: pdf }, { file: pdf, name: '另名.pdf' }],
      source: '本站',
      author: '作者',
      editor: '编辑',
      reviewer: '审核',
      changes: [{ at: '2026-01-06T08:00:00+08:00', text: '改正一字' }],
      top: true,
    });
    const { info } = await content.call('news-info', { id });
    expect(info).toMatchObject({
      ...{ id, type: 'important', title: '全部字段', subtitle: '副题', summary: '图文', top: true, publishedAt },
      ...{ source: '本站', author: '作者', editor: '编辑', reviewer: '审核', video: null, prev: null, next: null },
      changes: [{ at: '2026-01-06T08:00:00+08:00', text: '改正一字' }],
    });
    expect(info.cover).toMatchObject({ alt: '大坝', width: 1600, height: 900 });
    expect(info.images).toEqual([info.cover]);
    expect(info.attachments.map((file) => file.name)).toEqual(['公告原文.pdf', '另名.pdf']);
    expect(info.attachments[0]).toMatchObject({
      type: 'application/pdf',
      size: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(info.content).toMatch(
      /^<p>图文<\/p><figure><img src="\/media\/\w+\.jpg" srcset="\/media\/[^"]+ 320w, [^"]+ 1600w"/,
    );
    expect(info.content).toContain('width="1600" height="900" alt="大坝" loading="lazy"');
    expect(info.content).toContain('<figcaption>图注</figcaption></figure>');
    const { list } = await content.call('news-list');
    expect(list[0]).toEqual(
      Object.fromEntries(Object.keys(list[0] ?? {}).map((field) => [field, info[field as 'id']])),
    );
    const found = await content.call('search-list', { key: '图文', year: 2026, sort: 'time' });
    expect(found.list[0]).toMatchObject({ module: 'news', id, cover: { alt: '大坝' } });
    expect(found.facets).toEqual({ module: { news: 1 }, year: { 2026: 1 } });
    expect((await content.call('search-list', { key: '图文', year: 2025 })).total).toBe(0);
  });
});

describe('the group', () => {
  it('honours, history and strategy come in their order', async () => {
    await content.create('honors', { title: '旧', awardedOn: '2020-05-01' });
    await content.create('honors', {
      title: '新',
      awardedOn: '2025-05-01',
      image: picture,
      level: '国家级',
      awardedBy: '某部',
      holder: '某站',
    });
    await content.create('honors', { title: '排前', sort: 5 });
    const honors = (await content.call('honor-list')).list;
    expect(honors.map((item) => item.title)).toEqual(['排前', '新', '旧']);
    expect(honors[1]).toMatchObject({ awardedOn: '2025-05-01', level: '国家级', awardedBy: '某部', holder: '某站' });

    for (const [title, year, month] of [
      ['一', 2001, null],
      ['二', 2001, 5],
      ['三', 1929, 1],
    ] as const) {
      await content.create('histories', { title, year, month, content: text, stage: '初创' });
    }
    const history = (await content.call('history-list')).list;
    expect(history.map((item) => item.title)).toEqual(['二', '一', '三']);
    expect(history[2]).toMatchObject({ year: 1929, month: 1, content: html, stage: '初创', image: null });

    const tiers = [{ upTo: 200, price: '0.5' }, { price: '0.8' }];
    const periods = [{ name: '谷段', hours: '22:00–08:00', addition: '-0.17' }];
    await content.create('tariffs', { title: '合表', tiers: [{ price: '0.5325' }], cycle: 'monthly' });
    await content.create('tariffs', {
      title: '阶梯',
      sort: 5,
      tiers,
      periods,
      cycle: 'yearly',
      effectiveOn: '2026-01-01',
    });
    expect((await content.call('tariff-list')).list).toMatchObject([
      {
        title: '阶梯',
        cycle: 'yearly',
        tiers: [tiers[0], { upTo: null, price: '0.8' }],
        periods,
        effectiveOn: '2026-01-01',
      },
      { title: '合表', cycle: 'monthly', tiers: [{ upTo: null, price: '0.5325' }], periods: [] },
    ]);
    await expect(
      content.create('tariffs', {
        title: '错',
        cycle: 'monthly',
        tiers: [
          { upTo: 9, price: '1' },
          { upTo: 8, price: '1' },
        ],
      }),
    ).rejects.toThrow(/分档/);
    await expect(
      content.create('tariffs', { title: '错', cycle: 'monthly', tiers: [{ price: '五角' }] }),
    ).rejects.toThrow();

    await content.create('strategies', { group: 'talent', title: '人才', content: text });
    await content.create('strategies', { group: 'vision', title: '愿景', sort: 1, subtitle: '副', image: picture });
    expect((await content.call('strategy-list')).list).toMatchObject([
      { group: 'vision', title: '愿景', subtitle: '副', image: { alt: '大坝' } },
      { group: 'talent', content: html },
    ]);
  });

  it('businesses are listed, found by id and shown at home', async () => {
    const figures = [{ label: '装机容量', value: '175.6', unit: '万千瓦' }];
    const id = await content.create('businesses', {
      type: 'other',
      title: '物业',
      content: text,
      figures,
      gallery: [picture],
      cover: picture,
    });
    const gone = await content.create('businesses', { type: 'other', title: '停办', withdrawn: true });
    const { list, total } = await content.call('business-list', { type: 'other' });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      id,
      title: '物业',
      summary: '正文一 正文二',
      content: html,
      figures,
      gallery: [{ alt: '大坝' }],
    });
    expect((await content.call('business-list', { id })).list).toEqual(list);
    expect((await content.call('business-list', { id: 999 })).list).toEqual([]);
    expect(await content.refusal('business-list', { id: gone })).toMatchObject({ code: 410 });
    expect((await content.call('business-home')).list).toMatchObject([
      { id, type: 'other', figures, summary: '正文一 正文二' },
    ]);
  });

  it('companies and pages', async () => {
    const id = await content.create('companies', {
      name: '甲公司',
      kind: 'subsidiary',
      shareRatio: 51,
      foundedOn: '2003-04-05',
      content: text,
      website: 'https://a.example',
      facts: [{ label: '法人', value: '略' }],
      logo: picture,
    });
    await content.create('companies', { name: '乙公司', kind: 'branch', sort: 1 });
    const { list } = await content.call('company-list');
    expect(list.map((item) => item.name)).toEqual(['乙公司', '甲公司']);
    expect((await content.call('company-list', { kind: 'branch' })).total).toBe(1);
    expect((await content.call('company-info', { id })).info).toMatchObject({
      key: '',
      title: '甲公司',
      shareRatio: 51,
      foundedOn: '2003-04-05',
      content: html,
      facts: [{ label: '法人', value: '略' }],
    });
    expect(await content.refusal('company-info')).toMatchObject({ code: 404 });

    const units = [
      {
        name: '董事会',
        duty: '决策',
        children: [{ name: '经理层', offices: [{ name: '办公室', teams: [{ name: '文秘组' }] }] }],
      },
    ];
    await content.create('company-pages', { key: 'architecture', title: '组织架构', name: '集团', units });
    const { info } = await content.call('company-info', { key: 'architecture' });
    expect(info).toMatchObject({ key: 'architecture', title: '组织架构', name: '集团' });
    expect(info.units).toEqual([
      {
        name: '董事会',
        duty: '决策',
        children: [
          {
            name: '经理层',
            duty: '',
            children: [{ name: '办公室', duty: '', children: [{ name: '文秘组', duty: '', children: [] }] }],
          },
        ],
      },
    ]);
  });

  it('social responsibility, documents and special columns', async () => {
    await content.create('social-reports', {
      ...published,
      type: 'report',
      title: '报告',
      year: 2025,
      pdf,
      cover: picture,
      summary: '摘要',
    });
    expect((await content.call('social-responsibility-list', { type: 'report' })).list).toMatchObject([
      { year: 2025, title: '报告', pdf: { url: expect.stringMatching(/^\/media\/\w+\.pdf$/) } },
    ]);

    const id = await content.create('documents', { ...published, title: '手册', pdf, category: '用电' });
    expect((await content.call('pdf-list')).list).toMatchObject([
      { id, title: '手册', category: '用电', size: expect.any(Number), publishedAt },
    ]);

    await content.create('special-columns', {
      key: 'hotline_intro',
      title: '热线介绍',
      content: text,
      blocks: [{ title: '时间', content: text, updatedOn: '2026-02-03' }],
      attachments: [{ file: pdf }],
    });
    const { info } = await content.call('special-column-info', { key: 'hotline_intro' });
    expect(info).toMatchObject({
      title: '热线介绍',
      content: html,
      blocks: [{ title: '时间', content: html, updatedOn: '2026-02-03' }],
      attachments: [{ name: '公告原文.pdf' }],
    });
    expect((await content.call('search-list', { key: '热线介绍' })).list).toMatchObject([
      { module: 'special_column', url: '/other_announcement/intro' },
    ]);
    await content.create('special-columns', { key: 'tools', title: '工具', withdrawn: true });
    expect(await content.refusal('special-column-info', { key: 'tools' })).toMatchObject({ code: 410 });
  });
});

describe('disclosure', () => {
  it('keeps its numbers: id 15 carries a PDF', async () => {
    const type = { kind: 'item', legalBasis: '办法第七条', cycle: 'monthly', updatedOn: '2026-01-31' };
    await content.payload.create({
      collection: 'disclosure-types',
      data: { ...type, id: 15, name: '信息公开目录', pdf } as never,
    });
    await content.payload.create({
      collection: 'disclosure-types',
      data: { ...type, id: 3, name: '停电信息' } as never,
    });
    await content.payload.create({
      collection: 'disclosure-types',
      data: { ...type, id: 31, name: '计划停电', parentId: 3 } as never,
    });
    const { list } = await content.call('active-disclosure-type-list');
    expect(list.map((item) => item.id)).toEqual([3, 15, 31]);
    expect(list[1]).toMatchObject({
      pdf: expect.stringMatching(/^\/media\/\w+\.pdf$/),
      legalBasis: '办法第七条',
      cycle: 'monthly',
      updatedOn: '2026-01-31',
      parentId: null,
    });
    expect(list[2]).toMatchObject({ pdf: '', parentId: 3 });

    const first = await content.create('disclosures', {
      ...published,
      typeId: 31,
      title: '甲',
      number: '公开一号',
      department: '调度',
      content: text,
      pdf,
    });
    const second = await content.create('disclosures', { ...published, typeId: 31, title: '乙' });
    const other = await content.create('disclosures', { ...published, typeId: 15, title: '丙' });
    const ids = async (fields: Record<string, string | number>) =>
      (await content.call('active-disclosure-list', fields)).list.map((item) => item.id);
    expect(await ids({ typeId: 31 })).toEqual([second, first]);
    expect(await ids({ typeId: 3 })).toEqual([second, first]);
    expect(await ids({})).toEqual([other, second, first]);
    expect(await ids({ kind: 'item' })).toEqual([other, second, first]);
    expect(await ids({ kind: 'annual_report' })).toEqual([]);
    expect(await ids({ keyword: '公开一', year: 2026 })).toEqual([first]);
    const { info } = await content.call('active-disclosure-info', { id: first });
    expect(info).toMatchObject({
      typeId: 31,
      typeName: '计划停电',
      number: '公开一号',
      content: html,
      prev: { id: second, title: '乙' },
      next: null,
    });
  });

  it('counts the public records of an entry and of those below it', async () => {
    const type = { kind: 'annual_report', parentId: 3 };
    await content.payload.create({
      collection: 'disclosure-types',
      data: { ...type, id: 32, name: '年报' } as never,
    });
    const report = await content.create('disclosures', { ...published, typeId: 32, title: '年报' });
    await content.create('disclosures', { ...published, typeId: 32, title: '撤下', withdrawn: true });
    await content.create('disclosures', { ...published, typeId: 32, title: '草稿', _status: 'draft' });
    const { list } = await content.call('active-disclosure-type-list');
    const totals = Object.fromEntries(list.map((item) => [item.id, item.total]));
    const { total } = await content.call('active-disclosure-list', { typeId: 3 });
    expect(totals).toMatchObject({ 32: 1, 3: total });
    const updated = Object.fromEntries(list.map((item) => [item.id, item.updatedOn]));
    expect(updated, 'by the latest public record, unless editors name a later day').toMatchObject({
      32: published.publishedAt.slice(0, 10),
    });
    const reports = await content.call('active-disclosure-list', { kind: 'annual_report' });
    expect(reports.list.map(({ id, kind }) => [id, kind])).toEqual([[report, 'annual_report']]);
  });
});

describe('notices and jobs', () => {
  it('answers the fields of every type', async () => {
    const id = await content.create('notices', {
      ...published,
      type: 'announcement',
      title: '决议',
      number: '临2026-001',
      category: '临时公告',
      pdf,
      ...disclosed,
      content: text,
    });
    await content.create('notices', { ...published, type: 'complaint', title: '投诉' });
    const { info } = await content.call('notice-info', { id });
    expect(info).toMatchObject({
      type: 'announcement',
      number: '临2026-001',
      pdf: { size: expect.any(Number) },
      originUrl: 'https://a.example/x',
      content: html,
      regions: [],
      startAt: null,
      prev: null,
      next: null,
    });
    expect(
      (await content.call('notice-list', { type: 'announcement', category: '临时公告', year: 2026 })).list,
    ).toHaveLength(1);
    expect((await content.call('notice-list', { type: 'announcement', category: '定期报告' })).total).toBe(0);
    expect((await content.call('notice-list')).list.map((item) => item.type)).toEqual(['complaint', 'announcement']);

    const job = await content.create('recruits', {
      ...published,
      type: 'society',
      title: '工程师',
      duties: text,
      requirements: text,
      howToApply: text,
      email: 'a@a.example',
      applyUrl: 'https://a.example',
      headcount: 3,
      deadlineAt: '2099-01-01T17:00:00+08:00',
    });
    expect((await content.call('recruit-info', { id: job })).info).toMatchObject({
      duties: html,
      requirements: html,
      howToApply: html,
      headcount: 3,
      deadlineAt: '2099-01-01T17:00:00+08:00',
      status: 'open',
    });
  });
});
