import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalPayload, refusalOf, type LocalPayload } from './local-payload.ts';
import { makePdf, makePhotograph } from './sample-file.ts';

let local: LocalPayload;
let pdf: number;

beforeAll(async () => {
  local = await openLocalPayload();
  const data = makePdf(1);
  const file = { data, mimetype: 'application/pdf', name: '目录.pdf', size: data.length };
  pdf = (await local.payload.create({ collection: 'media', data: {}, file })).id;
});
afterAll(() => local.close());

describe('disclosure types', () => {
  const make = (id: number, data: Record<string, unknown> = {}) =>
    local.payload.create({ collection: 'disclosure-types', data: { id, name: `类别${id}`, kind: 'item', ...data } });

  it('have the number that the editor gives', async () => {
    expect((await make(7)).id).toBe(7);
    expect(await refusalOf(make(0))).toContain('类别编号应为正整数');
    expect(await refusalOf(make(2.5))).toContain('类别编号应为正整数');
  });

  it('keep their number', async () => {
    const change = local.payload.update({ collection: 'disclosure-types', id: 7, data: { id: 8 } });
    expect(await refusalOf(change)).toContain('类别编号一经使用不得更改');
  });

  it('cannot be deleted while records or other types refer to them', async () => {
    await make(20);
    await make(21, { parentId: 20 });
    const disclosure = await local.payload.create({
      collection: 'disclosures',
      data: { title: '草稿也算', typeId: 21 },
      draft: true,
    });
    const remove = (id: number) => local.payload.delete({ collection: 'disclosure-types', id });
    expect(await refusalOf(remove(20))).toContain('下级类别');
    expect(await refusalOf(remove(21))).toContain('1 条公开信息');
    await local.payload.delete({ collection: 'disclosures', id: disclosure.id });
    await remove(21);
    expect((await remove(20)).id).toBe(20);
  });

  it('number 15 always has its PDF and is never deleted', async () => {
    expect(await refusalOf(make(15))).toContain('页脚使用第 15 类的文件');
    await make(15, { pdf });
    const withoutPdf = local.payload.update({ collection: 'disclosure-types', id: 15, data: { pdf: null } });
    expect(await refusalOf(withoutPdf)).toContain('页脚使用第 15 类的文件');
    const removal = local.payload.delete({ collection: 'disclosure-types', id: 15 });
    expect(await refusalOf(removal)).toContain('由页脚使用');
  });
});

describe('outage notices', () => {
  let count = 0;
  const make = (data: Record<string, unknown>) =>
    local.payload.create({
      collection: 'notices',
      data: { title: `停电公告${++count}`, type: 'overhaul', kind: 'planned', _status: 'published', ...data },
    });
  const beijing = (time: string): string => new Date(`${time}+08:00`).toISOString();

  it('take 00:00 of the start day as that day 24:00', async () => {
    const notice = await make({ startAt: '2026-06-30T17:50:00+08:00', endAt: '2026-06-30T00:00:00+08:00' });
    expect(notice.endAt).toBe(beijing('2026-07-01T00:00:00'));
    const wholeDay = await make({ startAt: beijing('2026-06-30T00:00:00'), endAt: beijing('2026-06-30T00:00:00') });
    expect(wholeDay.endAt).toBe(beijing('2026-07-01T00:00:00'));
  });

  it('never move an end that is after its start', async () => {
    const end = beijing('2026-07-02T00:00:00');
    expect((await make({ startAt: beijing('2026-06-30T17:50:00'), endAt: end })).endAt).toBe(end);
    const overnight = await make({ startAt: beijing('2026-06-30T18:00:00'), endAt: beijing('2026-07-01T01:30:00') });
    expect(overnight.endAt).toBe(beijing('2026-07-01T01:30:00'));
  });

  it('are refused when they end before they start', async () => {
    const startAt = beijing('2026-06-30T10:00:00');
    for (const endAt of [startAt, beijing('2026-06-30T09:00:00'), beijing('2026-06-29T00:00:00')]) {
      expect(await refusalOf(make({ startAt, endAt }))).toContain('结束时间必须晚于开始时间');
    }
    const draft = make({ startAt, endAt: beijing('2026-06-29T10:00:00'), _status: 'draft' });
    expect(await refusalOf(draft)).toContain('结束时间必须晚于开始时间');
  });

  it('need their times only when they are published', async () => {
    expect(await refusalOf(make({}))).toContain('请填写停电开始时间');
    expect(await refusalOf(make({ _status: 'draft' }))).toBe('');
    expect(await refusalOf(make({ kind: 'fault', startAt: beijing('2026-06-30T10:00:00') }))).toBe('');
  });

  it('say how many days ahead they were announced, and keep the times announced before', async () => {
    const notice = await make({
      publishedAt: beijing('2026-06-23T09:00:00'),
      startAt: beijing('2026-06-30T00:30:00'),
      endAt: beijing('2026-06-30T12:00:00'),
    });
    expect(notice.leadDays).toBe(7);
    const moved = await local.payload.update({
      collection: 'notices',
      id: notice.id,
      data: { startAt: beijing('2026-07-05T08:00:00'), endAt: beijing('2026-07-05T12:00:00') },
    });
    expect([moved.previousStartAt, moved.previousEndAt]).toEqual([notice.startAt, notice.endAt]);
  });

  it('have flags, which refuse nothing: what the database says of others', async () => {
    const { findOutageFlags } = await import('../src/outages/find-flags.ts');
    const req = { payload: local.payload, user: local.editor } as never;
    const times = { startAt: beijing('2026-09-01T08:00:00'), endAt: beijing('2026-09-01T12:00:00') };
    const regions = [{ county: '甲县', town: '乙镇', villages: ['丙村'] }];
    const first = await make({ ...times, number: '停〔2026〕1 号', lines: ['10kV 甲线', '10kV 乙线'], regions });
    const textsOf = async (fields: object, id?: number) =>
      (await findOutageFlags(req, { kind: 'planned', ...fields }, id, Date.parse('2026-08-01'))).map(
        ({ text }) => text,
      );
    // folded: full width, spaces, 千伏, traditional
    expect(await textsOf({ ...times, regions, lines: ['１０千伏乙線'] })).toEqual(['１０千伏乙線 09-01 已有一条']);
    expect(await textsOf({ ...times, regions })).toEqual(['丙村 09-01 已有一条']);
    expect(await textsOf({ ...times, regions, number: '停〔2026〕1 号' }, first.id)).toEqual([]);
    expect(await textsOf({ regions, number: '停〔2026〕1 号' })).toEqual(['编号“停〔2026〕1 号”已经用过']);
    const later = { startAt: times.endAt, endAt: beijing('2026-09-01T13:00:00') };
    expect(await textsOf({ ...later, regions, lines: ['10kV 乙线'] })).toEqual([]);
    await local.payload.update({ collection: 'notices', id: first.id, data: { override: 'cancelled' } });
    expect(await textsOf({ ...times, regions, lines: ['10kV 乙线'] })).toEqual([]);
    await local.payload.create({ collection: 'outage-areas', data: { title: '甲县', kind: 'county' } });
    expect(await textsOf({ ...later, regions: [{ county: '甲' }] })).toEqual(['“甲”不在地方目录']);
  });

  it('get a title from kind, place and line when they have none', async () => {
    const times = { startAt: beijing('2026-10-01T08:00:00'), endAt: beijing('2026-10-01T12:00:00') };
    const notice = await make({ ...times, title: ' ', regions: [{ county: '甲县' }], lines: ['乙线'] });
    expect(notice.title).toBe('甲县计划停电（乙线）');
    const villages = ['丙村', '丁村', '戊村'];
    const regions = [
      { county: '甲县', town: '己镇', villages },
      { county: '甲县', town: '庚镇' },
    ];
    const wide = await make({ ...times, title: '', regions, transformers: ['丙村公变'] });
    expect(wide.title).toBe('甲县己镇丙村、丁村等4处计划停电（丙村公变）');
    expect(await refusalOf(make({ type: 'complaint', title: '' }))).toBe('请填写标题');
  });
});

describe('texts and times', () => {
  it('have limits, with messages in Chinese', async () => {
    const tooLong = local.payload.create({
      collection: 'news',
      data: { title: '长'.repeat(121), type: 'important', _status: 'published' },
    });
    expect(await refusalOf(tooLong)).toContain('标题不能超过 120 个字（现在 121 个）');
    const missing = local.payload.create({
      collection: 'news',
      data: { title: '', type: 'important', _status: 'published' },
    });
    expect(await refusalOf(missing)).toContain('请填写标题');
  });

  it('lose the control characters of pasted text', async () => {
    const record = await local.payload.create({
      collection: 'news',
      data: { title: ' 停电\u0003公告\u000b ', type: 'important' },
      draft: true,
    });
    expect(record.title).toBe('停电公告');
  });

  it('of a tender are in order', async () => {
    const tender = local.payload.create({
      collection: 'purchases',
      data: {
        title: '采购',
        noticeType: 'tender',
        filesFrom: '2026-03-02T09:00:00+08:00',
        filesTo: '2026-03-01T09:00:00+08:00',
      },
      draft: true,
    });
    expect(await refusalOf(tender)).toContain('招标文件获取截止时间必须晚于开始时间');
  });

  it('take only addresses that are safe to open', async () => {
    const make = (originUrl: string) =>
      local.payload.create({
        collection: 'notices',
        data: { title: '公告', type: 'complaint', originUrl, _status: 'published' },
      });
    for (const url of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example']) {
      expect([url, await refusalOf(make(url))]).toEqual([url, expect.stringContaining('应以 https:// 或 / 开头')]);
    }
    expect(await refusalOf(make('https://example.com/a'))).toBe('');
  });
});

describe('outage areas', () => {
  it('stand under an area of the level above', async () => {
    const county = await local.payload.create({ collection: 'outage-areas', data: { title: '甲县', kind: 'county' } });
    const village = { title: '丙村', kind: 'village' as const, parentId: county.id };
    expect(await refusalOf(local.payload.create({ collection: 'outage-areas', data: village }))).toContain('乡镇街道');
    await local.payload.create({
      collection: 'outage-areas',
      data: { title: '乙镇', kind: 'town', parentId: county.id },
    });
    const removal = local.payload.delete({ collection: 'outage-areas', id: county.id });
    expect(await refusalOf(removal)).toContain('1 个下级区域');
  });
});

describe('the check before publishing', () => {
  interface Answer {
    findings: { kind: string; path: string; label: string; message: string; word: string; suggestion: string }[];
    errors?: { message: string }[];
  }
  const check = async (values: object, of = 'news', user: object | null = local.editor) => {
    const { checkRecordEndpoint } = await import('../src/check/check-record.ts');
    const { createLocalReq } = await import('payload');
    const req = await createLocalReq({ user: user as never }, local.payload);
    const answer = await checkRecordEndpoint.handler({ ...req, user, json: async () => ({ of, values }) } as never);
    return { status: answer.status, ...((await answer.json()) as Answer) };
  };
  const shown = ({ findings }: Answer) => findings.map(({ kind, path, label, word }) => [kind, path, label, word]);
  const node = (type: string, more: object = {}) => ({ type, version: 1, ...more });
  const text = (words: string) => node('text', { text: words });
  const state = (...children: object[]) => ({ root: node('root', { children }) });

  it('finds words wherever they stand, also over the parts of one paragraph, and not from one to the next', async () => {
    const content = state(
      node('paragraph', { children: [text('变更帐'), text('户')] }),
      node('list', { children: [node('listitem', { children: [text('其它事项')] })] }),
      node('paragraph', { children: [text('部')] }),
      node('paragraph', { children: [text('份')] }),
    );
    const changes = [{ at: '2026-01-01T00:00:00.000Z', text: '2026年2月30日更正' }];
    const found = await check({ title: '登陆网站办电', content, changes, savedBy: '帐户' });
    expect(shown(found)).toEqual([
      ['misspelt', 'content', '正文', '帐户'],
      ['misspelt', 'title', '标题', '登陆网站'],
      ['misspelt', 'content', '正文', '其它'],
      ['date', 'changes.0.text', '更正与变更 1 · 说明', '2026年2月30日'],
    ]);
  });

  it('finds pictures without a text and links to what is not public, by id or address, and no others', async () => {
    const data = await makePhotograph(40, 30);
    const upload = async (name: string, rest: object) =>
      (
        await local.payload.create({
          collection: 'media',
          data: rest,
          file: { data, mimetype: 'image/jpeg', name, size: data.length },
        })
      ).id;
    const [named, bare, ornament] = [
      await upload('有说明.jpg', { alt: '大坝' }),
      await upload('没说明.jpg', { alt: '大坝' }),
      await upload('花边.jpg', { decorative: true }),
    ];
    await local.payload.db.updateOne({ collection: 'media', id: bare, data: { alt: '' } });
    const news = (title: string, rest: object) =>
      local.payload.create({ collection: 'news', data: { title, type: 'important', _status: 'published', ...rest } });
    const [open, draft] = [await news('公开', {}), await news('草稿', { _status: 'draft' })];
    const link = (url: string) => node('link', { fields: { url }, children: [text(`见${url}`)] });
    const content = state(
      node('upload', { value: bare, relationTo: 'media', fields: { caption: '其它' } }),
      node('upload', { value: { id: ornament }, relationTo: 'media', fields: {} }),
      node('paragraph', {
        children: [
          ...[
            `/details?id=${open.id}`,
            `/details?id=${draft.id}`,
            '/details?id=999999',
            '/home',
            'https://example.com/details?id=9',
          ].map(link),
        ],
      }),
    );
    const found = await check({ title: '图', cover: named, images: [999_999], content });
    expect(shown(found).map(([kind, path]) => [kind, path])).toEqual([
      ['misspelt', 'content'],
      ['picture', 'content'],
      ['picture', 'images'],
      ['link', 'content'],
      ['link', 'content'],
    ]);
    expect(found.findings.map(({ message }) => message).slice(1)).toEqual([
      '“没说明.jpg”没有图片说明',
      '文件已不在媒体库中',
      `链接的内容不在网站上：/details?id=${draft.id}`,
      '链接的内容不在网站上：/details?id=999999',
    ]);
  });

  it('finds files that are gone, by their address and in the store, and addresses that cannot be right', async () => {
    const data = await makePhotograph(50, 20);
    const upload = (name: string) =>
      local.payload.create({
        ...{ collection: 'media', data: { alt: '大坝' } },
        file: { data, mimetype: 'image/jpeg', name, size: data.length },
      });
    const there = await upload('在.jpg');
    const { mediaStore } = await import('../src/media-store/configured-store.ts');
    const link = (url: string) => node('link', { fields: { url }, children: [text('链接')] });
    const addresses = [
      ...[`/media/${there.filename}`, '/media/0123456789abcdef0123.pdf', '/media/..%2Fcontent.db', '/media/%E0%A4%A'],
      ...['https：//example.com', 'www.example.com', 'https://example.com/a', '/home', 'mailto:office'],
    ];
    const content = state(node('paragraph', { children: [...addresses, ...addresses].map(link) }));
    const messages = async (values: object) => (await check(values)).findings.map(({ message }) => message);
    const wrong = [
      '链接的文件已不在媒体库中：/media/0123456789abcdef0123.pdf',
      '链接的文件已不在媒体库中：/media/..%2Fcontent.db',
      '链接的文件已不在媒体库中：/media/%E0%A4%A',
      '网址里有中文标点或空格：https：//example.com',
      '网址缺少 https://：www.example.com',
      '电子邮箱不完整：mailto:office',
    ];
    expect(await messages({ title: '题', cover: there.id, content })).toEqual([...wrong, ...wrong]);
    await mediaStore.remove(String(there.filename));
    expect(await messages({ title: '题', cover: there.id })).toEqual(['“在.jpg”的文件已丢失，访客打不开']);
  });

  it('uses the words of the administrator, who has to write each once and in two characters at least', async () => {
    const save = (words: object[], user = local.administrator) =>
      local.payload.updateGlobal({ slug: 'check-words', data: { words } as never, user, overrideAccess: false });
    const row = { word: '演示用词', kind: 'sensitive', suggestion: '删去' };
    expect(await refusalOf(save([row], local.editor))).toBe('您无权执行此操作。');
    expect(await refusalOf(save([row, row]))).toContain('“演示用词”已经有了');
    expect(await refusalOf(save([{ ...row, word: '的' }]))).toContain('至少两个字');
    expect((await local.payload.findGlobal({ slug: 'check-words' })).words?.length).toBeGreaterThan(30);
    await save([row]);
    expect(shown(await check({ title: '帐户与演示用词' }))).toEqual([['sensitive', 'title', '标题', '演示用词']]);
    await save([]);
    expect((await check({ title: '帐户与演示用词' })).findings).toEqual([]);
  });

  it('says what is past, and refuses who may not see the column and what is no record', async () => {
    const past = '2020-01-01T00:00:00.000Z';
    const times = { publishedAt: past, plannedAt: past, withdrawAt: past, _status: 'draft' };
    expect(shown(await check(times)).map(([, path]) => path)).toEqual(['withdrawAt', 'plannedAt', 'publishedAt']);
    expect((await check({ ...times, withdrawAt: null, plannedAt: null, _status: 'published' })).findings).toEqual([]);
    const odd = { title: 7, content: 'text', images: 'none', changes: [null, 3], cover: {} };
    expect((await check(odd)).status).toBe(200);
    const other = { ...local.editor, columns: ['tariffs'] };
    const refused = [
      await check({}, 'news', null),
      await check({}, 'users'),
      await check({}, 'news', other),
      await check([], 'news'),
    ];
    expect(refused.map(({ status, errors }) => [status, errors?.[0]?.message])).toEqual([
      [401, '请先登录'],
      [404, '没有这个栏目'],
      [403, '不是您负责的栏目'],
      [400, '提交的内容不正确'],
    ]);
  });
});
