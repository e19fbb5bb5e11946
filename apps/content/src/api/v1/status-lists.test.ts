import { compareOutages, nextOutageChange, outageStatus, type OutageStatus } from '@yunxia/contract/outage-status';
import { recruitStatus } from '@yunxia/contract/recruit-status';
import { tenderStatus } from '@yunxia/contract/tender-status';
import { HOUR_MS, toIsoTime } from '@yunxia/contract/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../records/database-table.ts';
import { outageStatusExpression } from './outage-query.ts';
import { startTestContent, type TestContent } from './test-content.ts';

const NOW = Date.parse('2026-03-01T10:00:00+08:00');
const at = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
  content.setNow(NOW);
}, 60_000);

afterAll(() => content.close());

/** Numbers from a seed, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const random = randomOf(600_116);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

/** Writes rows past Payload's hooks: thousands in no time, and rows that its validation would refuse. */
async function insertRows(table: string, rows: Record<string, unknown>[]): Promise<void> {
  const database = content.payload.db as unknown as {
    drizzle: { insert(table: unknown): { values(rows: unknown[]): Promise<unknown> } };
  };
  const common = { _status: 'published', withdrawn: false, publishedAt: at(-24 * 30) };
  for (let from = 0; from < rows.length; from += 200) {
    await database.drizzle
      .insert(tableOf(content.payload, table).source)
      .values(rows.slice(from, from + 200).map((row) => ({ ...common, ...row })));
  }
}

describe('outages', () => {
  const times = [null, null, ...[-50, -24, -3, -1, 0, 1, 3, 23, 24, 25, 60].map(at)];
  const records = Array.from({ length: 400 }, (_, index) => ({
    title: `停电${index}`,
    type: 'overhaul',
    kind: oneOf(['planned', 'temporary', 'fault', null]),
    override: oneOf([null, null, null, null, 'cancelled', 'postponed']),
    startAt: oneOf(times),
    endAt: oneOf(times),
    expectedRestoreAt: oneOf([null, null, ...times]),
    restoredAt: oneOf([null, null, null, null, at(-2)]),
    previousStartAt: oneOf([null, null, at(-60)]),
  }));

  beforeAll(() => insertRows('notices', records));

  it('have the status in SQL that the contract computes', async () => {
    const table = tableOf(content.payload, 'notices');
    const rows = await table.select({ title: table.column('title'), status: outageStatusExpression(table, NOW) });
    expect(rows).toHaveLength(records.length);
    const found = Object.fromEntries(rows.map((row) => [row['title'], row['status']]));
    expect(found).toEqual(
      Object.fromEntries(records.map((record) => [record.title, outageStatus(plain(record), NOW)])),
    );
  });

  it('are listed in the order of the contract, each once, with counts for every status', async () => {
    const listed = [];
    for (let page = 1; page <= 8; page += 1) {
      listed.push(...(await content.call('notice-list', { type: 'overhaul', page, limit: 50 })).list);
    }
    expect(new Set(listed.map((item) => item.id)).size).toBe(records.length);
    const byTitle = new Map(records.map((record) => [record.title, record]));
    const sorted = listed
      .map((item) => ({ ...plain(byTitle.get(item.title) ?? {}), id: item.id }))
      .sort((a, b) => compareOutages(a, b, NOW));
    const order = sorted.map((item) => item.id);
    expect(listed.map((item) => item.id)).toEqual(order);
    // With a keyword all that fits is read at once, in the same order.
    for (const page of [1, 4, 8]) {
      const { list, total: found } = await content.call('notice-list', {
        type: 'overhaul',
        keyword: '停电',
        page,
        limit: 50,
      });
      expect(list.map((item) => item.id)).toEqual(order.slice((page - 1) * 50, page * 50));
      expect(found).toBe(records.length);
    }

    const { counts, total, changesAt } = await content.call('notice-list', { type: 'overhaul', limit: 1 });
    expect(total).toBe(records.length);
    const changes = records.map((record) => nextOutageChange(plain(record), NOW)).filter((time) => time !== null);
    expect(Date.parse(changesAt ?? ''), 'not later than the first change').toBeLessThanOrEqual(Math.min(...changes));
    expect(Date.parse(changesAt ?? ''), 'and yet to come').toBeGreaterThan(NOW);
    const found = await content.call('notice-list', { type: 'overhaul', keyword: '停电', limit: 1 });
    expect(found.changesAt, 'the same, read at once').toBe(changesAt);
    for (const [status, count] of Object.entries(counts)) {
      expect(records.filter((record) => outageStatus(plain(record), NOW) === status)).toHaveLength(count);
      const filtered = await content.call('notice-list', {
        type: 'overhaul',
        status: status as OutageStatus,
        limit: 5,
      });
      expect(filtered.total).toBe(count);
      expect(filtered.counts).toEqual(counts);
      for (const item of filtered.list) expect(outageStatus(plain(byTitle.get(item.title) ?? {}), NOW)).toBe(status);
    }
  }, 20_000);
});

/** A record as the contract's functions take it. */
function plain(record: Record<string, unknown>): Record<string, string | null> {
  return record as Record<string, string | null>;
}

describe('outages of a place and time', () => {
  const ids: Record<string, number> = {};
  const find = async (fields: Record<string, string>): Promise<string[]> => {
    const { list } = await content.call('notice-list', { type: 'overhaul', keyword: '实地', limit: 50, ...fields });
    return list.map((item) => item.title.replace('实地', '')).sort();
  };

  beforeAll(async () => {
    const outage = { type: 'overhaul', kind: 'planned', startAt: at(24), endAt: at(30), publishedAt: at(-48) };
    const county = await content.create('outage-areas', { title: '云峡县', kind: 'county' });
    const town = await content.create('outage-areas', { title: '坝前镇', kind: 'town', parentId: county });
    await content.create('outage-areas', { title: '上湾村', kind: 'village', parentId: town });
    await content.create('outage-areas', { title: '下湾村', kind: 'village', parentId: town });
    const places: Record<string, unknown> = {
      甲: { regions: [{ county: '云峡县', town: '坝前镇', villages: ['上湾村', '石门村'] }], lines: ['10kV坝前线'] },
      乙: { regions: [{ county: '云峡县', town: '坝前镇' }] },
      丙: { regions: [{ county: '云峡县' }] },
      丁: { regions: [{ county: '临江区', town: '滨江街道', villages: ['上湾社区'] }] },
      戊: { regions: [{ county: '临江区' }, { county: '云峡县', town: '峡口镇', villages: ['上湾村'] }] },
    };
    for (const [name, place] of Object.entries(places)) {
      ids[name] = await content.create('notices', { ...outage, title: `实地${name}`, ...(place as object) });
    }
  });

  it.each([
    ['云峡县', ['丙', '乙', '戊', '甲']],
    ['云峡', ['丙', '乙', '戊', '甲']],
    ['坝前镇', ['丙', '乙', '甲']],
    // Only a notice names it; it lies in the town and the county that two others name as a whole.
    ['石门村', ['丙', '乙', '甲']],
    ['上湾村', ['丙', '乙', '戊', '甲']],
    ['下湾村', ['丙', '乙']],
    ['滨江', ['丁', '戊']],
    ['临江区', ['丁', '戊']],
    ['无此地', []],
    ...['%', '*', '_', '→', '？？？', '"', '😭'].map((signs): [string, string[]] => [signs, []]),
  ])('finds those of %s, and those that cover it as a whole', async (region, expected) => {
    expect(await find({ region })).toEqual([...expected].sort());
  });

  it('finds by line, village and town among the words', async () => {
    const titles = async (keyword: string) =>
      (await content.call('notice-list', { type: 'overhaul', keyword })).list.map((item) => item.title);
    expect(await titles('10KV坝前线')).toEqual(['实地甲']);
    expect((await titles('石门 坝前')).toSorted()).toEqual(['实地丙', '实地乙', '实地甲']);
    // 下湾村 is named by none: it lies in the town and the county that two notices name as a whole.
    expect((await titles('下湾村')).toSorted()).toEqual(['实地丙', '实地乙']);
    // What remains unread never empties the answer.
    expect((await titles('下湾 不存在')).toSorted()).toEqual(['实地丙', '实地乙']);
  });

  it.each([
    [{ start: '2026-03-02', end: '2026-03-02' }, 5],
    [{ start: '2026-03-03' }, 0],
    [{ end: '2026-03-01' }, 0],
    [{ end: '2026-03-02' }, 5],
    [{ start: '2026-02-01', end: '2026-12-31' }, 5],
  ])('finds those that touch %o', async (range, count) => {
    expect(await find(range)).toHaveLength(count);
  });

  it('takes a filter of outages for the type', async () => {
    const { list, counts } = await content.call('notice-list', { region: '石门村' });
    expect(list.map((item) => item.title).toSorted()).toEqual(['实地丙', '实地乙', '实地甲']);
    expect(counts).toMatchObject({ soon: 3, ongoing: 0 });
  });

  it('links neighbours in the order of the list', async () => {
    const { list } = await content.call('notice-list', { type: 'overhaul', limit: 50 });
    const { info } = await content.call('notice-info', { id: list[20]?.id });
    expect([info.prev?.id, info.next?.id]).toEqual([list[19]?.id, list[21]?.id]);
  });
});

describe('tenders', () => {
  const times = [null, null, ...[-200, -80, -1, 0, 1, 71, 72, 73, 200].map(at)];
  const records = Array.from({ length: 300 }, (_, index) => ({
    title: `招标${index}`,
    noticeType: oneOf(['tender', 'plan', 'change', 'candidates', 'result', 'contract', 'abnormal']),
    projectNo: oneOf([null, '', ...Array.from({ length: 200 }, (__, number) => `YX-${number}`)]),
    filesFrom: oneOf(times),
    deadlineAt: oneOf(times),
    opensAt: oneOf(times),
    publicFrom: oneOf(times),
    publicTo: oneOf(times),
  }));

  beforeAll(() => insertRows('purchases', records));

  it('have the status that the contract computes, filtered and counted', async () => {
    const { counts, total } = await content.call('purchase-list', { limit: 1 });
    expect(total).toBe(records.length);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    const seen = new Set<number>();
    for (const status of Object.keys(counts) as (keyof typeof counts & 'open')[]) {
      const pages = Math.ceil((counts[status] ?? 0) / 50);
      for (let page = 1; page <= pages; page += 1) {
        const { list } = await content.call('purchase-list', { status, page, limit: 50 });
        for (const item of list) {
          seen.add(item.id);
          expect({ ...item, status: tenderStatus(item, NOW) }).toEqual({ ...item, status });
        }
      }
    }
    expect(seen.size).toBe(records.length);
  });

  it('have the deadline of the newest change notice of their project, once that is public', async () => {
    const common = { projectNo: 'MOVED-1', _status: 'published' };
    const make = (data: object) => content.create('purchases', { ...common, ...data });
    const id = await make({
      ...{ title: '改期的招标', noticeType: 'tender', publishedAt: at(-100) },
      ...{ deadlineAt: at(-1), opensAt: at(-1) },
    });
    await make({
      title: '别的项目',
      noticeType: 'tender',
      projectNo: 'MOVED-2',
      publishedAt: at(-100),
      deadlineAt: at(-1),
    });
    const read = async () => {
      const { info } = await content.call('purchase-info', { id });
      const { list } = await content.call('purchase-list', { keyword: 'MOVED', status: 'open', noticeType: 'tender' });
      const shown = [info.deadlineAt, info.previousDeadlineAt, info.opensAt];
      return [shown.map((time) => time && Date.parse(time)), list.map(({ title }) => title)];
    };
    const [own, day] = [Date.parse(at(-1)), 24];
    expect(await read()).toEqual([[own, null, own], []]);
    // before the tender, without a deadline, and not public yet: none of them counts
    await make({ title: '更早的变更', noticeType: 'change', publishedAt: at(-200), deadlineAt: at(20 * day) });
    await make({ title: '只改清单', noticeType: 'change', publishedAt: at(-50) });
    await make({ title: '明天的变更', noticeType: 'change', publishedAt: at(day), deadlineAt: at(30 * day) });
    expect(await read()).toEqual([[own, null, own], []]);
    const moved = { noticeType: 'change', deadlineAt: at(10 * day), opensAt: at(10 * day + 1) };
    await make({ title: '变更', publishedAt: at(-2), ...moved });
    const [ten, opening] = [at(10 * day), at(10 * day + 1)].map(Date.parse);
    expect(await read()).toEqual([[ten, own, opening], ['改期的招标']]);
    content.setNow(NOW + 2 * 24 * HOUR_MS);
    expect((await read())[0]).toEqual([Date.parse(at(30 * day)), own, own]);
    content.setNow(NOW);
  });

  it('name the other notices of their project', async () => {
    const first = await content.create('purchases', { title: '大坝招标', noticeType: 'tender', projectNo: 'DAM-1' });
    const second = await content.create('purchases', {
      title: '大坝变更',
      noticeType: 'change',
      projectNo: 'DAM-1',
      publishedAt: at(-1),
    });
    await content.create('purchases', {
      title: '大坝草稿',
      noticeType: 'result',
      projectNo: 'DAM-1',
      _status: 'draft',
    });
    const { info } = await content.call('purchase-info', { id: first });
    expect(info.related).toMatchObject([{ id: second, noticeType: 'change', title: '大坝变更' }]);
    expect(info.terminated).toBe(false);
    await content.create('purchases', {
      title: '大坝终止',
      noticeType: 'abnormal',
      projectNo: 'DAM-1',
      publishedAt: at(-1),
    });
    expect((await content.call('purchase-info', { id: first })).info.terminated).toBe(true);
  });

  it('are found by their owner, and counted by owner whichever one is asked for', async () => {
    for (const owner of ['甲方（演示）', '甲方（演示）', '乙方（演示）', '']) {
      await content.create('purchases', { title: '按招标人', noticeType: 'plan', owner });
    }
    const { list, total, owners } = await content.call('purchase-list', { keyword: '按招标人', owner: '乙方（演示）' });
    expect(list.map((item) => item.owner)).toEqual(['乙方（演示）']);
    expect(total).toBe(1);
    expect(Object.entries(owners)).toEqual([
      ['甲方（演示）', 2],
      ['乙方（演示）', 1],
    ]);
    expect((await content.call('purchase-list', { owner: '甲' })).total, 'the whole name').toBe(0);
  });

  it('keep the archive apart', async () => {
    const id = await content.create('old-purchases', { title: '旧公告', noticeType: 'result', winner: '演示甲公司' });
    expect((await content.call('purchase-info', { id, archive: 1 })).info).toMatchObject({
      title: '旧公告',
      noticeType: 'result',
      winner: '演示甲公司',
    });
    expect((await content.call('purchase-info', { id, archive: 0 })).info.title).not.toBe('旧公告');
  });
});

describe('jobs', () => {
  it('are open until their deadline, a bare day until it is over', async () => {
    const deadlines = {
      已过: at(-1),
      今天: '2026-03-01T00:00:00+08:00',
      昨天: '2026-02-28T00:00:00+08:00',
      将来: at(1),
      长期: null,
    };
    for (const [title, deadlineAt] of Object.entries(deadlines)) {
      await content.create('recruits', {
        title,
        type: 'campus',
        city: '渝州_万州',
        deadlineAt,
        publishedAt: at(-24 * 40),
      });
    }
    const { list, counts, cities } = await content.call('recruit-list', { type: 'campus', city: '_万' });
    expect(counts).toEqual({ open: 3, closed: 2 });
    expect(cities, 'by city, whichever is asked for').toEqual({ 渝州_万州: 5 });
    expect(Object.fromEntries(list.map((item) => [item.title, item.status]))).toEqual({
      已过: 'closed',
      今天: 'open',
      昨天: 'closed',
      将来: 'open',
      长期: 'open',
    });
    for (const item of list) expect(item.status).toBe(recruitStatus(item, NOW));
    expect(list.find((item) => item.title === '今天')?.deadlineAt).toBe('2026-03-01T23:59:59+08:00');
    const open = await content.call('recruit-list', { status: 'open' });
    expect(open.total).toBe(3);
  });
});

describe('what has its time', () => {
  it('banners stand only in theirs', async () => {
    const picture = await content.createPicture('图');
    const banner = { position: 'home', image: picture, publishedAt: at(-24 * 90) };
    await content.create('banners', { ...banner, title: '已过', endAt: at(0) });
    await content.create('banners', { ...banner, title: '未到', startAt: at(1) });
    await content.create('banners', { ...banner, title: '正好', startAt: at(0), endAt: at(1), sort: 1 });
    await content.create('banners', { ...banner, title: '长期' });
    await content.create('banners', { ...banner, title: '别处', position: 'news' });
    const { list } = await content.call('banner-list', { position: 'home' });
    expect(list.map((item) => item.title)).toEqual(['正好', '长期']);
    expect(list[0]).toMatchObject({ alt: '图', startAt: toIsoTime(NOW) });
    expect(list[0]?.image?.url).toMatch(/^\/media\/\w+\.jpg$/);
    expect(list[0]?.image?.sizes.map((size) => size.width)).toEqual([320, 640, 1280]);
    expect(list[0]?.image).toMatchObject({ width: 1600, height: 900 });
  });
});
