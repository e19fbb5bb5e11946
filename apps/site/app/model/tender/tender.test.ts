import { purchaseInfoSchema, purchaseItem } from '@yunxia/contract/purchase';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  nextTendersChange,
  toFilesClosed,
  toOldTenderView,
  toOutcome,
  toProjectLine,
  toTenderCount,
  toTenderFacts,
  toTenderFiles,
  toTenderSteps,
  toTenderView,
} from './tender.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const now = at('2026-03-01T09:00:00+08:00');
const tender = (fields: object) => z.parse(purchaseItem, { id: 1, title: '招标', ...fields });
const info = (fields: object) => z.parse(purchaseInfoSchema, { id: 1, title: '招标', ...fields });

describe('toTenderView', () => {
  it.each([
    [{ deadlineAt: '2026-03-10T01:30:00Z' }, '进行中', '投标截止 2026-03-10 09:30'],
    [{ deadlineAt: '2026-03-04T09:00:00+08:00' }, '即将截止', '投标截止 2026-03-04 09:00'],
    [
      { filesFrom: '2026-03-02T09:00:00+08:00', deadlineAt: '2026-03-20T09:00:00+08:00' },
      '未开始',
      '文件获取 2026-03-02 09:00',
    ],
    [
      { deadlineAt: '2026-03-01T09:00:00+08:00', opensAt: '2026-03-01T09:30:00+08:00' },
      '待开标',
      '开标时间 2026-03-01 09:30',
    ],
    [
      { publicFrom: '2026-02-28T00:00:00+08:00', publicTo: '2026-03-03T17:00:00+08:00' },
      '公示中',
      '公示截止 2026-03-03 17:00',
    ],
    [
      { publicFrom: '2026-02-01T00:00:00+08:00', publicTo: '2026-02-03T17:00:00+08:00' },
      '已结束',
      '公示截止 2026-02-03 17:00',
    ],
    [{ deadlineAt: '2026-02-01T09:00:00+08:00' }, '已结束', '投标截止 2026-02-01 09:00'],
    [{ noticeType: 'abnormal', deadlineAt: '2026-03-10T09:00:00+08:00' }, '已终止', undefined],
    [{ noticeType: 'plan' }, '进行中', undefined],
  ])('%j is %s, %s', (fields, statusText, term) => {
    const view = toTenderView(tender(fields), now);
    expect(view.statusText).toBe(statusText);
    expect(view.term && `${view.term.label} ${view.term.text}`).toBe(term ?? null);
  });

  it('tolerates a record of nothing but its id', () => {
    expect(toTenderView(z.parse(purchaseItem, { id: 7 }), now)).toMatchObject({
      title: '（无标题）',
      categoryText: '',
      projectNo: '',
      term: null,
      published: null,
    });
  });
});

it('names the next moment at which a status changes by itself', () => {
  const records = [
    tender({ deadlineAt: '2026-03-10T09:00:00+08:00' }),
    tender({ publicFrom: '2026-02-28T00:00:00+08:00', publicTo: '2026-03-03T17:00:00+08:00' }),
  ];
  expect(nextTendersChange(records, now)).toBe(at('2026-03-03T17:00:00+08:00'));
  expect(nextTendersChange([tender({})], now)).toBeNull();
});

it('lists the facts that there are, times in Beijing', () => {
  expect(
    toTenderFacts(tender({ noticeType: 'change', category: 'goods', owner: ' ', deadlineAt: '2026-03-10T01:30:00Z' })),
  ).toEqual([
    { label: '公告类型', text: '变更公告' },
    { label: '采购类别', text: '货物' },
    { label: '投标截止', text: '2026-03-10 09:30', isKey: true },
  ]);
  const facts = toTenderFacts(tender({ filesFrom: '2026-03-01T09:00:00+08:00', filesTo: '2026-03-05T17:00:00+08:00' }));
  expect(facts.at(-1)).toEqual({ label: '文件获取', text: '2026-03-01 09:00–2026-03-05 17:00' });
});

it('says who won where an entry of the archive does', () => {
  const won = { label: '中标人', text: '演示甲公司', isKey: true };
  expect(toTenderFacts(info({ noticeType: 'result', winner: '演示甲公司' }))).toContainEqual(won);
  expect(toTenderFacts(info({ noticeType: 'result' })).map(({ label }) => label)).not.toContain('中标人');
});

it('puts the notices of a project in a line, from the first to the latest', () => {
  const line = toProjectLine(
    info({
      id: 9,
      noticeType: 'tender',
      publishedAt: '2026-02-10T09:00:00+08:00',
      related: [
        { id: 3, noticeType: 'plan', title: '计划', publishedAt: '2026-01-10T09:00:00+08:00' },
        { id: 5, noticeType: 'clarification', title: '答疑', publishedAt: '2026-02-12T09:00:00+08:00' },
        { id: 4, noticeType: 'change', title: '变更', publishedAt: '2026-02-01T09:00:00+08:00' },
        { id: 8, noticeType: 'result', title: '', publishedAt: null },
        { id: 7, noticeType: 'candidates', title: '公示', publishedAt: '2026-02-12T01:00:00Z' },
      ],
    }),
  );
  expect(line.map(({ id, typeText, isCurrent, isLaterChange }) => [id, typeText, isCurrent, isLaterChange])).toEqual([
    [3, '招标计划', false, false],
    [4, '变更公告', false, false],
    [9, '招标公告', true, false],
    [5, '澄清答疑', false, true],
    [7, '中标候选人公示', false, false],
    [8, '中标结果公告', false, false],
  ]);
  expect(line.map(({ date }) => date?.text)).toEqual([
    '2026-01-10',
    '2026-02-01',
    '2026-02-10',
    '2026-02-12',
    '2026-02-12',
    undefined,
  ]);
  expect(toProjectLine(info({}))).toEqual([]);
});

describe('what is left until the time that matters', () => {
  const DEADLINE = '2026-03-10T09:00:00+08:00';
  it.each([
    [{ deadlineAt: DEADLINE }, '2026-03-01T09:00:00+08:00', '剩9天'],
    [{ deadlineAt: DEADLINE }, '2026-03-07T09:00:00+08:00', '剩3天'],
    [{ deadlineAt: DEADLINE }, '2026-03-08T06:30:00+08:00', '剩2天2小时'],
    [{ deadlineAt: DEADLINE }, '2026-03-09T23:59:00+08:00', '剩9小时1分'],
    [{ deadlineAt: DEADLINE }, '2026-03-10T00:00:00+08:00', '剩9小时'],
    [{ deadlineAt: DEADLINE }, '2026-03-10T08:59:59+08:00', '剩1分钟'],
    [{ deadlineAt: DEADLINE }, DEADLINE, ''],
    [{ deadlineAt: DEADLINE, opensAt: '2026-03-10T09:30:00+08:00' }, DEADLINE, '30分钟后开标'],
    [{ deadlineAt: DEADLINE, opensAt: '2026-03-10T09:30:00+08:00' }, '2026-03-10T09:30:00+08:00', ''],
    [{ filesFrom: DEADLINE }, '2026-03-09T09:00:00+08:00', '1天后开始'],
    [{ publicFrom: '2026-03-01T00:00:00+08:00', publicTo: DEADLINE }, '2026-03-10T07:00:00+08:00', '剩2小时'],
    [{ deadlineAt: '2027-01-01T00:00:00+08:00' }, '2026-12-31T23:00:00+08:00', '剩1小时'],
  ])('%j at %s: %s', (fields, moment, left) => {
    expect(toTenderView(tender(fields), at(moment)).term?.left).toBe(left);
  });
});

it('keeps the checksum of each file', () => {
  const attachments = info({ attachments: [{ url: '/media/a.pdf', sha256: 'ab' }, { url: '' }] }).attachments;
  expect(toTenderFiles(attachments)).toMatchObject([{ name: 'a.pdf', url: '/media/a.pdf', sha256: 'ab' }]);
});

it('shows an entry of the archive with its day', () => {
  const item = {
    id: 9,
    title: '旧',
    noticeType: 'result',
    winner: ' 演示甲公司 ',
    publishedAt: '2019-12-09T16:30:00Z',
  } as const;
  expect(toOldTenderView(item)).toMatchObject({
    typeText: '中标结果公告',
    winner: '演示甲公司',
    date: { text: '2019-12-10' },
  });
});

describe('what the card of a tender counts', () => {
  const times = {
    filesFrom: '2026-02-20T09:00:00+08:00',
    filesTo: '2026-02-28T17:00:00+08:00',
    deadlineAt: '2026-03-02T15:00:00+08:00',
    opensAt: '2026-03-02T15:30:00+08:00',
  };
  const countOf = (fields: object, time = now) => toTenderCount(toTenderView(tender(fields), time), time);

  it('the time to the deadline, then to the opening; a time that has passed by its day', () => {
    expect(countOf(times)).toMatchObject({ label: '距投标截止', figure: '1天6小时', note: '（周一，北京时间）' });
    expect(countOf(times, at('2026-03-02 15:00'))).toMatchObject({ label: '距开标', figure: '30分钟' });
    expect(countOf(times, at('2026-03-03 09:00'))).toMatchObject({ label: '投标截止（已过）', figure: '2026-03-02' });
    expect(countOf({})).toBeNull();
    expect(countOf({ ...times, terminated: true })).toBeNull();
  });

  it('documents that are given out no more are said while bids are still taken', () => {
    expect(toFilesClosed(tender(times), now)?.text).toBe('2026-02-28 17:00');
    expect(toFilesClosed(tender(times), at('2026-02-28 16:59'))).toBeNull();
    expect(toFilesClosed(tender(times), at('2026-03-02 15:00'))).toBeNull();
    expect(toFilesClosed(tender({ ...times, terminated: true }), now)).toBeNull();
    expect(toFilesClosed(tender({ deadlineAt: times.deadlineAt }), now)).toBeNull();
  });

  it('its times stand in order, the next one marked; one alone is no line', () => {
    const states = (time: number) => toTenderSteps(tender(times), time).map(({ state }) => state);
    expect(states(now)).toEqual(['past', 'past', 'next', 'later']);
    expect(states(at('2026-03-03 00:00'))).toEqual(['past', 'past', 'past', 'past']);
    expect(toTenderSteps(tender({ ...times, terminated: true }), now).map(({ state }) => state)).not.toContain('next');
    expect(toTenderSteps(tender({ deadlineAt: times.deadlineAt }), now)).toEqual([]);
  });

  it('the latest notice that came after it says how it came out', () => {
    const related = [
      { id: 2, noticeType: 'candidates', title: '公示', publishedAt: '2026-02-01T09:00:00+08:00' },
      { id: 3, noticeType: 'result', title: '结果', publishedAt: '2026-02-09T09:00:00+08:00' },
      { id: 4, noticeType: 'change', title: '变更', publishedAt: '2026-02-20T09:00:00+08:00' },
    ];
    const publishedAt = '2026-01-10T09:00:00+08:00';
    expect(toOutcome(info({ publishedAt, related }))?.id).toBe(3);
    expect(toOutcome(info({ publishedAt: '2026-02-10T09:00:00+08:00', related }))).toBeNull();
  });
});
