import { contract, type EndpointName } from '@yunxia/contract/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { richText, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
}, 60_000);

afterEach(() => content.setNow(undefined));
afterAll(() => content.close());

const idOf = (item: { id?: number }): number => item.id ?? 0;

describe('an empty database', () => {
  const endpoints = Object.values(contract);
  const lists = endpoints.filter((endpoint) => endpoint.kind === 'list').map((endpoint) => endpoint.name);
  const infos = endpoints.filter((endpoint) => endpoint.kind === 'info').map((endpoint) => endpoint.name);
  const keys: Partial<Record<EndpointName, Record<string, string>>> = {
    'company-info': { key: 'introduction' },
    'special-column-info': { key: 'about' },
  };

  it.each(lists)('%s answers an empty list', async (name) => {
    expect(await content.call(name, name === 'search-list' ? { key: '停电' } : {})).toMatchObject({
      list: [],
      total: 0,
    });
  });

  // the site's names have defaults, and without days there is a link to the exchange
  const always = new Set<EndpointName>(['site-info', 'stock-quote']);
  it.each(infos.filter((name) => !always.has(name)))('%s has nothing', async (name) => {
    expect(await content.refusal(name, keys[name] ?? { id: 1 })).toMatchObject({ status: 200, code: 404 });
  });

  it('site-info has its defaults', async () => {
    expect((await content.call('site-info')).info).toMatchObject({ stockCode: '600116', regulatorHotline: '12398' });
  });
});

describe('requests', () => {
  it.each([
    ['news-list', { type: 'nothing' }],
    ['news-list', { page: 'first' }],
    ['news-list', { year: '2026年' }],
    ['news-info', { id: 'abc' }],
    ['news-info', {}],
    ['notice-list', { status: 'gone' }],
    ['notice-list', { start: '2026-02-30' }],
    ['special-column-info', { key: 'nothing' }],
    ['purchase-info', { id: 1, archive: 'yes' }],
    ['search-list', { module: 'everything' }],
  ] as const)('%s %o is refused', async (name, fields) => {
    expect(await content.refusal(name, fields)).toMatchObject({ status: 400, code: 400 });
  });

  it('draws numbers into their range', async () => {
    expect(await content.call('news-list', { page: 0, limit: 1000 })).toMatchObject({ page: 1, limit: 50 });
    expect(await content.call('news-list', { page: 999_999_999, limit: -1 })).toMatchObject({ limit: 1, list: [] });
    expect(await content.refusal('news-info', { id: 99_999_999_999 })).toMatchObject({ code: 404 });
    expect(await content.call('news-list', { year: 2_000_000_000 })).toMatchObject({ total: 0 });
  });

  it('names the endpoint and hides the reason when the fault is ours', async () => {
    const { find } = content.payload;
    content.payload.find = () => Promise.reject(new Error('secret reason'));
    try {
      const answer = await content.refusal('outage-area-list');
      expect(answer).toMatchObject({ status: 500, code: 500 });
      expect(JSON.stringify(answer)).not.toContain('secret');
      expect(content.faults.splice(0)).toHaveLength(1);
    } finally {
      content.payload.find = find;
    }
  });
});

describe('what is not public', () => {
  const hidden = [
    { title: '草稿密件', _status: 'draft' },
    { title: '未到时密件', publishedAt: new Date(Date.now() + 3_600_000).toISOString() },
    { title: '撤下密件', withdrawn: true },
    { title: '到时撤下密件', withdrawAt: '2026-01-03T00:00:00Z' },
    { title: '删除撤下密件' },
  ];
  const ids: number[] = [];
  let first = 0;
  let last = 0;

  beforeAll(async () => {
    const news = { type: 'information', content: richText('密件正文') };
    first = await content.create('news', { ...news, title: '公开甲', publishedAt: '2026-01-01T00:00:00Z' });
    for (const each of hidden) {
      ids.push(await content.create('news', { ...news, publishedAt: '2026-01-02T00:00:00Z', ...each }));
    }
    const deleted = { collection: 'news', id: ids.at(-1) ?? 0, data: { deletedAt: new Date().toISOString() } } as const;
    await content.payload.update(deleted);
    last = await content.create('news', { ...news, title: '公开乙', publishedAt: '2026-01-03T00:00:00Z' });
  });

  it('is in no list, count, search, neighbour or relation', async () => {
    const list = await content.call('news-list', { type: 'information' });
    expect(list.list.map(idOf)).toEqual([last, first]);
    expect(list.total).toBe(2);
    for (const key of ['密件', '密件正文', '撤下', '草稿']) {
      const found = await content.call('search-list', { key });
      const shown = key.endsWith('正文') || key === '密件' ? [first, last].toSorted() : [];
      expect({ key, ids: found.list.map(idOf).toSorted() }).toEqual({ key, ids: shown });
      expect(found.total).toBe(shown.length);
      expect(Object.values(found.facets.module).reduce((sum, count) => sum + count, 0)).toBe(shown.length);
    }
    const { info } = await content.call('news-info', { id: first });
    expect([info.prev?.id, info.next]).toEqual([last, null]);
    expect(info.related.map(idOf)).toEqual([last]);
  });

  it('is 404 before, and 410 without content after', async () => {
    const [draft, embargoed, ...withdrawn] = ids;
    const unknown = await content.refusal('news-info', { id: 987_654 });
    expect(unknown).toMatchObject({ status: 200, code: 404 });
    expect(await content.refusal('news-info', { id: draft })).toEqual(unknown);
    expect(await content.refusal('news-info', { id: embargoed })).toEqual(unknown);
    expect(withdrawn).toHaveLength(3);
    for (const id of withdrawn) {
      const gone = await content.refusal('news-info', { id });
      expect(gone).toMatchObject({ status: 200, code: 410 });
      expect(JSON.stringify(gone)).not.toContain('密件');
    }
  });

  it('comes to light when its time comes', async () => {
    content.setNow(Date.now() + 7_200_000);
    const embargoed = ids[1] ?? 0;
    // Access control reads the real clock: until then the record's text stays closed even to a wrong "now".
    expect((await content.call('news-list', { type: 'information' })).list.map(idOf)).not.toContain(embargoed);
    await content.payload.update({
      collection: 'news',
      id: embargoed,
      data: { publishedAt: '2026-01-02T00:00:00Z', _status: 'published' },
    });
    expect((await content.call('news-list', { type: 'information' })).list.map(idOf)).toContain(embargoed);
  });

  it('keeps the published text while a newer draft is written', async () => {
    await content.payload.update({ collection: 'news', id: last, data: { title: '改到一半' }, draft: true });
    expect((await content.call('news-info', { id: last })).info.title).toBe('公开乙');
  });
});

describe('order and paging', () => {
  const ids: number[] = [];

  beforeAll(async () => {
    for (let index = 0; index < 25; index += 1) {
      ids.push(await content.create('party-articles', { title: `同日第${index}篇`, type: 'culture' }));
    }
    ids.push(
      await content.create('party-articles', {
        title: '置顶旧文',
        type: 'culture',
        top: true,
        publishedAt: '2020-01-01T00:00:00Z',
      }),
    );
  });

  it('has every record once, whatever the page', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => content.call('party-building-list', { type: 'culture', page, limit: 10 })),
    );
    const found = pages.flatMap((page) => page.list.map(idOf));
    expect(found).toEqual([ids[25], ...ids.slice(0, 25).toReversed()]);
    expect(pages.map((page) => page.total)).toEqual([26, 26, 26]);
  });

  it('links every record to its neighbours in the list', async () => {
    const order = (await content.call('party-building-list', { type: 'culture', limit: 50 })).list.map(idOf);
    for (const at of [0, 1, 2, 13, 25]) {
      const { info } = await content.call('party-building-info', { id: order[at] ?? 0 });
      expect([info.prev?.id, info.next?.id]).toEqual([order[at - 1], order[at + 1]]);
      expect(info.related).toHaveLength(5);
      expect(info.related.map(idOf)).not.toContain(info.id);
    }
  });
});

describe('words', () => {
  const titles = [
    '折扣100%',
    '下划线a_b',
    `引号'甲`,
    '引号"乙',
    String.raw`斜线\丙`,
    '全角６００１１６',
    'C++ 与 10kV',
    '计划检修 停电的公告',
  ];

  beforeAll(async () => {
    for (const title of titles) await content.create('old-purchases', { title, noticeType: 'tender' });
  });

  it.each([
    ['%', ['折扣100%']],
    ['_', ['下划线a_b']],
    ["'", [`引号'甲`]],
    ['"', ['引号"乙']],
    ['\\', [String.raw`斜线\丙`]],
    ['600116', ['全角６００１１６']],
    ['１０kv', ['C++ 与 10kV']],
    ['C++', ['C++ 与 10kV']],
    ['停电 检修', ['计划检修 停电的公告']],
    ['停电　不存在', []],
    ["' or 1=1 --", []],
    ['NEAR(', []],
  ])('%s is found literally', async (keyword, expected) => {
    expect((await content.call('purchase-old-list', { keyword })).list.map((item) => item.title)).toEqual(expected);
    const found = await content.call('search-list', { key: keyword, module: 'old_purchase' });
    // What holds only some of the words says so.
    const literal = found.partial ? [] : found.list;
    expect(literal.map((item) => item.title.map((part) => part.text).join(''))).toEqual(expected);
    for (const item of found.list) expect(item.title.some((part) => part.hit)).toBe(true);
  });
});

describe('hostile and broken text', () => {
  it('is shown as text, and only our own elements pass', async () => {
    const id = await content.create('news', {
      title: `<script>alert(1)</script>`,
      type: 'comprehensive',
      content: {
        root: {
          ...richText().root,
          children: [
            {
              type: 'paragraph',
              version: 1,
              children: [{ type: 'text', version: 1, format: 1, text: '<img src=x onerror=alert(1)>' }],
            },
            {
              type: 'paragraph',
              version: 1,
              children: [
                {
                  type: 'link',
                  version: 1,
                  fields: { url: 'https://example.com/?a=1&b="2"', linkType: 'custom' },
                  children: [{ type: 'text', version: 1, text: '外站' }],
                },
              ],
            },
          ],
        },
      },
    });
    const { info } = await content.call('news-info', { id });
    expect(info.title).toBe('<script>alert(1)</script>');
    expect(info.content).toContain('<strong>&lt;img src=x onerror=alert(1)&gt;</strong>');
    expect(info.content).toContain('target="_blank" rel="noopener noreferrer">外站</a>');
    const found = await content.call('search-list', { key: '<script>' });
    expect(found.list[0]?.title).toEqual([
      { text: '<script>', hit: true },
      { text: 'alert(1)</script>', hit: false },
    ]);
    expect(found.list[0]?.url).toBe(`/details?id=${id}`);
  });
});

describe('the time zone of the machine', () => {
  const zone = process.env['TZ'];
  afterAll(() => {
    process.env['TZ'] = zone;
  });

  it('changes no answer', async () => {
    content.setNow(Date.parse('2026-02-01T00:30:00+08:00'));
    await content.create('histories', { title: '跨年', year: 1929, month: 1, content: richText('旧事') });
    await content.create('honors', { title: '荣誉', awardedOn: '2026-03-01T00:00:00+08:00' });
    await content.create('news', { title: '元旦零点', type: 'important', publishedAt: '2026-01-01T00:00:00+08:00' });
    const ask = async (): Promise<unknown> => [
      await content.call('news-list', { year: 2026, type: 'important' }),
      await content.call('news-list', { year: 2025 }),
      await content.call('history-list'),
      await content.call('honor-list'),
    ];
    process.env['TZ'] = 'UTC';
    const inUtc = await ask();
    process.env['TZ'] = 'America/New_York';
    expect(new Date(0).getHours()).toBe(19);
    expect(await ask()).toEqual(inUtc);
    expect(inUtc).toMatchObject([
      { list: [{ title: '元旦零点', publishedAt: '2026-01-01T00:00:00+08:00' }] },
      {},
      { list: [{ year: 1929 }] },
      { list: [{ awardedOn: '2026-03-01' }] },
    ]);
  });
});
