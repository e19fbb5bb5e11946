/** The columns of the table of outages. Pure. */
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { fold } from '../search/analysis/fold.ts';
import { foldHeader, headersOf, type SheetColumn } from './find-header.ts';

export type ColumnKey =
  | 'kind'
  | 'county'
  | 'town'
  | 'villages'
  | 'startAt'
  | 'endAt'
  | 'lines'
  | 'reason'
  | 'transformers'
  | 'scope'
  | 'unit'
  | 'phone'
  | 'number'
  | 'title';

export const OUTAGE_COLUMNS: readonly SheetColumn<ColumnKey>[] = [
  {
    key: 'county',
    label: '区县',
    aliases: ['县区', '县', '区', '县（区）', '区（县）', '停电区县'],
    isNeeded: true,
    note: '必填，用供电区域里的名称。',
    example: '云溪县',
    width: 12,
  },
  {
    key: 'town',
    label: '乡镇',
    aliases: ['镇', '街道', '乡镇街道', '镇街', '乡镇（街道）', '镇乡街道'],
    isNeeded: true,
    note: '必填，用供电区域里的名称；全县停电写“全县”。',
    example: '滨江街道',
    width: 14,
  },
  {
    key: 'villages',
    label: '村',
    aliases: ['村社区', '社区', '村（社区）', '村（社区）、小区', '停电村', '停电范围'],
    note: '几个村用顿号隔开；留空或写“全镇”表示全镇停电。',
    example: '码头社区、南门社区',
    width: 24,
  },
  {
    key: 'startAt',
    label: '停电时间',
    aliases: ['停电', '开始时间', '停电开始时间', '计划停电时间'],
    isNeeded: true,
    note: '必填，北京时间，写作 2026-12-03 08:30，也可以写 12月3日上午8点半。',
    example: '2026-12-03 08:30',
    width: 18,
  },
  {
    key: 'endAt',
    label: '送电时间',
    aliases: ['送电', '结束时间', '停电结束时间', '计划送电时间', '恢复时间', '复电时间'],
    isNeeded: true,
    note: '故障停电以外必填；同一天可以只写 17:30。',
    example: '2026-12-03 17:30',
    width: 18,
  },
  {
    key: 'lines',
    label: '线路',
    aliases: ['停电线路', '线路名称'],
    note: '线路和台区至少填一项，几条用顿号隔开。',
    example: '10 千伏滨江线',
    width: 20,
  },
  {
    key: 'reason',
    label: '原因',
    aliases: ['停电原因', '工作内容', '停电原因及工作内容'],
    note: '故障停电以外必填。',
    example: '更换台区变压器',
    width: 24,
  },
  {
    key: 'kind',
    label: '类别',
    aliases: ['停电类别', '停电类型', '类型', '停电性质'],
    note: '计划、临时或故障；留空为计划。',
    example: '计划',
    width: 8,
  },
  {
    key: 'transformers',
    label: '台区',
    aliases: ['停电台区', '变压器', '配变'],
    note: '几个用顿号隔开。',
    example: '',
    width: 16,
  },
  { key: 'scope', label: '影响范围', aliases: ['影响范围说明', '范围说明'], note: '可不填。', example: '', width: 20 },
  {
    key: 'unit',
    label: '检修单位',
    aliases: ['单位', '施工单位', '工作单位'],
    note: '可不填。',
    example: '',
    width: 20,
  },
  { key: 'phone', label: '咨询电话', aliases: ['电话', '联系电话'], note: '可不填。', example: '', width: 16 },
  { key: 'number', label: '编号', aliases: ['公告编号', '文号'], note: '可不填，不能重复。', example: '', width: 20 },
  { key: 'title', label: '标题', aliases: ['公告标题'], note: '留空则由县、线路和类别组成。', example: '', width: 36 },
];

const BY_HEADER = headersOf(OUTAGE_COLUMNS);

/** The column that a header names. */
export const columnOf = (header: string): ColumnKey | undefined => BY_HEADER.get(foldHeader(header));

const KINDS: ReadonlyMap<string, keyof typeof outageKinds> = new Map(
  Object.entries(outageKinds).flatMap(([kind, label]) =>
    [label, label.replace('停电', ''), label.replace('停电', '检修')].map((name) => [
      name,
      kind as keyof typeof outageKinds,
    ]),
  ),
);

/** The kind that a cell names; an empty one is a planned outage. */
export const kindOf = (cell: string): keyof typeof outageKinds | undefined =>
  cell === '' ? 'planned' : KINDS.get(fold(cell).replaceAll(' ', ''));
