/** The fields of an outage in open data: what JSON and CSV hold, and what the page of the feeds says of them. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { outageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { toDayTimeText, toInstant } from '../text/beijing-time.ts';
import { noticeChangedAt } from './notice-changed-at.ts';
import { toPlaceText } from './outage.ts';
import { toTitle } from '../page/title.ts';

/** What a field may need besides the record. */
export interface FieldContext {
  /** Epoch ms at which the status is taken. */
  readonly now: number;
  /** Public origin of the site. */
  readonly origin: string;
  /** Stands before every title: 【演示数据】, or ''. */
  readonly mark: string;
}

type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json };

/** One field: its name in JSON, its column in CSV, what it means. */
export interface OutageField {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly toJson: (record: NoticeItem, context: FieldContext) => Json;
  /** Absent where CSV writes the same as JSON. */
  readonly toText?: (record: NoticeItem, context: FieldContext) => string;
}

/** A time as spreadsheets read one, and can compute with it. @param iso of the contract; '' or null: unknown */
const toCellTime = (iso: string | null): string => {
  const instant = toInstant(iso);
  return instant === null ? '' : toDayTimeText(instant);
};

const time = (
  name: string,
  label: string,
  note: string,
  timeOf: (record: NoticeItem) => string | null,
): OutageField => ({
  name,
  label,
  note: `${note}；JSON为ISO 8601，CSV为北京时间（如2026-11-26 09:30）`,
  toJson: (record) => timeOf(record) ?? null,
  toText: (record) => toCellTime(timeOf(record)),
});

const text = (name: string, label: string, field: keyof NoticeItem, note: string): OutageField => ({
  name,
  label,
  note,
  toJson: (record) => String(record[field] ?? ''),
});

const names = (name: string, label: string, field: 'lines' | 'transformers', note: string): OutageField => ({
  name,
  label,
  note: `${note}；JSON为数组，CSV以顿号分隔`,
  toJson: (record) => record[field],
  toText: (record) => record[field].join('、'),
});

/** Address of the notice's page. */
export const outageUrl = (id: number, origin: string): string => origin + detailHref(noticeDetailPath('overhaul'), id);

/** All fields, in the order of the columns. */
export const outageFields: readonly OutageField[] = [
  { name: 'id', label: '编号', note: '公告的编号，发布后不变', toJson: ({ id }) => id },
  {
    name: 'title',
    label: '标题',
    note: '公告标题；演示数据以“【演示数据】”开头',
    toJson: ({ title }, { mark }) => mark + toTitle(title),
  },
  {
    name: 'status',
    label: '状态',
    note: `取数时按时间计算；JSON为代码：${Object.entries(outageStatuses)
      .map(([code, label]) => `${code} ${label}`)
      .join('、')}；CSV为中文`,
    toJson: (record, { now }) => outageStatus(record, now),
    toText: (record, { now }) => outageStatuses[outageStatus(record, now)],
  },
  {
    name: 'kind',
    label: '类别',
    note: `JSON为代码：${Object.entries(outageKinds)
      .map(([code, label]) => `${code} ${label}`)
      .join('、')}；CSV为中文`,
    toJson: ({ kind }) => kind,
    toText: ({ kind }) => outageKinds[kind],
  },
  time('start_at', '停电开始时间', '延期而未定新时间的，为原定时间', ({ startAt }) => startAt),
  time('end_at', '停电结束时间', '计划送电时间；故障停电可为空', ({ endAt }) => endAt),
  time('expected_restore_at', '预计恢复时间', '故障停电的预计', ({ expectedRestoreAt }) => expectedRestoreAt),
  time('restored_at', '实际恢复时间', '恢复供电后填写', ({ restoredAt }) => restoredAt),
  time('previous_start_at', '原定开始时间', '改期前最初公告的时间', ({ previousStartAt }) => previousStartAt),
  time('previous_end_at', '原定结束时间', '改期前最初公告的时间', ({ previousEndAt }) => previousEndAt),
  {
    name: 'regions',
    label: '停电区域',
    note: 'JSON为数组，每项含county（区县）、town（乡镇街道）、villages（村、社区、小区）；CSV各区域以分号分隔',
    toJson: ({ regions }) => regions.map(({ county, town, villages }) => ({ county, town, villages })),
    toText: ({ regions }) => regions.map(toPlaceText).filter(Boolean).join('；'),
  },
  names('lines', '停电线路', 'lines', '线路名称'),
  names('transformers', '停电台区', 'transformers', '变压器名称'),
  text('scope', '影响范围说明', 'scope', '区域以外的补充说明'),
  text('reason', '停电原因', 'reason', '检修内容或故障原因'),
  text('unit', '检修单位', 'unit', '负责检修的单位'),
  text('phone', '咨询电话', 'phone', '本次停电的咨询电话，可为空'),
  { name: 'lead_days', label: '提前公告天数', note: '整数，可为空', toJson: ({ leadDays }) => leadDays },
  time('published_at', '发布时间', '公告发布的时间', ({ publishedAt }) => publishedAt),
  time('updated_at', '最近变更时间', '最近一次公告变更，没有变更则为发布时间', noticeChangedAt),
  {
    name: 'changes',
    label: '变更记录',
    note: 'JSON为数组，每项含at（时间）、text（说明）；CSV每条一行，在同一格内',
    toJson: ({ changes }) => changes.map(({ at, text: told }) => ({ at, text: told })),
    toText: ({ changes }) =>
      changes.map(({ at, text: told }) => [toCellTime(at), told].filter(Boolean).join(' ')).join('\n'),
  },
  { name: 'revision', label: '修订次数', note: '每次保存加一，较大的为较新', toJson: ({ revision }) => revision },
  {
    name: 'url',
    label: '公告网址',
    note: '公告页面，以其内容为准',
    toJson: ({ id }, { origin }) => outageUrl(id, origin),
  },
];
