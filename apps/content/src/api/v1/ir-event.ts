/** ir-event-list: activities, days of distributions, days of reports and silent periods, in one calendar. */
import type { Implementation } from '@yunxia/contract/handler';
import { KEPT_DAYS } from '@yunxia/contract/ir-event';
import type { IrEventKind, IrEventState } from '@yunxia/contract/ir-event-kinds';
import { addDays, DAY_MS, parseDay, parseTime, startOfDay, toIsoTime } from '@yunxia/contract/time';
import type { CollectionSlug, Where } from 'payload';
import { publicWhere, withdrawnWhere } from '../../access/public-records.ts';
import type { ApiContext } from './api-context.ts';
import { toTime } from './answer-time.ts';
import { publicNoticeOf } from './public-notices.ts';
import { listTable, typedTable } from './shown.ts';

/** Most dates of an answer: those of ten years. */
const MOST = 500;

/** Ids of dates are those of their records times this, plus a number of the source: no two sources share one. */
const SOURCES = 10;

/** From when saves are counted, epoch ms: a number of seconds that fits 32 bits for a century. */
const COUNTED_FROM = Date.UTC(2020, 0, 1);

/** A date before it is cut to what was asked for. */
interface Found {
  id: number;
  uid: string;
  kind: IrEventKind;
  title: string;
  summary: string;
  start: number;
  /** Exclusive; null: nobody knows. */
  end: number | null;
  allDay: boolean;
  place: string;
  joinUrl: string;
  noticeId: number | null;
  state: IrEventState;
  revision: number;
  changedAt: string | null;
}

const timeOf = (value: string | null | undefined): number | null => (value ? parseTime(value) : null);

/** The kind of an activity, by the category that editors write, then by its title. */
export function activityKind(category: string, title: string): IrEventKind {
  const kindOf = (text: string): IrEventKind | null => {
    if (/股东(?:大)?会/.test(text)) return 'general_meeting';
    if (/业绩|说明会/.test(text)) return 'results';
    return /接待|走进|参观/.test(text) ? 'reception' : null;
  };
  return kindOf(category) ?? kindOf(title) ?? 'meeting';
}

/** Which records are read: those that a visitor can open, or those that were withdrawn, of which no text is answered. */
interface Reading {
  readonly where: Where;
  readonly overrideAccess: boolean;
}

export const irEventList: Implementation<ApiContext>['ir-event-list'] = async (asked, context) => {
  const { from, to, kind, withWithdrawn } = asked;
  const first = from ? parseDay(from) : null;
  const last = to ? parseDay(to) : null;
  const read = async (reading: Reading) =>
    (
      await Promise.all([
        readActivities(context, reading, first, last),
        readDividendDays(context, reading),
        readDays(context, reading),
      ])
    ).flat();
  const shown = await read({ where: publicWhere(context.now), overrideAccess: false });
  // Who may read it has no right to a withdrawn record: this bypasses access control, and takes no text from it.
  const gone = withWithdrawn === 1 ? await read({ where: withdrawnWhere(context.now), overrideAccess: true }) : [];
  const cancelled = gone
    .filter(({ start, end }) => addDays(end ?? start, KEPT_DAYS) > context.now)
    .map((event): Found => ({ ...event, ...withoutText, revision: event.revision + 1 }));
  const found = [...shown, ...cancelled]
    .filter((event) => kind === undefined || event.kind === kind)
    .filter(
      ({ start, end }) => (last === null || start < last + DAY_MS) && (first === null || (end ?? start + 1) > first),
    )
    .toSorted((one, other) => one.start - other.start || (one.uid < other.uid ? -1 : 1))
    .slice(-MOST);
  return { list: found.map(toEvent) };
};

const withoutText = { title: '', summary: '', place: '', joinUrl: '', noticeId: null, state: 'withdrawn' } as const;

const toEvent = ({ start, end, ...event }: Found) => ({
  ...event,
  startAt: toIsoTime(start),
  endAt: end === null ? null : toIsoTime(end),
});

/** What every reading has in common. */
const options = ({ where, overrideAccess }: Reading, more: readonly Where[] = []) => ({
  where: { and: [where, ...more] },
  depth: 0,
  limit: MOST,
  pagination: false,
  draft: false,
  overrideAccess,
});

/** When the answer on a record last changed: its save, or the time at which it was withdrawn by itself. */
const changeOf = (
  { updatedAt, withdrawAt }: { updatedAt: string; withdrawAt?: string | null },
  { now }: ApiContext,
): string | null => {
  const due = timeOf(withdrawAt);
  return toTime(due !== null && due <= now && due > Date.parse(updatedAt) ? withdrawAt : updatedAt);
};

async function readActivities(
  context: ApiContext,
  reading: Reading,
  first: number | null,
  last: number | null,
): Promise<Found[]> {
  typedTable(context, 'notices', 'activity');
  const iso = (instant: number): string => new Date(instant).toISOString();
  const range: Where[] = [
    { type: { equals: 'activity' } },
    { startAt: { exists: true } },
    ...(last === null ? [] : [{ startAt: { less_than: iso(last + DAY_MS) } }]),
    ...(first === null
      ? []
      : [{ or: [{ startAt: { greater_than_equal: iso(first) } }, { endAt: { greater_than: iso(first) } }] }]),
  ];
  const { docs } = await context.payload.find({
    collection: 'notices',
    ...options(reading, range),
    sort: ['-startAt', '-id'],
  });
  return docs.flatMap((doc): Found[] => {
    const start = timeOf(doc.startAt);
    if (start === null) return [];
    const given = timeOf(doc.endAt);
    // as the activity's own file has it: midnight without an end is a day
    const allDay = given === null && start === startOfDay(start);
    const title = doc.title ?? '';
    return [
      {
        id: doc.id * SOURCES,
        uid: `notice-${doc.id}`,
        kind: activityKind(doc.category ?? '', title),
        title,
        summary: doc.summary ?? '',
        start,
        end: allDay ? addDays(start, 1) : given,
        allDay,
        place: doc.place ?? '',
        joinUrl: doc.joinUrl ?? '',
        noticeId: doc.id,
        state: doc.isCancelled ? 'cancelled' : 'confirmed',
        revision: doc.revision ?? 0,
        changedAt: changeOf(doc, context),
      },
    ];
  });
}

/** The number of a version of a record without a counter of its own: it grows with every save. */
const revisionOf = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - COUNTED_FROM) / 1000));

/** Whole days, the last included. */
const wholeDays = (day: string | null | undefined, until: string | null | undefined) => {
  const from = timeOf(day);
  if (from === null) return null;
  const to = timeOf(until) ?? from;
  return { start: startOfDay(from), end: addDays(startOfDay(Math.max(from, to)), 1), allDay: true };
};

async function readDividendDays(context: ApiContext, reading: Reading): Promise<Found[]> {
  listTable(context, 'dividends');
  const { docs } = await context.payload.find({ collection: 'dividends', ...options(reading) });
  const noticeOf = await publicNoticeOf(context, docs);
  return docs.flatMap((doc): Found[] =>
    (
      [
        ['record', '股权登记日', doc.recordDay],
        ['ex', '除权除息日', doc.exDay],
      ] as const
    ).flatMap(([part, label, day]) => {
      const span = wholeDays(day, null);
      return span
        ? {
            ...span,
            id: doc.id * SOURCES + (part === 'record' ? 1 : 2),
            uid: `dividend-${doc.id}-${part}`,
            kind: 'ex_day',
            title: `${label}：${doc.title}`,
            summary: doc.planText,
            ...{ place: '', joinUrl: '', noticeId: noticeOf(doc) },
            ...{ state: 'confirmed', revision: revisionOf(doc.updatedAt), changedAt: changeOf(doc, context) },
          }
        : [];
    }),
  );
}

async function readDays(context: ApiContext, reading: Reading): Promise<Found[]> {
  const collection: CollectionSlug = 'investor-days';
  listTable(context, collection);
  const { docs } = await context.payload.find({ collection, ...options(reading), sort: ['-day', '-id'] });
  const noticeOf = await publicNoticeOf(context, docs);
  return docs.flatMap((doc): Found[] => {
    const span = wholeDays(doc.day, doc.until);
    return span
      ? [
          {
            ...span,
            id: doc.id * SOURCES + 3,
            uid: `investor-day-${doc.id}`,
            kind: doc.kind,
            title: doc.title,
            summary: doc.summary ?? '',
            ...{ place: '', joinUrl: '', noticeId: noticeOf(doc) },
            ...{ state: 'confirmed', revision: revisionOf(doc.updatedAt), changedAt: changeOf(doc, context) },
          },
        ]
      : [];
  });
}
