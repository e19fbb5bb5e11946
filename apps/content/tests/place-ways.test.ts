import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiContext } from '../src/api/v1/api-context.ts';
import { tableOf } from '../src/records/database-table.ts';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import { counties } from '../src/seed/data/places.ts';
import { sampleContent } from '../src/seed/sample-data.ts';
import { createSampleAreas } from './sample-areas.ts';
import { inventedNotices, waysOf, type WayNotice } from './place-ways.ts';

const NOW = Date.parse('2026-11-28T08:00:00+08:00');
const INVENTED = 1000;
/** One of so many ways is asked, unless ALL=1: a number that shares no factor with the number of ways of a notice. */
const SAMPLING = 41;

let content: TestContent;
let notices: { id: number; notice: WayNotice }[];

beforeAll(async () => {
  content = await startTestContent();
  content.setNow(NOW);
  await createSampleAreas(content);
  const samples = sampleContent(NOW).records['notices'].flatMap(({ data }) =>
    data['type'] === 'overhaul' && data['_status'] === 'published' && data['withdrawn'] !== true
      ? [data as unknown as WayNotice]
      : [],
  );
  notices = [...samples, ...inventedNotices(INVENTED)].map((notice, at) => ({ id: at + 1, notice }));
  const { insertNotices } = await import('./insert-notices.ts');
  await insertNotices(content.payload, notices, NOW);
});
afterAll(() => content.close());

/** Ids of what the first way that finds anything finds, and what is said of the place. */
async function find(keyword: string) {
  // Imported when the environment of the test's content server is set.
  const { outageAttempts } = await import('../src/places/find-outages.ts');
  const context = { payload: content.payload, now: NOW } as ApiContext;
  const table = tableOf(content.payload, 'notices');
  for (const { condition, reading, isFinal } of await outageAttempts({ keyword }, context)) {
    const rows = await table.select({ id: table.column('id') }).where(condition ?? sql`1 = 1`);
    if (rows.length > 0 || isFinal) return { ids: new Set(rows.map((row) => Number(row['id']))), reading };
  }
  throw new Error(`no way to look for ${keyword}`);
}

describe('every ordinary way to name a place or line of a notice', () => {
  it('finds the notice', async () => {
    const missed = new Map<string, string[]>();
    let ways = 0;
    const names = new Set(
      notices.flatMap(({ notice }) =>
        notice.regions.flatMap(({ county, town, villages }) => [county, town, ...villages]),
      ),
    );
    for (const { id, notice } of notices) {
      for (const { kind, text } of waysOf(notice)) {
        // What names another place exactly means that one.
        if (kind === 'other suffix' && names.has(text)) continue;
        ways += 1;
        if (ways % SAMPLING !== 0 && process.env['ALL'] !== '1') continue;
        const { ids, reading } = await find(text);
        if (!ids.has(id))
          missed.set(kind, [
            ...(missed.get(kind) ?? []),
            `${text} → ${reading.certainty} ${reading.places.map(({ title }) => title).join('、')} (${notice.title})`,
          ]);
      }
    }
    console.log(
      `${ways} ways`,
      [...missed].map(([kind, texts]) => `${kind}: ${texts.length}\n  ${texts.slice(0, 6).join('\n  ')}`).join('\n'),
    );
    expect(ways).toBeGreaterThan(10_000);
    expect(Object.fromEntries(missed)).toEqual({});
  }, 600_000);
});

describe('a place without an outage', () => {
  const ask = (keyword: string, day: string) =>
    content.call('notice-list', { type: 'overhaul', keyword, start: day, end: day, limit: 1 });

  it('is said to have none when it is known, by any of its names', async () => {
    const areas = counties.flatMap(({ name, towns }) => [
      name,
      ...towns.flatMap((town) => [
        name + town.name,
        ...town.villages.flatMap(([village]) => [village, town.name + village]),
      ]),
    ]);
    expect(areas.length).toBeGreaterThan(100);
    for (const keyword of areas) {
      const { total, reading } = await ask(keyword, '2027-06-15');
      expect({ keyword, total, certainty: reading?.certainty }).toEqual({ keyword, total: 0, certainty: 'known' });
    }
  });

  it('is said to have none however the address and the question are worded', async () => {
    const villages = counties.flatMap(({ name, pinyin, towns }) =>
      towns.flatMap((town) => town.villages.map(([village, spelled]) => ({ name, pinyin, town, village, spelled }))),
    );
    const latin = (spelled: string): string => spelled.replaceAll(' ', '');
    const wordings: readonly ((of: (typeof villages)[number]) => string)[] = [
      ({ name, town, village }) => `重庆市${name}${town.name}${village}`,
      ({ name, town, village }) => `${name}-${town.name}-${village}`,
      ({ village }) => `${village}8号附2号`,
      ({ village }) => `${village}😡停电`,
      ({ village }) => `我们这里${village}停电好久了`,
      ({ village }) => `${village}停了三个小时，电话`,
      ({ pinyin, spelled }) => latin(pinyin) + latin(spelled),
      ({ pinyin, town, spelled }) => latin(pinyin) + latin(town.pinyin) + latin(spelled),
      ({ pinyin, spelled }) => `${pinyin} ${spelled}`,
      ({ spelled }) => `${latin(spelled)}tingdianle`,
      ({ spelled }) => `${latin(spelled)} shenmeshihou laidian`,
    ];
    const isSpelled = ({ town }: (typeof villages)[number]): boolean => !town.name.startsWith('龦');
    for (const [at, place] of villages.filter(isSpelled).entries()) {
      const keyword = wordings[at % wordings.length]?.(place) ?? '';
      const { total, reading } = await ask(keyword, '2027-06-15');
      expect({ keyword, total, certainty: reading?.certainty, place: reading?.places[0]?.title }).toEqual({
        ...{ keyword, total: 0, certainty: 'known' },
        place: place.village,
      });
    }
  });

  it('is never said to have none when it is not known, in full or in part', async () => {
    const others = inventedNotices(400, 7).flatMap(({ regions: [region], scope }) => [
      `${region?.county.slice(0, 2)}庄北里`,
      `云溪县${region?.town.slice(0, 2)}湾子`,
      `${scope.split(/[、。]/)[0]}外滩`,
    ]);
    const asked = [...new Set(others)].filter((text) => text.length > 4).slice(0, 300);
    expect(asked).toHaveLength(300);
    for (const keyword of asked) {
      const { total, reading } = await ask(keyword, '2027-06-15');
      const isDenied = total === 0 && reading?.certainty === 'known';
      expect({ keyword, isDenied, places: isDenied && reading?.places }).toEqual({
        keyword,
        isDenied: false,
        places: false,
      });
    }
  });
});

it('one letter beside a place leaves none of its outages out', async () => {
  const [whole, beside] = await Promise.all(['柳林村', '柳林村<b>'].map(find));
  expect(beside?.ids).toEqual(whole?.ids);
});

it('a village of another county is not answered with all of the county that was typed', async () => {
  const { ids, reading } = await find('峡口区渔湾村');
  expect(reading.certainty).toBe('partly');
  expect(ids).toEqual((await find('渔湾村')).ids);
});

it('a village is offered for one that a southern ear takes for it', async () => {
  for (const [typed, meant] of [
    ['高三村', '高山村'],
    ['刘宁村', '柳林村'],
    ['新唐社区', '新滩社区'],
  ] as const) {
    const { reading } = await find(typed);
    expect({ typed, isKnown: reading.certainty === 'known' }).toEqual({ typed, isKnown: false });
    expect(reading.guesses.map(({ title }) => title)).toContain(meant);
  }
});

it('a village is offered for pinyin that is heard as its own, or has a letter too few, and nothing else is listed', async () => {
  for (const [typed, meant] of [
    ['gaosan cun', '高山村'],
    ['shiqaocun', '石桥村'],
  ] as const) {
    const { ids, reading } = await find(typed);
    expect({ typed, found: ids.size, certainty: reading.certainty }).toEqual({ typed, found: 0, certainty: 'unknown' });
    expect(reading.guesses.map(({ title }) => title)).toContain(meant);
  }
});

it('a place is read among English words, and with its suffix apart', async () => {
  for (const [typed, meant] of [
    ['power outage in Liulin Village', '柳林村'],
    ['when will power be back in Liulin', '柳林村'],
    ['Yuwan Village, Yanhe Town, Linjiang District', '渔湾村'],
    ['yu wan cun ting dian le ma', '渔湾村'],
  ] as const) {
    const { ids, reading } = await find(typed);
    expect({ typed, certainty: reading.certainty }).toEqual({ typed, certainty: 'known' });
    expect(reading.places.map(({ title }) => title)).toContain(meant);
    // Other names may sound so, too; every outage there is does not.
    const own = (await find(meant)).ids;
    expect({ typed, isFound: [...own].every((id) => ids.has(id)), isMany: ids.size > 100 }).toEqual({
      ...{ typed, isFound: true, isMany: false },
    });
  }
  expect((await find('power outage')).ids.size).toBe((await find('停电')).ids.size);
});

it('signs and letters that name no place find nothing, and are said to be no place', async () => {
  const signs = ['%', '_', '*', '〔', '？？？', '。', '…', '→', '"', "'", '😭', '🔌🔌', '%'.repeat(500)];
  const letters = [
    '我',
    '的',
    '啊啊啊啊',
    'london',
    'qwerty',
    'no',
    'bj%',
    'a',
    'null',
    '123',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
  ];
  for (const keyword of [...signs, ...letters]) {
    const { ids, reading } = await find(keyword);
    expect({ keyword, found: ids.size, certainty: reading.certainty, isSaid: reading.asked !== '' }).toEqual({
      ...{ keyword, found: 0, certainty: 'unknown', isSaid: true },
    });
  }
});

it('a word for any place names none', async () => {
  for (const keyword of ['tingdian', 'tingdian le ma', '村', '我们村', '没有这个村', '社区', '小区', '线路']) {
    const { reading } = await find(keyword);
    expect({
      keyword,
      places: reading.places,
      isDenied: reading.asked !== '' && reading.certainty === 'known',
    }).toEqual({
      keyword,
      places: [],
      isDenied: false,
    });
  }
});

it('whoever asks about a change, greets or waits asks for the place alone', async () => {
  for (const [typed, meant] of [
    ['麻烦问下滨江社区今晚停到几点', '滨江社区'],
    ['桃园村改到哪天了', '桃园村'],
    ['灯塔社区停电改期没', '灯塔社区'],
    ['灯塔社区的停电取消了没', '灯塔社区'],
    ['木排村延期到哪天', '木排村'],
    ['木排村新时间', '木排村'],
    ['妈妈住在凉亭村 下次停电是哪天', '凉亭村'],
    ['渔湾村咋还没来电 都超时了', '渔湾村'],
    ['你好在吗 石桥村有人吗', '石桥村'],
  ] as const) {
    const { reading } = await find(typed);
    expect({ typed, certainty: reading.certainty, places: reading.places.map(({ title }) => title) }).toEqual({
      ...{ typed, certainty: 'known', places: [meant] },
    });
  }
});

it('where one place alone may be meant, its outages are listed, not those of all around it', async () => {
  for (const [typed, meant] of [
    ['鱼湾村', '渔湾村'],
    ['渔弯村', '渔湾村'],
    ['桔园社区', '橘园社区'],
    ['青岗村', '青杠村'],
    ['桃园小学', '桃园村'],
    ['凉亭小学', '凉亭村'],
    ['木排小学', '木排村'],
  ] as const) {
    const { ids, reading } = await find(typed);
    expect({ typed, certainty: reading.certainty, listed: reading.listed }).toEqual({
      ...{ typed, certainty: 'partly', listed: meant },
    });
    expect({ typed, ids }).toEqual({ typed, ids: (await find(meant)).ids });
  }
});

it('a greeting, a day in English and words for notices ask for all outages', async () => {
  const all = (await find('停电')).ids.size;
  for (const keyword of [
    '在吗',
    '有人吗',
    'today',
    'power outage today',
    'outage map',
    'gong gao',
    'ting dian gong gao',
  ]) {
    const { ids, reading } = await find(keyword);
    expect({ keyword, found: ids.size, places: reading.places }).toEqual({ keyword, found: all, places: [] });
  }
});

describe('several places and days at once', () => {
  it('are each answered, whether or not one notice names both', async () => {
    const [first = [], second = []] = [counties[0], counties[2]].map((county) =>
      (county?.towns ?? []).flatMap(({ villages }) => villages.map(([village]) => village)),
    );
    for (const [at, one] of first.entries()) {
      const other = second[at % second.length] ?? '';
      const [both, left, right] = await Promise.all([`${one} ${other}`, one, other].map(find));
      expect(both?.reading.certainty, `${one} ${other}`).toBe('known');
      expect([...(both?.ids ?? [])].toSorted()).toEqual(
        [...new Set([...(left?.ids ?? []), ...(right?.ids ?? [])])].toSorted(),
      );
    }
  });

  it('are read from the first day to the last, and a night to its morning', async () => {
    const days = async (keyword: string) => {
      const { start, end } = (await find(keyword)).reading;
      return [start, end];
    };
    expect(await days('柳林村明天或者后天')).toEqual(['2026-11-29', '2026-11-30']);
    expect(await days('柳林村今天不停明天停吗')).toEqual(['2026-11-28', '2026-11-29']);
    expect(await days('柳林村今晚停电吗')).toEqual(['2026-11-28', '2026-11-29']);
    expect(await days('柳林村明天上午')).toEqual(['2026-11-29', '2026-11-29']);
  });
});
