import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalPayload, refusalOf, type LocalPayload } from './local-payload.ts';
import { makePdf } from './sample-file.ts';

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

  it('warn of another notice for the same line at the same time, and are saved', async () => {
    const times = { startAt: beijing('2026-09-01T08:00:00'), endAt: beijing('2026-09-01T12:00:00') };
    const first = await make({ ...times, lines: ['10kV 甲线', '10kV 乙线'] });
    expect(first.overlapWarning).toBeNull();
    const second = await make({ ...times, lines: ['10kV 乙线', '10kV 丙线'] });
    expect(second.overlapWarning).toContain(`10kV 乙线：与第 ${first.id} 号公告`);
    const afterwards = await make({
      startAt: times.endAt,
      endAt: beijing('2026-09-01T13:00:00'),
      lines: ['10kV 乙线'],
    });
    expect(afterwards.overlapWarning).toBeNull();
    const cancelled = await local.payload.update({
      collection: 'notices',
      id: second.id,
      data: { override: 'cancelled' },
    });
    expect(cancelled.overlapWarning).toBeNull();
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
        data: { title: '公告', type: 'announcement', originUrl, _status: 'published' },
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
