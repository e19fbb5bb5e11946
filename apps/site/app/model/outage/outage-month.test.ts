import { exampleItems } from '@yunxia/contract/examples';
import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toMonthOutages } from './outage-month.ts';

const now = parseTime('2026-12-08 12:00') ?? Number.NaN;
const time = (text: string): string => `${text.replace(' ', 'T')}:00+08:00`;
const outage = (fields: Partial<z.input<typeof noticeItem>>): NoticeItem =>
  z.parse(noticeItem, {
    id: 1,
    type: 'overhaul',
    regions: [{ county: '云溪县', town: '双河镇', villages: ['柳湾村'] }],
    ...fields,
  });
const onDay = (day: string, fields: Partial<z.input<typeof noticeItem>> = {}) =>
  outage({ startAt: time(`${day} 08:30`), endAt: time(`${day} 12:00`), ...fields });
const looksOf = (record: NoticeItem) =>
  Object.entries(toMonthOutages([record], '2026-12', now)).map(([day, outages]) =>
    [day.slice(8), ...outages.map(({ look }) => look)].join(' '),
  );

it('names the place of an outage, and its town in two characters for phones', () => {
  const names = (regions: z.input<typeof noticeItem>['regions'], rest = {}) =>
    toMonthOutages([onDay('2026-12-10', { regions, ...rest })], '2026-12', now)['2026-12-10']?.map(
      ({ text, town }) => `${text} / ${town}`,
    );
  expect(names([{ county: '云溪县', town: '双河镇', villages: ['柳湾村'] }])).toEqual(['双河镇 柳湾村 / 双河']);
  expect(names([{ county: '云溪县', town: '城关街道', villages: ['一', '二', '三'] }])).toEqual([
    '城关街道 3处 / 城关',
  ]);
  expect(names([{ county: '云溪县', town: '双河镇', villages: [] }])).toEqual(['双河镇 / 双河']);
  expect(names([{ county: '云溪县', town: '', villages: [] }])).toEqual(['云溪县 / 云溪']);
  expect(
    names([
      { county: '云溪县', town: '双河镇', villages: [] },
      { county: '云溪县', town: '柏树乡', villages: [] },
    ]),
  ).toEqual(['双河镇 2处 / 双河']);
  expect(names([], { lines: ['10千伏双河线'] })).toEqual(['10千伏双河线 / 10']);
  expect(names([], { title: '停电公告' })).toEqual(['停电公告 / 停电']);
});

it.each([
  ['planned', onDay('2026-12-10'), ['10 plan']],
  ['under way', onDay('2026-12-08', { endAt: time('2026-12-08 18:00') }), ['08 now']],
  ['over', onDay('2026-12-02'), ['02 done']],
  ['called off', onDay('2026-12-10', { override: 'cancelled' }), ['10 off']],
  ['put off', onDay('2026-12-10', { override: 'postponed' }), ['10 late']],
  [
    'moved to another day',
    onDay('2026-12-12', { previousStartAt: time('2026-12-10 08:30'), previousEndAt: time('2026-12-10 12:00') }),
    ['12 plan', '10 late'],
  ],
  [
    'moved within its day',
    onDay('2026-12-10', { previousStartAt: time('2026-12-10 06:30'), previousEndAt: time('2026-12-10 08:00') }),
    ['10 plan'],
  ],
  ['until midnight', onDay('2026-12-10', { endAt: time('2026-12-11 00:00') }), ['10 plan']],
  ['over a night', onDay('2026-12-10', { endAt: time('2026-12-11 00:01') }), ['10 plan', '11 plan']],
  ['into another month', onDay('2026-12-31', { endAt: time('2027-01-02 12:00') }), ['31 plan']],
  [
    'a fault that nobody knows the end of',
    outage({ kind: 'fault', startAt: time('2026-12-07 08:30') }),
    ['07 now', '08 now', '09 now'],
  ],
  ['without a start', outage({}), []],
] as const)('%s: the days it stands on, and its state there', (_, record, days) => {
  expect(looksOf(record)).toEqual(days);
});

it('puts what is off now first, and what is called off last', () => {
  const records = [
    onDay('2026-12-08', { override: 'cancelled' }),
    onDay('2026-12-08', { startAt: time('2026-12-08 20:00'), endAt: time('2026-12-08 22:00') }),
    onDay('2026-12-08', { endAt: time('2026-12-08 18:00') }),
  ];
  expect(toMonthOutages(records, '2026-12', now)['2026-12-08']?.map(({ look }) => look)).toEqual([
    'now',
    'plan',
    'off',
  ]);
});

it('knows every day that an example touches', () => {
  const at = Date.now();
  const records = exampleItems('notice-list', at)
    .filter(({ type }) => type === 'overhaul')
    .map((item) => z.parse(noticeItem, item));
  expect(records.length).toBeGreaterThan(5);
  for (const record of records) {
    const day = record.startAt?.slice(0, 10) ?? '';
    if (day) expect(toMonthOutages([record], day.slice(0, 7), at)).toHaveProperty([day]);
  }
});
