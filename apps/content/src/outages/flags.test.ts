import { expect, it } from 'vitest';
import { type FlagFacts, outageFlags } from './flags.ts';
import type { FlaggedOutage } from './outage-values.ts';
import { toResidentText } from './resident-text.ts';

const at = (text: string): number => Date.parse(`${text}:00+08:00`);
const NOW = at('2026-11-29T13:00');
const REGIONS = [{ county: '石坪县', town: '松坪镇', villages: ['松坪村', '竹沟村'] }];
const OUTAGE: FlaggedOutage = {
  ...{ kind: 'planned', override: '', number: '', reason: '', regions: REGIONS, lines: ['10 千伏松坪支线'] },
  ...{ start: at('2026-12-08T08:30'), end: at('2026-12-08T17:30'), restored: undefined, published: undefined },
};
const FACTS: FlagFacts = { now: NOW, overlapping: [], sameNumber: [], durations: [], unknown: [] };
const hour = 3_600_000;

it.each<[string, Partial<FlaggedOutage>, Partial<FlagFacts>, string[]]>([
  ['nothing', {}, {}, []],
  [
    'short lead',
    { start: at('2026-12-01T08:30'), end: at('2026-12-01T12:00') },
    {},
    ['只提前 2 天：计划停电一般提前 7 天'],
  ],
  [
    'lead of a temporary one',
    { kind: 'temporary', start: at('2026-11-30T08:30'), end: at('2026-11-30T12:00') },
    {},
    [],
  ],
  [
    'lead from the publication',
    { published: at('2026-11-20T09:00'), start: at('2026-11-28T08:30') },
    {},
    ['停电 249 小时：超过 12 小时，请核对送电时间'],
  ],
  ['past', { start: at('2026-11-28T08:30'), end: at('2026-11-28T12:00') }, {}, ['停电时间已经过去：请核对年份和日期']],
  ['past of a fault', { kind: 'fault', start: at('2026-11-28T08:30'), end: undefined }, {}, []],
  [
    'a year ahead',
    { start: at('2028-12-01T08:30'), end: at('2028-12-01T12:00') },
    {},
    ['停电时间在一年以后：请核对年份'],
  ],
  ['long', { end: at('2026-12-09T08:30') }, {}, ['停电 24 小时：超过 12 小时，请核对送电时间']],
  ['longer than others', {}, { durations: [5 * hour, 4 * hour, 6 * hour] }, ['停电 9 小时：比同线路平均长 4 小时']],
  ['too few others', {}, { durations: [5 * hour] }, []],
  ['no place', { regions: [] }, {}, ['没有写停电地方：居民按地方查不到这条公告']],
  ['unknown place', {}, { unknown: [{ name: '石坪', likely: '石坪县' }] }, ['“石坪”不在地方目录：是不是“石坪县”']],
  [
    'a village twice',
    { regions: [...REGIONS, { county: '石坪縣', town: '松坪镇', villages: ['松坪 村'] }] },
    {},
    ['“松坪 村”写了两次：请删去一处'],
  ],
  ['cancelled', { override: 'cancelled', start: at('2026-11-01T08:30') }, {}, []],
])('of an outage with %s', (_, outage, facts, expected) => {
  const flags = outageFlags({ ...OUTAGE, ...outage }, { ...FACTS, ...facts });
  expect(flags.map(({ text, hint }) => `${text}：${hint}`)).toEqual(expected);
});

it.each([
  ['2026-12-01T08:30', '2026-12-01T17:30', '12 月 1 日 8:30–17:30，共 9 小时'],
  ['2026-12-01T08:30', '2026-12-02T00:00', '12 月 1 日 8:30–24:00，共 15 小时 30 分'],
  ['2026-12-01T22:00', '2026-12-02T06:05', '12 月 1 日 22:00–12 月 2 日 6:05，共 8 小时 5 分'],
])('residents read %s to %s as %s', (start, end, when) => {
  const text = toResidentText({ kind: 'planned', start: at(start), end: at(end), regions: REGIONS, reason: '' });
  expect(text).toEqual({ where: '石坪县松坪镇松坪村、竹沟村', when, why: '计划停电' });
});

it('residents read what is not known', () => {
  expect(
    toResidentText({ kind: 'fault', start: at('2026-12-01T08:30'), end: undefined, regions: [], reason: '雷击' }),
  ).toEqual({
    where: '（没有写地方）',
    when: '12 月 1 日 8:30起，恢复时间待定',
    why: '雷击',
  });
});
