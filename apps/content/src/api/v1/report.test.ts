import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disclosed, richText, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
});

afterAll(() => content.close());

const reports = async (fields: Record<string, string | number> = {}) =>
  (await content.call('report-list', fields)).list;

describe('report-list', () => {
  it('the latest year first, of a year in the order of the kinds; by year and by kind', async () => {
    const pdf = await content.createPdf('年报.pdf');
    for (const [year, kind] of [
      [2024, 'q3'],
      [2025, 'internal_control'],
      [2025, 'annual'],
      [2025, 'half'],
    ] as const)
      await content.create('reports', { title: `${year} ${kind}`, year, kind, pdf, publishedAt: '2026-01-01' });
    expect((await reports()).map(({ title }) => title)).toEqual([
      '2025 annual',
      '2025 half',
      '2025 internal_control',
      '2024 q3',
    ]);
    expect(await reports({ year: 2025, limit: 2 })).toHaveLength(2);
    expect((await reports({ kind: 'q3' })).map(({ title }) => title)).toEqual(['2024 q3']);
    const [first] = await reports();
    expect(first?.pdf).toMatchObject({ url: expect.stringMatching(/^\/media\/.+\.pdf$/) });
    expect(await content.tags('report-list')).toEqual(expect.arrayContaining(['reports']));
  });

  it('of the latest: those that are out alone, the one that was published last first', async () => {
    const pdf = await content.createPdf('旧年报.pdf');
    const make = (year: number, publishedAt: string, more: object = { pdf }) =>
      content.create('reports', { title: `${year}最近`, year, kind: 'audit', publishedAt, ...more });
    const [late, early] = [await make(2010, '2026-03-02'), await make(2011, '2026-03-01')];
    await make(2027, '2026-03-03', { dueOn: '2027-04-01' });
    const list = await reports({ latest: 1, kind: 'audit' });
    expect(list.map(({ id }) => id)).toEqual([late, early]);
    for (const id of [late, early]) await content.payload.delete({ collection: 'reports', id, trash: true });
  });

  it('summary, figures, meeting, slides, questions; decimals as they were entered', async () => {
    const meeting = await content.create('notices', {
      ...{ type: 'activity', title: '业绩说明会', content: richText('记录') },
      startAt: '2026-01-05T15:00:00+08:00',
    });
    await content.create('reports', {
      ...{ title: '2026 q1', year: 2026, kind: 'q1', isAudited: true, summary: '一句话' },
      content: richText('摘要正文'),
      figures: [{ label: '归母净利润', value: '-1.20', unit: '亿元', changePercent: '-113.5' }],
      ...{ meeting, slides: await content.createPdf('演示稿.pdf'), slidesOutline: '第1页 封面\n第2页 收入' },
      ...{ recordingUrl: 'https://video.example/1', recordingNote: '58分钟，有字幕' },
      questions: [{ question: '问', answer: '答\n第二行' }],
    });
    const [report] = await reports({ year: 2026 });
    expect(report).toMatchObject({
      ...{ isAudited: true, summary: '一句话', summaryHtml: '<p>摘要正文</p>', dueOn: null, pdf: null },
      figures: [{ label: '归母净利润', value: '-1.20', unit: '亿元', changePercent: '-113.5' }],
      meeting: { id: meeting, title: '业绩说明会', startAt: '2026-01-05T15:00:00+08:00' },
      ...{ slidesOutline: '第1页 封面\n第2页 收入', recordingUrl: 'https://video.example/1' },
      questions: [{ question: '问', answer: '答\n第二行' }],
      ...{ correctedBy: null, corrects: null },
    });
    expect(report?.slides?.url).toMatch(/\.pdf$/);
    await content.payload.update({ collection: 'notices', id: meeting, data: { withdrawn: true } });
    expect((await reports({ year: 2026 }))[0]?.meeting).toBeNull();
  });

  it('a correction and what it corrects point at each other, while both are public', async () => {
    const pdf = await content.createPdf('更正.pdf');
    const base = { year: 2023, kind: 'half', pdf };
    const correction = await content.create('reports', { ...base, title: '更正后', publishedAt: '2023-09-20' });
    await content.create('reports', { ...base, title: '原文', publishedAt: '2023-08-28', correctedBy: correction });
    const pair = async () =>
      (await reports({ year: 2023 })).map(({ title, correctedBy, corrects }) => [
        title,
        correctedBy?.title,
        corrects?.title,
      ]);
    expect(await pair()).toEqual([
      ['更正后', undefined, '原文'],
      ['原文', '更正后', undefined],
    ]);
    await content.payload.update({ collection: 'reports', id: correction, data: { withdrawn: true } });
    expect(await pair()).toEqual([['原文', undefined, undefined]]);
  });

  it('takes title and file from the announcement that it picks, while a visitor can open that', async () => {
    const file = await content.createPdf('公告原件.pdf');
    const draft = { type: 'announcement', title: '2021年年度报告', pdf: file } as const;
    const notice = await content.create('notices', { ...draft, ...disclosed });
    const id = await content.create('reports', { year: 2021, kind: 'annual', notice });
    expect((await reports({ year: 2021 }))[0]).toMatchObject({
      ...{ title: '2021年年度报告', noticeId: notice },
      pdf: { url: expect.stringContaining('.pdf') },
    });
    const own = await content.createPdf('另一份.pdf');
    await content.payload.update({ collection: 'reports', id, data: { pdf: own, title: '另一个标题' } });
    expect((await reports({ year: 2021 }))[0]?.pdf?.url).not.toBe(
      (await content.call('notice-info', { id: notice })).info.pdf?.url,
    );
    await content.payload.update({ collection: 'reports', id, data: { pdf: null } });
    await content.payload.update({ collection: 'notices', id: notice, data: { withdrawn: true } });
    expect((await reports({ year: 2021 }))[0]).toMatchObject({ title: '另一个标题', noticeId: null, pdf: null });
    await expect(content.create('reports', { year: 2021, kind: 'q1', summary: '一句话' })).rejects.toThrow(
      /title|标题/,
    );
    await expect(content.create('reports', { year: 2021, kind: 'q1', notice, dueOn: '2027-01-01' })).rejects.toThrow(
      /dueOn|预约披露日/,
    );
  });

  it('refuses in Chinese what a published report cannot be', async () => {
    const base = { title: '错', year: 2022, kind: 'q1' };
    await expect(content.create('reports', base)).rejects.toMatchObject({
      data: { errors: [{ path: 'notice', message: '请选择披露公告、上传报告全文、填写摘要，或填写预约披露日' }] },
    });
    await expect(
      content.create('reports', {
        ...base,
        summary: '一句话',
        figures: [{ label: '利润', value: '一亿' }],
      }),
    ).rejects.toThrow(/数值/);
  });
});

describe('figure-list', () => {
  it('by group and order, its values from the oldest; a missing value stays empty', async () => {
    const values = [
      { period: '2025', value: '-1.20', restated: true },
      { period: '2024', note: '未监测' },
      { period: '2023', value: '0' },
    ];
    await content.create('figures', { title: '取水量', key: 'water', group: 'esg', topic: '水资源利用', values });
    await content.create('figures', { title: '净利润', key: 'profit', group: 'finance', unit: '亿元', values });
    await content.create('figures', { title: '营业收入', key: 'revenue', group: 'finance', sort: 9, values });
    const { list } = await content.call('figure-list');
    expect(list.map(({ label }) => label)).toEqual(['营业收入', '净利润', '取水量']);
    expect(list[1]).toMatchObject({ key: 'profit', unit: '亿元', kind: 'flow', topic: '' });
    expect(list[1]?.values).toEqual([
      { period: '2023', value: '0', restated: false, note: '' },
      { period: '2024', value: '', restated: false, note: '未监测' },
      { period: '2025', value: '-1.20', restated: true, note: '' },
    ]);
    expect((await content.call('figure-list', { group: 'esg' })).list).toHaveLength(1);
  });
});

it('the search finds a report by its title and by a question of its meeting', async () => {
  const hits = async (key: string) =>
    (await content.call('search-list', { key })).list.filter(({ module }) => module === 'report');
  await content.create('reports', {
    ...{ title: '2021年可持续发展报告（演示）', year: 2021, kind: 'sustainability', summary: '一句话' },
    questions: [{ question: '鱼道什么时候建成', answer: '以验收为准' }],
  });
  const [hit] = await hits('2021年可持续发展报告');
  expect(hit?.url).toMatch(/^\/investor_relations\/reports\?report=\d+$/);
  expect(await hits('鱼道什么时候建成')).toHaveLength(1);
});
