/** What the page of an outage notice says in its table of facts. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { outageStatus } from '@yunxia/contract/outage-status';
import { toDayTimeText, toDurationText, toFullSpanText, toInstant } from '../text/beijing-time.ts';
import { toFormerSpan } from './outage.ts';

/** The times of an outage: those that hold, and those that no longer do. */
export interface OutageTimesView {
  /** `2026-11-28 08:30–17:30`; '' when none holds. */
  readonly current: string;
  /** `共9小时`; '' when it is not known. */
  readonly length: string;
  /** Times that were given up, to be struck through; '' when there are none. */
  readonly former: string;
  /** Its outcome: 已取消，不停电; 时间待定. */
  readonly remark: string;
}

/** A county with its towns and their villages. */
export interface PlaceGroup {
  readonly county: string;
  readonly towns: ReadonlyArray<{ readonly town: string; readonly villages: readonly string[] }>;
}

/** Facts of an outage; texts are '' and lists empty where the record says nothing. */
export interface OutageFacts {
  readonly times: OutageTimesView;
  /** Forecast of the end, while it is not back. */
  readonly expected: string;
  /** When power came back: `2026-11-28 17:05`. */
  readonly restored: string;
  /** `计划停电，提前7天公告`. */
  readonly kind: string;
  readonly places: readonly PlaceGroup[];
  readonly scope: string;
  readonly lines: readonly string[];
  readonly transformers: readonly string[];
  readonly reason: string;
  readonly unit: string;
}

/** The facts of a record at `now` (epoch ms). */
export const toOutageFacts = (record: NoticeItem, now: number): OutageFacts => {
  const status = outageStatus(record, now);
  const expected = toInstant(record.expectedRestoreAt);
  const restored = toInstant(record.restoredAt);
  const isOver = status === 'restored' || status === 'cancelled' || status === 'postponed';
  return {
    times: toTimes(record, status === 'cancelled', status === 'postponed'),
    expected: expected === null || isOver ? '' : toDayTimeText(expected),
    restored: restored === null || status !== 'restored' ? '' : toDayTimeText(restored),
    kind: `${outageKinds[record.kind]}${record.leadDays !== null && record.leadDays > 0 ? `，提前${record.leadDays}天公告` : ''}`,
    places: toPlaceGroups(record),
    scope: record.scope.trim(),
    lines: record.lines,
    transformers: record.transformers,
    reason: record.reason,
    unit: record.unit,
  };
};

const toTimes = (record: NoticeItem, isCancelled: boolean, isPostponed: boolean): OutageTimesView => {
  const start = toInstant(record.startAt);
  const end = toInstant(record.endAt);
  const span = toFullSpanText(start, end);
  if (isCancelled) return { current: '', length: '', former: span, remark: '已取消，不停电' };
  if (isPostponed) return { current: '', length: '', former: span, remark: '已延期，时间待定' };
  return {
    current: span,
    length: start !== null && end !== null && end > start ? `共${toDurationText(end - start)}` : '',
    former: toFormerSpan(record),
    remark: span ? '' : '时间待定',
  };
};

/** Regions by county, in the record's order; a county is named once. */
const toPlaceGroups = (record: NoticeItem): PlaceGroup[] => {
  const groups = new Map<string, { town: string; villages: string[] }[]>();
  for (const { county, town, villages } of record.regions) {
    const towns = groups.get(county) ?? [];
    groups.set(county, towns);
    if (town || villages.length > 0) towns.push({ town, villages: [...villages] });
  }
  return [...groups].map(([county, towns]) => ({ county, towns }));
};
