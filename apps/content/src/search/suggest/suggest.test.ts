import { sql } from '@payloadcms/db-sqlite/drizzle';
import { DAY_MS, toIsoDay } from '@yunxia/contract/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContent, type TestContent } from '../../api/v1/test-content.ts';
import { SearchCounts } from '../insight/insight-counts.ts';
import { addCounts, deleteOldCounts, RETENTION_DAYS, readInsight } from '../insight/insight-store.ts';
import { writeSearchCounts } from '../insight/insight-writer.ts';
import { searchContext } from '../../../scripts/search-context.ts';
import { currentDirectory } from '../../places/current-directory.ts';
import { answerQuery } from '../query/answer-query.ts';
import { runStatement } from '../indexing/search-database.ts';

const NOW = Date.parse('2026-03-01T10:00:00+08:00');
let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
  content.setNow(NOW);
}, 60_000);
afterAll(() => content.close());

async function suggestions(key: string): Promise<string[]> {
  const { list } = await content.call('suggest-list', { key });
  return list.map(({ kind, title }) => `${kind} ${title.map(({ text }) => text).join('')}`);
}

it('a number that is being typed is suggested as it goes on', async () => {
  await content.create('purchases', { title: '绝缘子采购', projectNo: 'YX-YS-2026-05', noticeType: 'tender' });
  expect(await suggestions('YX-YS-2026-0')).toContain('number YX-YS-2026-05');
});

describe('suggestions', () => {
  let notice = 0;
  beforeAll(async () => {
    notice = await content.create('notices', {
      type: 'overhaul',
      kind: 'planned',
      title: '关于云溪线计划检修停电的公告',
      number: '停-2026-0302',
      startAt: new Date(NOW + DAY_MS).toISOString(),
      endAt: new Date(NOW + 1.5 * DAY_MS).toISOString(),
      regions: [{ county: '万州区', town: '云溪镇', villages: ['马岩村'] }],
      lines: ['10kV云溪线'],
    });
    await content.create('news', { type: 'important', title: '云溪电站首台机组投产' });
    await content.create('news', { type: 'important', title: '云溪草稿', _status: 'draft' });
    const later = new Date(NOW + DAY_MS).toISOString();
    await content.create('news', { type: 'important', title: '云溪未到时', publishedAt: later });
    await content.create('news', { type: 'important', title: '云溪已撤下', withdrawn: true });
    await content.create('special-columns', { title: '关于本站', key: 'about' });
  });

  it('are names, numbers and titles of what is public', async () => {
    expect((await suggestions('云溪')).toSorted()).toEqual([
      'name 10kV云溪线',
      'name 云溪镇',
      'title 云溪电站首台机组投产',
      'title 关于云溪线计划检修停电的公告',
    ]);
    expect(await suggestions('2026')).toContain('number 停-2026-0302');
    expect(await suggestions('云溪镇')).not.toContain('name 云溪镇');
    expect(await suggestions('没有这个')).toEqual([]);
  });

  it('come by pinyin and initials for Latin letters, never by sound for Chinese', async () => {
    expect(await suggestions('yunxi')).toContain('name 云溪镇');
    expect(await suggestions('yxz')).toContain('name 云溪镇');
    expect(await suggestions('MAYAN')).toContain('name 马岩村');
    expect(await suggestions('蚂岩')).toEqual([]);
    expect(await suggestions('y')).toEqual([]);
  });

  it('lead to the record, and mark what was typed', async () => {
    const { list } = await content.call('suggest-list', { key: '停电' });
    expect(list.at(-1)).toMatchObject({
      kind: 'title',
      module: 'overhaul',
      url: `/information_details?id=${notice}`,
      title: [{ hit: false }, { text: '停电', hit: true }, { hit: false }],
    });
    const column = await content.call('suggest-list', { key: '关于本' });
    expect(column.list).toMatchObject([{ kind: 'page', url: '/about' }]);
  });

  it.each([
    ['招标', '/tender_procurement/tendering'],
    ['停电', '/information_disclosure/overhaul'],
    ['zhaopin', '/human_resources/society'],
    ['年报', '/investor_relations/reports'],
    ['半年报', '/investor_relations/reports'],
    ['季报', '/investor_relations/reports'],
    ['三季报', '/investor_relations/reports'],
    ['ESG', '/investor_relations/reports'],
    ['审计报告', '/investor_relations/reports'],
    ['分红', '/investor_relations/dividend'],
    ['十大股东', '/investor_relations/dividend'],
    ['股东会', '/investor_relations/activities'],
    ['公司治理', '/investor_relations/governance'],
    ['公司公告', '/investor_relations/announcement'],
    ['缴费', undefined],
  ])('%s is first of all the page %s', async (key, url) => {
    const [first] = (await content.call('suggest-list', { key })).list;
    expect(first?.kind === 'page' ? first.url : undefined).toBe(url);
  });

  it.each(['"', '*', 'NEAR(', '%', '_', '-云溪', "' or 1=1 --", '停\ud800', '\u0000', '云'.repeat(500), '<script>'])(
    '%j is answered',
    async (key) => {
      expect((await content.call('suggest-list', { key })).list.length).toBeLessThanOrEqual(8);
    },
  );
});

describe('what is searched for', () => {
  const rows = () =>
    runStatement(content.payload, sql`select day, query, asked, empty from search_counts order by query`);

  it('is counted beside the answers and written later, at once for everybody', async () => {
    await runStatement(content.payload, sql`delete from search_counts`);
    const before = Date.now();
    for (let time = 0; time < 4; time += 1) await content.call('search-list', { key: '云溪' });
    await content.call('search-list', { key: '云溪', page: 2 });
    await content.call('search-list', { key: '云溪', sort: 'time' });
    await content.call('search-list', { key: '云溪', module: 'news' });
    await content.call('search-list', { key: '没有的词' });
    await content.call('search-list', { key: '13800138000' });
    await content.call('search-list', {});
    expect(await rows()).toEqual([]);
    await writeSearchCounts(content.payload, before);
    await writeSearchCounts(content.payload, before);
    const day = toIsoDay(before);
    expect(await rows()).toEqual([
      { day, query: '', asked: 6, empty: 2 },
      { day, query: '云溪', asked: 4, empty: 0 },
      { day, query: '没有的词', asked: 1, empty: 1 },
    ]);
    const insight = await readInsight(content.payload, 30, 20, before);
    expect(insight).toEqual({
      total: { asked: 6, empty: 2 },
      frequent: [{ query: '云溪', asked: 4, empty: 0 }],
      fruitless: [],
    });
  });

  it('is suggested when many asked for it, it finds something, and not otherwise', async () => {
    const count = (query: string, asked: number, empty = 0) => ({ day: toIsoDay(NOW), query, asked, empty });
    await addCounts(content.payload, [
      count('云溪 检修', 30),
      count('云溪机组', 20, 20),
      count('云溪脏话', 20),
      count('云溪线', 9),
    ]);
    content.setNow(NOW + 3_600_000);
    expect((await suggestions('云溪'))[0]).toBe('query 云溪 检修');
    expect(await suggestions('yxjx')).toEqual([]);
    expect((await suggestions('jianxiu'))[0]).toBe('query 云溪 检修');
    expect(await suggestions('')).toEqual(['query 云溪 检修']);
    content.setNow(NOW);
  });

  it('is bounded by the day, and forgotten: rare words after a week, all after three months', async () => {
    await runStatement(content.payload, sql`delete from search_counts`);
    const on = (days: number, query: string, asked: number) => ({
      day: toIsoDay(NOW - days * DAY_MS),
      query,
      asked,
      empty: 0,
    });
    await addCounts(content.payload, [
      on(RETENTION_DAYS, '停电', 50),
      on(RETENTION_DAYS - 1, '停电', 50),
      on(8, '只有一次', 1),
      on(8, '', 60),
      on(1, '今天一次', 1),
      on(8, '年报', 2),
      on(2, '年报', 1),
    ]);
    await deleteOldCounts(content.payload, NOW);
    expect((await rows()).map((row) => `${row['query']} ${row['asked']}`).toSorted()).toEqual(
      [' 60', '今天一次 1', '停电 50', '年报 1', '年报 2'].toSorted(),
    );
    const many = Array.from({ length: 2100 }, (_, index) => on(0, `词${index}`, 1));
    await addCounts(content.payload, many);
    await addCounts(content.payload, [on(0, '词1', 1), on(0, '另一词', 1), on(0, '', 2)]);
    const today = (await rows()).filter(({ day }) => day === toIsoDay(NOW));
    expect(today).toHaveLength(2001);
    expect(today.find(({ query }) => query === '词1')).toMatchObject({ asked: 2 });
  });

  it('costs no more memory than a thousand different searches', () => {
    const counts = new SearchCounts();
    for (let index = 0; index < 1500; index += 1) counts.note(`词${index}`, false, NOW);
    const taken = counts.take();
    expect(taken).toHaveLength(1000);
    expect(taken[0]).toEqual({ day: '2026-03-01', query: '', asked: 1500, empty: 0 });
    expect(counts.take()).toEqual([]);
  });
});

describe('an answer', () => {
  const total = async (now = NOW) => {
    const filter = { sort: 'relevance', limit: 10, offset: 0 } as const;
    return (await answerQuery(searchContext(content.payload, now), '杓兰', filter)).found.total;
  };
  const orchid = (rest: object = {}) =>
    content.create('news', { type: 'important', title: '杓兰开了', publishedAt: toIsoDay(NOW - DAY_MS), ...rest });

  it('holds what is published at that moment', async () => {
    const id = await orchid();
    expect(await total()).toBe(1);
    await content.payload.update({ collection: 'news', id, data: { _status: 'draft' } });
    expect(await total(), 'once it is a draft').toBe(0);
    await content.payload.update({ collection: 'news', id, data: { _status: 'published' } });
    expect(await total(), 'once it is published').toBe(1);
    await content.payload.delete({ collection: 'news', id });
    expect(await total(), 'once it is deleted').toBe(0);
  });

  it('holds a record from its time on, and what new synonyms find', async () => {
    await orchid({ publishedAt: new Date(NOW + 5000).toISOString() });
    expect([await total(NOW + 4999), await total(NOW + 5000)]).toEqual([0, 1]);
    await orchid({ title: '兜兰也开了' });
    expect(await total()).toBe(0);
    await content.payload.updateGlobal({ slug: 'search-settings', data: { synonyms: [{ words: '杓兰、兜兰' }] } });
    expect(await total()).toBe(1);
  });

  it('reads places again when an area of outages came, was saved, or went', async () => {
    let last = await currentDirectory(content.payload);
    const isAnother = async () => {
      const before = last;
      last = await currentDirectory(content.payload);
      return last !== before;
    };
    expect(await isAnother()).toBe(false);
    const id = await content.create('outage-areas', { title: '兜兰县', kind: 'county' });
    expect(await isAnother(), 'came').toBe(true);
    await content.payload.update({ collection: 'outage-areas', id, data: { title: '杓兰县' } });
    expect(await isAnother(), 'was saved').toBe(true);
    await content.payload.delete({ collection: 'outage-areas', id });
    expect(await isAnother(), 'went').toBe(true);
    expect(await isAnother()).toBe(false);
  });

  it('reads places again when a notice with places was published, or went', async () => {
    const names = async () => (await currentDirectory(content.payload)).entries.map(({ title }) => title);
    const id = await content.create('notices', {
      ...{ type: 'overhaul', kind: 'planned', title: '停电公告', number: '停-1' },
      ...{ startAt: toIsoDay(NOW), endAt: toIsoDay(NOW + DAY_MS), publishedAt: toIsoDay(NOW - DAY_MS) },
      regions: [{ county: '石斛县', town: '春兰镇', villages: ['建兰村'] }],
    });
    expect(await names()).toEqual(expect.arrayContaining(['石斛县', '春兰镇', '建兰村']));
    await content.payload.update({ collection: 'notices', id, data: { withdrawn: true } });
    expect(await names()).not.toContain('建兰村');
  });
});
