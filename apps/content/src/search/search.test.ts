import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { DAY_MS } from '@yunxia/contract/time';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { richText, startTestContent, type TestContent } from '../api/v1/test-content.ts';
import { renderPdf } from '../seed/pdf.ts';
import { completeIndex, rebuildIndex } from './indexing/rebuild-index.ts';
import { runStatement } from './indexing/search-database.ts';

const NOW = Date.parse('2024-12-20T10:00:00+08:00');
const daysAgo = (days: number): string => new Date(NOW - days * DAY_MS).toISOString();

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
  content.setNow(NOW);
}, 60_000);
afterAll(() => content.close());

const news = (title: string, rest: Record<string, unknown> = {}) =>
  content.create('news', { type: 'important', title, publishedAt: daysAgo(1), ...rest });

async function titles(key: string, rest: Record<string, string | number> = {}): Promise<string[]> {
  const { list } = await content.call('search-list', { key, limit: 50, ...rest });
  return list.map(({ title }) => title.map(({ text }) => text).join(''));
}

describe('words', () => {
  beforeAll(async () => {
    await content.create('notices', {
      type: 'overhaul',
      kind: 'planned',
      title: '关于10kV万州线计划检修停电的公告',
      number: '停-2026-0302',
      startAt: daysAgo(-3),
      endAt: daysAgo(-3.5),
      regions: [{ county: '万州区', town: '龙沙镇', villages: ['马岩村'] }],
      lines: ['10kV甘宁线'],
      publishedAt: daysAgo(2),
    });
    await news('公示一则');
    await news('公式一则');
    await news('三峡水利电力集团');
    await news('安装简单', { content: richText("中国农业发展银行 100% 支持，C++ 与 a'b。") });
    await news('𠮷野家的龦鿏', { summary: '停\n电' });
    await news('⽔⼒发电１１０ＫＶ', { content: richText('涪陵在别的段落。') });
    await news('Annual Report of 2026');
  });

  it.each([
    ['停电', ['关于10kV万州线计划检修停电的公告']],
    ['10kV', ['关于10kV万州线计划检修停电的公告']],
    ['停-2026-0302', ['关于10kV万州线计划检修停电的公告']],
    ['停2026 0302', ['关于10kV万州线计划检修停电的公告']],
    ['马岩村', ['关于10kV万州线计划检修停电的公告']],
    ['甘宁线', ['关于10kV万州线计划检修停电的公告']],
    ['万州区 马岩', ['关于10kV万州线计划检修停电的公告']],
    ['公示', ['公示一则']],
    ['电力', ['三峡水利电力集团']],
    ['水利', ['三峡水利电力集团']],
    ['集团', ['三峡水利电力集团']],
    ['简单', ['安装简单']],
    ['农业', ['安装简单']],
    ['C++', ['安装简单']],
    ['100%', ['安装简单']],
    ['%', ['安装简单']],
    ["a'b", ['安装简单']],
    ['𠮷野', ['𠮷野家的龦鿏']],
    ['龦鿏', ['𠮷野家的龦鿏']],
    ['水力', ['⽔⼒发电１１０ＫＶ']],
    ['110kv', ['⽔⼒发电１１０ＫＶ']],
    ['１１０ＫＶ', ['⽔⼒发电１１０ＫＶ']],
    ['annual', ['Annual Report of 2026']],
    ['ANN', ['Annual Report of 2026']],
    ['一则 -公式', ['公示一则']],
    ['"计划检修"', ['关于10kV万州线计划检修停电的公告']],
    ['wanzhou', ['关于10kV万州线计划检修停电的公告']],
    ['jhjx', ['关于10kV万州线计划检修停电的公告']],
    ['mayan', ['关于10kV万州线计划检修停电的公告']],
    ['gs', expect.arrayContaining(['公示一则', '公式一则'])],
    ['则', expect.arrayContaining(['公示一则', '公式一则'])],
    ['峡', ['三峡水利电力集团']],
  ])('%s finds', async (key, expected) => {
    expect(await titles(key)).toEqual(expected);
  });

  it.each([
    ['停店', '停电', '关于10kV万州线计划检修停电的公告'],
    ['计划检休', '计划检修', '关于10kV万州线计划检修停电的公告'],
    ['wanzohu', '万州', '关于10kV万州线计划检修停电的公告'],
    ['检停的告', '检修停电的公告', '关于10kV万州线计划检修停电的公告'],
  ])('%s is taken for %s where it finds nothing', async (key, corrected, title) => {
    const answer = await content.call('search-list', { key });
    expect(answer.corrected).toBe(corrected);
    expect(answer.list[0]?.title.map(({ text }) => text).join('')).toBe(title);
  });

  it.each([
    ['检修 犰狳 公示', '检修 公示', '公示一则'],
    ['计划检修 犰狳', '计划 检修', '关于10kV万州线计划检修停电的公告'],
  ])('%s finds what holds some of its words, and says so', async (key, corrected, title) => {
    const answer = await content.call('search-list', { key });
    expect({ corrected: answer.corrected, partial: answer.partial }).toEqual({ corrected, partial: true });
    expect(answer.list.map((hit) => hit.title.map(({ text }) => text).join(''))).toContain(title);
  });

  it.each(['万州线停电', '万州什么时候停电？', '你好我想问一下万州线什么时候来电啊'])(
    '%s is answered with the outages of the place',
    async (key) => {
      const answer = await content.call('search-list', { key });
      expect(answer.list[0]?.title.map(({ text }) => text).join('')).toBe('关于10kV万州线计划检修停电的公告');
      expect(answer.list[0]).toMatchObject({ status: 'scheduled', startAt: '2024-12-23T10:00:00+08:00' });
      expect(answer).toMatchObject({ corrected: '', partial: false, card: { total: 1 } });
    },
  );

  it('marks exactly what was found, in title and snippet', async () => {
    const marked = async (key: string) => {
      const [hit] = (await content.call('search-list', { key })).list;
      const show = (parts: { text: string; hit: boolean }[] = []) =>
        parts.map(({ text, hit: isHit }) => (isHit ? `[${text}]` : text)).join('');
      return [show(hit?.title), show(hit?.snippet)];
    };
    expect((await marked('110kv'))[0]).toBe('⽔⼒发电[１１０ＫＶ]');
    expect((await marked('水力'))[0]).toBe('[⽔⼒]发电１１０ＫＶ');
    expect((await marked('wanzhou'))[0]).toBe('关于10kV[万州]线计划检修停电的公告');
    expect((await marked('c++'))[1]).toContain("100% 支持，[C++] 与 a'b。");
  });
});

describe('what looks like syntax, markup or nothing', () => {
  const OUTAGE = '关于10kV万州线计划检修停电的公告';
  const SIGNS = '特殊字符一览';
  const INSTALL = '安装简单';
  beforeAll(async () => {
    await news(SIGNS, {
      publishedAt: daysAgo(3),
      content: richText(
        'C++ 与 100% 与 a\'b；"引号"、星号*、NEAR、下划线_、反斜杠\\、括号(、方括号[。',
        '<img src=x onerror=alert(1)>，<b>粗</b>',
        "'; DROP TABLE news; --",
        '万州-涪陵线，title:x，👨‍👩‍👧‍👦。',
      ),
    });
  });

  it.each<[string, string[]]>([
    ['C++', [INSTALL, SIGNS]],
    ['100%', [INSTALL, SIGNS]],
    ["a'b", [INSTALL, SIGNS]],
    ['%', [INSTALL, SIGNS]],
    ['﹪', [INSTALL, SIGNS]],
    ['_', [SIGNS]],
    ['"', [SIGNS]],
    ['"'.repeat(100), []],
    ['*', [SIGNS]],
    ['NEAR', [SIGNS]],
    ['near(引号 星号)', []],
    ['引号 AND 星号', []],
    ['引号*', []],
    ['星号*', [SIGNS]],
    ['title:x', [SIGNS]],
    ['\\', [SIGNS]],
    ["'", [INSTALL, SIGNS]],
    ['(', []],
    ['[', []],
    ['-', []],
    ['-停电', []],
    ['万州-涪陵', [SIGNS]],
    ['<img src=x onerror=alert(1)>', [SIGNS]],
    ['<b>粗</b>', [SIGNS]],
    ["'; drop table news; --", [SIGNS]],
    ["' or 1=1 --", []],
    ["停电') or 1=1 --", []],
    ['停\ud800电', [OUTAGE]],
    ['\udc00停电', [OUTAGE]],
    ['\ud800', []],
    ['停\u200b电', [OUTAGE]],
    ['\u202e停电\u200f', [OUTAGE]],
    ['\u202e\u200f', []],
    ['停电\u0000', [OUTAGE]],
    ['停电\u0007\u001b', [OUTAGE]],
    ['\u0000', []],
    ['\u200b', []],
    ['👨‍👩‍👧‍👦', [SIGNS]],
    ['停'.repeat(1000), []],
    ['𠮷'.repeat(1000), []],
    ['a '.repeat(2500), [INSTALL, SIGNS]],
    [':::&|!<->()', []],
  ])('%.20j: what holds it, or nothing', async (key, expected) => {
    const { total, list, facets, corrected } = await content.call('search-list', { key, limit: 50 });
    // An answer to another query says so; it is no answer to this one.
    const found = corrected === '' ? list.map(({ title }) => title.map(({ text }) => text).join('')) : [];
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(total).toBe(list.length);
    expect(Object.values(facets.module).reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const { title, snippet } of list) {
      for (const part of [...title, ...snippet]) expect(Object.keys(part).toSorted()).toEqual(['hit', 'text']);
      expect([...title, ...snippet].map(({ text }) => text).join('')).not.toMatch(/<\/?(?:mark|em|strong)|&lt;|&amp;/);
    }
  });
});

describe('what is public', () => {
  it('is found once it is published, and not once it is a draft, withdrawn, deleted or not yet due', async () => {
    const id = await news('墨脱水电站', { _status: 'draft' });
    const update = (data: Record<string, unknown>, draft = false) =>
      content.payload.update({ collection: 'news', id, data: data as never, draft });
    expect(await titles('墨脱')).toEqual([]);
    await update({ _status: 'published' });
    expect(await titles('墨脱')).toEqual(['墨脱水电站']);
    await update({ title: '墨脱改名', _status: 'draft' }, true);
    expect(await titles('墨脱'), 'a draft beside it').toEqual(['墨脱水电站']);
    await update({ title: '墨脱', _status: 'published', withdrawn: true });
    expect(await titles('墨脱')).toEqual([]);
    const times = { publishedAt: daysAgo(-1), withdrawAt: '2999-01-01T00:00:00Z' };
    await update({ _status: 'published', withdrawn: false, ...times });
    expect(await titles('墨脱'), 'embargoed').toEqual([]);
    content.setNow(NOW + 2 * DAY_MS);
    expect(await titles('墨脱'), 'its time has come').toEqual(['墨脱']);
    content.setNow(Date.parse('2999-01-01T00:00:00Z'));
    expect(await titles('墨脱'), 'withdrawn by time').toEqual([]);
    content.setNow(NOW);
    await update({ _status: 'draft', withdrawAt: null });
    expect(await titles('墨脱'), 'unpublished').toEqual([]);
    await update({ _status: 'published' });
    await content.payload.delete({ collection: 'news', id });
    expect(await titles('墨脱'), 'deleted').toEqual([]);
  });

  it('is indexed with the save or not at all', async () => {
    const transactionID = (await content.payload.db.beginTransaction()) ?? '';
    const data = { type: 'important', title: '未提交的新闻', _status: 'published', publishedAt: daysAgo(1) } as never;
    await content.payload.create({ collection: 'news', data, req: { transactionID } as never });
    await content.payload.db.rollbackTransaction(transactionID);
    expect(await titles('未提交')).toEqual([]);
    const rows = await runStatement(content.payload, sql`select 1 from search_rows where title_key like '未 提 交%'`);
    expect(rows).toEqual([]);
  });

  it('is found again after the index was lost, and what is gone is not', async () => {
    const id = await news('乌东德大坝');
    await runStatement(
      content.payload,
      sql`update search_rows set version = 0 where record = ${id} and collection = 'news'`,
    );
    expect(await completeIndex(content.payload)).toBe(1);
    await runStatement(content.payload, sql`delete from search_rows`);
    expect(await titles('乌东德')).toEqual([]);
    const seen: number[] = [];
    const count = await rebuildIndex(content.payload, (done, total) => seen.push(done / total));
    expect(seen).toHaveLength(count);
    expect(seen.at(-1)).toBe(1);
    expect(await titles('乌东德')).toEqual(['乌东德大坝']);
    expect(await completeIndex(content.payload)).toBe(0);
    await runStatement(
      content.payload,
      sql`update search_rows set record = 999999 where record = ${id} and collection = 'news'`,
    );
    await rebuildIndex(content.payload);
    expect((await content.call('search-list', { key: '乌东德' })).total).toBe(1);
  });
});

describe('rebuilding the index', () => {
  it('leaves every search meanwhile with all it found before', async () => {
    const before = await titles('则');
    expect(before.length).toBeGreaterThan(1);
    const state = { isDone: false };
    let asked = 0;
    const rebuilding = rebuildIndex(content.payload).finally(() => {
      state.isDone = true;
    });
    while (!state.isDone) {
      expect(await titles('则')).toEqual(before);
      asked += 1;
      // SQLite answers without leaving the event loop, which the rebuild's rests need to go round.
      await setImmediate();
    }
    await rebuilding;
    expect(asked).toBeGreaterThan(1);
    expect(await titles('则')).toEqual(before);
  });
});

describe('files', () => {
  it('are found by their names, and PDFs by what stands on a page', async () => {
    const { data } = await renderPdf(
      {
        title: '调压室结构计算书',
        issuer: '演示单位',
        date: '2024年1月1日',
        blocks: Array.from({ length: 60 }, (_, at) => ({
          kind: 'paragraph' as const,
          text: at === 55 ? '此处有虹吸井。' : `第${at}段，蓄水与放水。`,
        })),
      },
      readFileSync(path.join(import.meta.dirname, '../seed/fonts/noto-sans-sc-gb2312.otf')),
      0,
    );
    const file = { name: '调压室图册.pdf', mimetype: 'application/pdf', data, size: data.length };
    const media = Number((await content.payload.create({ collection: 'media', data: { alt: '' }, file })).id);
    const id = await content.create('documents', { title: '水工手册', pdf: media, publishedAt: daysAgo(3) });
    expect(await titles('图册')).toEqual(['水工手册']);
    // Imported late: it reads the configuration, which stands only once the test's folder does.
    const { pdfQueueEnd, startPdfQueue } = await import('./indexing/pdf-queue.ts');
    await startPdfQueue(content.payload);
    await pdfQueueEnd();
    const { list, total, facets } = await content.call('search-list', { key: '虹吸井 手册' });
    expect({ total, facets }).toEqual({ total: 1, facets: { module: { pdf: 1 }, year: { 2024: 1 } } });
    expect(list[0]?.page).toBeGreaterThan(1);
    expect(list[0]?.url).toBe(`/pdf?id=${id}#page=${list[0]?.page}`);
    expect(list[0]?.snippet.find(({ hit }) => hit)?.text).toBe('虹吸井');
    expect((await content.call('search-list', { key: '放水', sort: 'time' })).total).toBe(1);
    expect(await titles('放水 -手册'), 'a page goes with the title of its record').toEqual([]);
    await content.payload.update({ collection: 'documents', id, data: { _status: 'draft' } });
    expect(await titles('虹吸井')).toEqual([]);
  });
});

describe('order', () => {
  const collection: CollectionSlug = 'news';
  beforeAll(async () => {
    for (let at = 0; at < 170; at += 1) {
      await content.payload.create({
        collection,
        data: {
          type: 'information',
          title: `分页试验第${at}篇`,
          summary: at % 2 ? '琼江' : '',
          _status: 'published',
          publishedAt: daysAgo(400 + (at % 7)),
        } as never,
      });
    }
  }, 120_000);

  it.each(['relevance', 'time'] as const)('pages by %s are stable and lose nothing', async (sort) => {
    const seen: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { list, total } = await content.call('search-list', { key: '分页试验', limit: 50, page, sort });
      expect(total).toBe(170);
      seen.push(...list.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(170);
    expect(seen).toHaveLength(170);
    expect((await content.call('search-list', { key: '分页试验', limit: 50, page: 5, sort })).list).toEqual([]);
  });

  it.each(['news-list', 'search-list'] as const)('%s keeps its order while records come and go', async (name) => {
    const dated = { type: 'comprehensive', publishedAt: daysAgo(900) };
    const create = (rest: object = {}) => content.create('news', { ...dated, title: `换页试验${name}`, ...rest });
    const asked = name === 'news-list' ? { type: 'comprehensive' } : { key: `换页试验${name}`, sort: 'time' };
    const page = async (at: number): Promise<number[]> =>
      (await content.call(name, { ...asked, limit: 3, page: at })).list.map(({ id }) => id);
    const ids: number[] = [];
    for (let at = 0; at < 7; at += 1) ids.unshift(await create());
    expect([await page(1), await page(2), await page(3)], 'equal dates').toEqual([
      ids.slice(0, 3),
      ids.slice(3, 6),
      ids.slice(6),
    ]);
    const newest = await create({ publishedAt: daysAgo(899) });
    expect(await page(2), 'what came before page 2 moves it by one').toEqual(ids.slice(2, 5));
    const oldest = await create({ publishedAt: daysAgo(901) });
    expect(await page(2), 'what comes after it moves nothing').toEqual(ids.slice(2, 5));
    const withdraw = (id: number) => content.payload.update({ collection: 'news', id, data: { withdrawn: true } });
    await withdraw(newest);
    expect(await page(2)).toEqual(ids.slice(3, 6));
    await withdraw(ids[4] ?? 0);
    expect([await page(2), await page(3)], 'withdrawn between the pages').toEqual([[ids[3], ids[5], ids[6]], [oldest]]);
  });

  it('counts modules and years over all hits, and lists those of the chosen ones', async () => {
    await content.create('honors', { title: '分页试验奖', publishedAt: daysAgo(1) });
    const { facets, total } = await content.call('search-list', { key: '分页试验', module: 'honor' });
    expect(facets).toEqual({ module: { news: 170, honor: 1 }, year: { 2023: 170, 2024: 1 } });
    expect(total).toBe(1);
    expect((await content.call('search-list', { key: '分页试验', year: 2023, module: 'honor' })).total).toBe(0);
  });

  it('what is called so before what mentions it, what is new before what is old', async () => {
    await news('琼江电站投产', { publishedAt: daysAgo(600) });
    await news('琼江电站投产', { publishedAt: daysAgo(20) });
    await news('琼江', { publishedAt: daysAgo(3000) });
    expect((await titles('琼江')).slice(0, 3)).toEqual(['琼江', '琼江电站投产', '琼江电站投产']);
    const { list } = await content.call('search-list', { key: '琼江电站' });
    expect(list.map(({ publishedAt }) => publishedAt)).toEqual(
      list
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
  });
});
