import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { type OutageReading, outageReading } from '@yunxia/contract/outage-reading';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isToCome } from './outage-sorting.ts';
import { toVerdict } from './outage-verdict.ts';
import type { VerdictInput } from './verdict-parts.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const NOON = '2026-11-29 12:00';

type Fields = Partial<z.input<typeof noticeItem>>;
/** Times of today are written as clocks. */
const when = (text: string | null): string | null =>
  text === null ? null : /^\d\d:/.test(text) ? `2026-11-29T${text}:00+08:00` : `${text.replace(' ', 'T')}:00+08:00`;
const outage = (start: string | null, end: string | null, fields: Fields = {}): NoticeItem =>
  z.parse(noticeItem, {
    id: 1,
    type: 'overhaul',
    regions: [{ county: '江岭县', town: '云雾镇', villages: ['茶场村', '云雾村'] }],
    ...fields,
    startAt: when(start),
    endAt: when(end),
  });
const fault = (start: string, fields: Fields = {}): NoticeItem => outage(start, null, { kind: 'fault', ...fields });

const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' } as const;
const county = { title: '江岭县', kind: 'county', county: '', town: '' } as const;
const read = (fields: Partial<z.input<typeof outageReading>> = {}): OutageReading =>
  z.parse(outageReading, { certainty: 'known', asked: '茶场村', places: [village], marks: ['茶场村'], ...fields });
const ofCounty = read({ asked: '江岭县', places: [county], marks: ['江岭县'] });

const answer = (records: readonly NoticeItem[], rest: Partial<Omit<VerdictInput, 'now'>> & { now?: string } = {}) => {
  const { now = NOON, ...input } = rest;
  return toVerdict({ reading: read(), records, total: records.length, ...input, now: at(now) });
};
const say = (...args: Parameters<typeof answer>): string => {
  const { tone, text } = answer(...args);
  return `${tone} ${text}`;
};
const on = (day: string, last = day): { days: { start: string; end: string } } => ({ days: { start: day, end: last } });

describe('off now', () => {
  it.each([
    ['the end is known', outage('04:30', '12:30'), 'now 茶场村：现在停电，预计12:30恢复'],
    ['the end is unknown', fault('10:00'), 'now 茶场村：现在停电，恢复时间待定'],
    [
      'a fault is expected back',
      fault('10:00', { expectedRestoreAt: when('15:10') }),
      'now 茶场村：现在停电，预计15:10恢复',
    ],
    ['it is overdue', fault('04:00', { expectedRestoreAt: when('08:07') }), 'now 茶场村：应于08:07恢复，已超3小时53分'],
    [
      'it has been overdue since yesterday',
      fault('2026-11-28 20:00', { expectedRestoreAt: when('2026-11-28 22:00') }),
      'now 茶场村：应于昨天22:00恢复，已超14小时',
    ],
    ['it ends at midnight', outage('08:00', '2026-11-30 00:00'), 'now 茶场村：现在停电，预计24:00恢复'],
    ['it ends at night', outage('08:00', '2026-11-30 02:00'), 'now 茶场村：现在停电，预计明天凌晨02:00恢复'],
    ['it ends days later', outage('08:00', '2026-12-03 17:30'), 'now 茶场村：现在停电，预计12月3日 17:30恢复'],
  ])('%s', (_, record, expected) => {
    expect(say([record])).toBe(expected);
  });

  it('begins and ends on the minute', () => {
    const record = outage('12:00', '12:30');
    expect(say([record], { now: '2026-11-29 11:59' })).toBe('soon 茶场村：今天12:00停电，12:30恢复');
    expect(say([record], { now: '2026-11-29 12:00' })).toBe('now 茶场村：现在停电，预计12:30恢复');
    expect(say([record], { now: '2026-11-29 12:30' })).toBe('clear 茶场村：今天没有其他停电计划');
  });

  it('says the kind and the time left, and keeps the clock apart', () => {
    const { facts, phrases, chip } = answer([outage('04:30', '16:08')]);
    expect(facts).toEqual(['计划停电', '还有4小时8分']);
    expect(chip).toEqual({ look: 'now', text: '停电中' });
    expect(phrases.at(-1)).toEqual([{ text: '预计' }, { text: '16:08', isClock: true }, { text: '恢复' }]);
    expect(answer([fault('10:00')]).facts).toEqual(['故障停电', '已停电2小时']);
    expect(answer([fault('04:00', { expectedRestoreAt: when('08:07') })]).chip.text).toBe('超时未恢复');
  });

  it('is followed by what comes next there', () => {
    const next = outage('2026-12-03 08:30', '2026-12-03 12:00', { id: 2 });
    const after = outage('2026-12-09 08:30', '2026-12-09 12:00', { id: 3 });
    expect(answer([outage('04:30', '12:30'), next, after]).rows.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('later', () => {
  it.each([
    ['today', '2026-11-29 09:00', outage('11:30', '17:30'), 'soon 茶场村：今天11:30停电，17:30恢复'],
    ['this evening', NOON, outage('18:00', '20:00'), 'soon 茶场村：今晚18:00停电，20:00恢复'],
    ['into the night', NOON, outage('22:00', '2026-11-30 01:30'), 'soon 茶场村：今晚22:00停电，明天凌晨01:30恢复'],
    ['until midnight', NOON, outage('18:00', '2026-11-30 00:00'), 'soon 茶场村：今晚18:00停电，24:00恢复'],
    ['before dawn', '2026-11-29 01:00', outage('03:00', '04:00'), 'soon 茶场村：今天凌晨03:00停电，04:00恢复'],
    [
      'tonight reaches until dawn',
      '2026-11-29 22:00',
      outage('2026-11-30 03:00', '2026-11-30 06:00'),
      'soon 茶场村：明天凌晨03:00停电，06:00恢复',
    ],
    ['no end is known', NOON, outage('18:00', null), 'soon 茶场村：今晚18:00停电，恢复时间待定'],
  ])('%s', (_, now, record, expected) => {
    expect(say([record], { now })).toBe(expected);
  });
});

describe('nothing planned', () => {
  it.each([
    ['2026-11-29 04:59', '天亮前'],
    ['2026-11-29 05:00', '今天'],
    ['2026-11-29 16:59', '今天'],
    ['2026-11-29 17:00', '今晚'],
    ['2026-11-29 23:59', '今晚'],
    ['2026-11-30 00:00', '天亮前'],
  ])('at %s it speaks of %s', (now, word) => {
    expect(say([], { now })).toBe(`clear 茶场村：${word}没有停电计划`);
  });

  it('says when the next one is, how many the week has, and where the place is', () => {
    const next = outage('2026-12-03 08:30', '2026-12-03 12:00');
    const other = outage('2026-12-05 08:30', '2026-12-05 12:00', { id: 2 });
    const one = answer([next]);
    expect(one.text).toBe('茶场村：今天没有停电计划');
    expect(one.sub).toMatch(/^下一次是12月3日 周四 08:30。/);
    expect(one.facts).toEqual(['江岭县 云雾镇 茶场村']);
    expect(one.rows).toEqual([next]);
    expect(one.chip.text).toBe('已核对');
    expect(answer([next, other]).sub).toMatch(/^未来7天里有2次，最近一次是12月3日 周四 08:30。/);
    expect(answer([outage('2026-11-30 08:30', '2026-11-30 12:00')]).sub).toMatch(/^下一次是明天 08:30。/);
  });

  it('is not contradicted by what is over today', () => {
    const over = answer([outage('08:00', '11:00')]);
    expect(`${over.tone} ${over.text}`).toBe('clear 茶场村：今天没有其他停电计划');
    expect(over.sub).toMatch(/^08:00–11:00的停电按公告应已恢复。/);
    expect(answer([outage('08:00', '11:00', { restoredAt: when('10:40') })]).sub).toContain('的停电已恢复。');
    expect(say([outage('2026-11-20 08:00', '2026-11-20 11:00')])).toBe('clear 茶场村：今天没有停电计划');
    expect(say([fault('08:00', { restoredAt: when('09:00') })])).toBe('clear 茶场村：今天没有其他停电计划');
  });

  it('never says that there is power', () => {
    expect(JSON.stringify([answer([]), answer([], on('2026-11-30'))])).not.toContain('有电');
  });
});

describe('asked days', () => {
  it.each([
    ['2026-11-29', '2026-11-29', '今天'],
    ['2026-11-30', '2026-11-30', '明天'],
    ['2026-12-01', '2026-12-01', '后天'],
    ['2026-12-05', '2026-12-05', '12月5日'],
    ['2027-01-02', '2027-01-02', '2027年1月2日'],
    ['2026-11-29', '2026-12-05', '未来7天'],
    ['2026-12-01', '2026-12-05', '12月1日至12月5日'],
  ])('%s to %s', (start, end, word) => {
    expect(say([], on(start, end))).toBe(`clear 茶场村：${word}没有停电计划`);
  });

  it('may be open at an end', () => {
    expect(say([], { days: { start: '2026-12-01' } })).toBe('clear 茶场村：12月1日起没有停电计划');
  });

  it('that the text names stand in place of those of the fields, and are repeated', () => {
    const reading = read({ start: '2026-11-30', end: '2026-11-30', days: '明天 11月30日 周一' });
    const found = answer([], { reading, ...on('2026-12-09') });
    expect(found.text).toBe('茶场村：明天没有停电计划');
    expect(found.facts[0]).toBe('明天 11月30日 周一');
  });

  it('have their outages', () => {
    const tomorrow = outage('2026-11-30 08:30', '2026-11-30 17:30');
    expect(say([tomorrow], on('2026-11-30'))).toBe('soon 茶场村：明天08:30停电，17:30恢复');
    const two = answer([tomorrow, outage('2026-11-30 20:00', '2026-11-30 21:00', { id: 2 })], on('2026-11-30'));
    expect(two.sub).toContain('明天另有1次');
    expect(two.rows).toHaveLength(2);
    expect(say([outage('2026-12-05 08:30', '2026-12-05 17:30')], on('2026-12-05'))).toBe(
      'soon 茶场村：12月5日 08:30停电，17:30恢复',
    );
  });

  it('of tomorrow: an outage whose end nobody knows counts, one that ends today does not', () => {
    expect(say([fault('10:00')], on('2026-11-30'))).toBe('now 茶场村：现在停电，恢复时间待定');
    expect(say([fault('04:00', { expectedRestoreAt: when('08:00') })], on('2026-11-30'))).toMatch(/^now .*应于08:00/);
    expect(say([outage('10:00', '18:00')], on('2026-11-30'))).toBe('clear 茶场村：明天没有停电计划');
    expect(say([outage('10:00', '2026-11-30 00:00')], on('2026-11-30'))).toBe('clear 茶场村：明天没有停电计划');
    expect(say([outage('10:00', '2026-11-30 00:01')], on('2026-11-30'))).toMatch(/^now /);
  });

  it('of tomorrow: what is planned goes before what is off now without a known end', () => {
    const planned = outage('2026-11-30 08:30', '2026-11-30 17:30', { id: 3 });
    const open = [fault('10:00'), fault('04:00', { id: 2, expectedRestoreAt: when('08:00') })];
    const found = answer([...open, planned], { reading: ofCounty, ...on('2026-11-30') });
    expect(`${found.tone} ${found.text}`).toBe('soon 江岭县：明天有1处停电，最早08:30开始');
    expect(found.sub).toBe('现在还有2处停电，恢复时间待定。');
    expect(found.rows.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(answer([fault('10:00'), planned], on('2026-11-30'))).toMatchObject({
      text: '茶场村：明天08:30停电，17:30恢复',
      sub: '现在停电，恢复时间待定。',
    });
    const sure = outage('08:00', '2026-11-30 12:00');
    expect(say([sure, planned], on('2026-11-30'))).toMatch(/^now 茶场村：现在停电，预计明天12:00恢复/);
    expect(say([fault('10:00'), planned])).toMatch(/^now /);
  });

  it('that are over', () => {
    expect(say([], on('2026-11-20'))).toBe('clear 茶场村：11月20日没有停电公告');
    const past = outage('2026-11-20 08:00', '2026-11-20 12:00');
    expect(say([past], on('2026-11-20'))).toBe('none 茶场村：11月20日有过1次停电公告');
  });
});

describe('changed plans on their old day', () => {
  it.each([
    [
      'moved',
      outage('2026-12-08 08:30', '2026-12-08 12:00', {
        override: 'postponed',
        previousStartAt: when('2026-12-05 08:30'),
        previousEndAt: when('2026-12-05 12:00'),
      }),
      'soon 茶场村：原定12月5日的停电已改到12月8日 08:30',
    ],
    [
      'put off without new times',
      outage('2026-12-05 08:30', '2026-12-05 12:00', { override: 'postponed' }),
      'soon 茶场村：原定12月5日的停电已延期，新时间待定',
    ],
    [
      'cancelled',
      outage('2026-12-05 08:30', '2026-12-05 12:00', { override: 'cancelled' }),
      'clear 茶场村：12月5日的停电已取消',
    ],
  ])('%s', (_, record, expected) => {
    expect(say([record], on('2026-12-05'))).toBe(expected);
  });

  it('moved, then cancelled: of the day on which it would be by now, and of its old day', () => {
    const off = { override: 'cancelled', previousStartAt: when('2026-12-05 08:30') } as const;
    const tonight = outage('19:00', '21:00', { ...off, previousEndAt: when('2026-12-05 12:00') });
    expect(say([tonight])).toBe('clear 茶场村：今晚的停电已取消');
    expect(say([tonight], on('2026-12-05'))).toBe('clear 茶场村：原定12月5日的停电已取消');
    expect(answer([tonight], on('2026-12-05')).chip.text).toBe('已取消');
  });

  it('of the coming week are said beside', () => {
    const cancelled = outage('2026-12-01 08:30', '2026-12-01 12:00', { override: 'cancelled' });
    const next = outage('2026-12-03 08:30', '2026-12-03 12:00', { id: 2 });
    const found = answer([next, cancelled]);
    expect(found.text).toBe('茶场村：今天没有停电计划');
    expect(found.sub).toMatch(/^后天的停电已取消。下一次是12月3日 周四 08:30。/);
    expect(found.rows).toEqual([next, cancelled]);
    expect(found.rows.map((record) => isToCome(record, at(NOON)))).toEqual([true, false]);
    const moved = outage('2026-12-04 08:30', '2026-12-04 12:00', { previousStartAt: when('2026-12-02 08:30') });
    expect(answer([moved]).sub).toMatch(/^原定12月2日的停电已改到12月4日 08:30。下一次是/);
    expect(answer([moved]).rows).toEqual([moved]);
    expect(answer([outage('2026-12-02 08:30', null, { override: 'postponed' })]).sub).toMatch(
      /^原定12月2日的停电已延期，新时间待定。/,
    );
    expect(answer([outage('2026-12-06 08:30', null, { override: 'cancelled' })]).sub).not.toContain('取消');
  });

  it('are one of several where others may stand', () => {
    const cancelled = outage('2026-12-02 08:30', '2026-12-02 12:00', { override: 'cancelled' });
    const other = outage('2026-12-02 14:00', '2026-12-02 16:00', { id: 2 });
    expect(answer([cancelled], { reading: ofCounty }).sub).toMatch(/^12月2日有1处停电已取消。/);
    expect(answer([other, cancelled]).sub).toMatch(/^12月2日有1处停电已取消。下一次是12月2日/);
  });

  it('on its new day it is an outage like any other', () => {
    const moved = outage('2026-12-08 08:30', '2026-12-08 12:00', { previousStartAt: when('2026-12-05 08:30') });
    const found = answer([moved], on('2026-12-08'));
    expect(found.text).toBe('茶场村：12月8日 08:30停电，12:00恢复');
    expect(found.sub).toBe('原定12月5日，已改期。');
  });

  it('gives way to one that stands', () => {
    const cancelled = outage('13:00', '15:00', { override: 'cancelled' });
    expect(say([outage('16:00', '16:30', { id: 2 }), cancelled])).toMatch(/^soon .*今天16:00停电/);
    expect(say([cancelled])).toBe('clear 茶场村：今天的停电已取消');
  });
});

describe('areas', () => {
  const here = (id: number, start: string, end: string) => outage(start, end, { id });
  const say2 = (records: readonly NoticeItem[], rest = {}) => say(records, { reading: ofCounty, ...rest });

  it('count their outages', () => {
    expect(say2([here(1, '08:00', '13:00')])).toBe('now 江岭县：现在有1处停电，预计13:00恢复');
    expect(say2([here(1, '08:00', '13:00'), here(2, '09:00', '14:00')])).toBe('now 江岭县：现在有2处停电');
    expect(say2([here(1, '08:00', '13:00')], { counts: { ongoing: 12, overrunning: 1 }, total: 30 })).toBe(
      'now 江岭县：现在有13处停电',
    );
    expect(say2([here(1, '15:00', '16:00'), here(2, '18:00', '19:00')])).toBe(
      'soon 江岭县：今天有2处停电，最早15:00开始',
    );
    expect(say2([])).toBe('clear 江岭县：今天没有停电计划');
  });

  it('are off themselves when all of them is', () => {
    const whole = outage('08:00', '13:00', { regions: [{ county: '江岭县', town: '', villages: [] }] });
    expect(say2([whole])).toBe('now 江岭县：现在停电，预计13:00恢复');
  });

  it('are all of them when none was named', () => {
    expect(say([], { reading: null, ...on('2026-11-30') })).toBe('clear 各县区：明天没有停电计划');
    const tomorrow = read({ asked: '', places: [], marks: [], start: '2026-11-30', end: '2026-11-30', days: '明天' });
    expect(say([here(1, '2026-11-30 08:00', '2026-11-30 09:00')], { reading: tomorrow })).toBe(
      'soon 各县区：明天有1处停电，最早08:00开始',
    );
  });
});

describe('several places of one name', () => {
  const other = { title: '茶场村', kind: 'village', county: '云溪县', town: '双河镇' } as const;
  const both = read({ places: [village, other] });

  it('says how many of them, which, and lets the reader choose', () => {
    const found = answer([outage('08:00', '13:00')], { reading: both });
    expect(found.text).toBe('茶场村（同名2处）：其中1处现在停电，预计13:00恢复');
    expect(found.guesses).toEqual([village, other]);
    expect(found.place).toBeNull();
    expect(say([], { reading: both })).toBe('clear 茶场村（同名2处）：今天没有停电计划');
  });

  it('names two of different names', () => {
    const reading = read({ asked: '茶场', places: [village, { ...other, title: '茶场社区' }] });
    expect(say([], { reading })).toBe('clear 茶场村、茶场社区：今天没有停电计划');
  });
});

describe('what is not known for certain', () => {
  const partly = read({ certainty: 'partly', asked: '云溪县柳林湾', unread: '柳林湾', places: [], listed: '云溪县' });

  it('lists the nearest', () => {
    const found = answer([outage('08:00', '13:00')], { reading: partly });
    expect(`${found.tone} ${found.text}`).toBe('partly 没有找到与“云溪县柳林湾”完全一致的地点，以下是云溪县的停电');
    expect(found.facts).toEqual(['云溪县今天1处停电']);
    expect(found.chip.text).toBe('部分匹配');
    expect(found.place).toBeNull();
  });

  it('says no more than that of the listed place there is no notice', () => {
    const doubt = '不能确定您那里是否停电，请核对地点或拨打报修电话。';
    const none = answer([], { reading: partly });
    expect(`${none.tone} ${none.text}`).toBe('partly 没有找到与“云溪县柳林湾”完全一致的地点');
    expect(none.sub).toBe(`云溪县近期没有已公布的停电；${doubt}`);
    const old = outage('2026-11-20 08:00', '2026-11-20 09:00');
    expect(answer([old], { reading: partly })).toMatchObject({ text: none.text, sub: none.sub, rows: [] });
    expect(answer([], { reading: partly, ...on('2026-11-30') }).sub).toBe(`云溪县明天没有已公布的停电；${doubt}`);
    expect(answer([old], { reading: partly, ...on('2026-11-20') }).sub).toBe(doubt);
    expect(say([], { reading: { ...partly, listed: '' } })).toBe('partly 没有找到与“云溪县柳林湾”完全一致的地点');
  });

  it('an unknown place is said to be unknown, whatever the days', () => {
    const unknown = read({ certainty: 'unknown', asked: '桃花岛', unread: '桃花岛', places: [], marks: [] });
    const found = answer([], { reading: unknown, ...on('2026-11-30') });
    expect(`${found.tone} ${found.text}`).toBe('none 供电区域名录里没有“桃花岛”');
    expect(found.chip.text).toBe('未收录');
    expect(found.rows).toEqual([]);
  });

  it('quotes what was typed, not as it was folded', () => {
    const reading = read({ certainty: 'unknown', asked: 'Ｔ３小区', unread: 't3小区', places: [], marks: [] });
    expect(say([], { reading })).toBe('none 供电区域名录里没有“Ｔ３小区”');
  });

  describe('words that only notices hold', () => {
    const words = read({ asked: '滨江路', unread: '滨江路', places: [], marks: ['滨江路'] });
    const sub = '名录里没有这个地点，不能确定是否停电，请拨打报修电话。';

    it('have the outages that stand', () => {
      expect(say([outage('08:00', '13:00')], { reading: words })).toBe(
        'now 含“滨江路”的公告：现在有1处停电，预计13:00恢复',
      );
      expect(say([outage('2026-12-03 08:30', '2026-12-03 12:00')], { reading: words })).toBe(
        'soon 含“滨江路”的公告：近期有1处停电，最早12月3日 08:30开始',
      );
    });

    it('are never denied', () => {
      const old = outage('2026-11-20 08:00', '2026-11-20 09:00');
      const off = outage('15:00', '16:00', { id: 2, override: 'cancelled' });
      const found = answer([off, old], { reading: words });
      expect(found).toMatchObject({ tone: 'none', text: '找到含“滨江路”的停电公告2条', sub, rows: [off, old] });
      expect(found.chip.text).toBe('部分匹配');
      expect(found.place).toBeNull();
      expect(answer([], { reading: words, ...on('2026-11-20') }).sub).toBe(sub);
      const within = { ...words, asked: '江岭县滨江路', places: [county] };
      expect(say([old], { reading: within })).toBe('none 找到含“江岭县滨江路”的停电公告1条');
    });
  });

  it('cuts what is long', () => {
    const unknown = read({ certainty: 'unknown', asked: '岛'.repeat(90), places: [] });
    expect(say([], { reading: unknown })).toBe(`none 供电区域名录里没有“${'岛'.repeat(24)}…”`);
  });
});
