import { outageOverrides } from '@yunxia/contract/outage';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import type { Field } from 'payload';
import { choiceField } from './choice.ts';
import { timeField } from './date.ts';
import { textareaField, textField, textListField } from './text.ts';

/** What `warnOfOverlap` found; above everything else, because it must be seen after saving. */
export const overlapWarningField: Field = {
  name: 'overlapWarning',
  type: 'textarea',
  disableDuplicate: true,
  label: '请核对：同一线路另有停电安排',
  admin: {
    readOnly: true,
    className: 'overlap-warning',
    condition: (data) => Boolean(data?.overlapWarning),
    description: '这只是提醒，不影响发布。',
  },
};

/** Pinyin of the places and lines that a notice names: `fillPlaceIndex` writes it, look-ups read it, nobody sees it. */
export const placeIndexField: Field = {
  name: 'placeIndex',
  label: '地点检索词',
  type: 'textarea',
  admin: { hidden: true },
};

/** How often the notice was saved again: `countRevisions` writes it. */
export const revisionField: Field = {
  name: 'revision',
  label: '修订次数',
  type: 'number',
  defaultValue: 0,
  disableDuplicate: true,
  admin: { hidden: true },
};

/** The fields of an outage notice (notice type overhaul). */
export function outageFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        choiceField({
          name: 'kind',
          label: '停电类别',
          index: true,
          options: outageKinds,
        }),
        {
          ...choiceField({
            name: 'override',
            label: '变更',
            description: '已公布后取消或延期时选择；平时留空，状态按时间自动计算。',
            options: outageOverrides,
          }),
          disableDuplicate: true,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        timeField({ name: 'startAt', label: '开始时间', index: true }),
        timeField({
          name: 'endAt',
          label: '结束时间',
          index: true,
          description: '填当天 00:00 表示到当天 24:00。',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...timeField({ name: 'expectedRestoreAt', label: '预计恢复时间', description: '故障停电填写。' }),
          disableDuplicate: true,
        },
        {
          ...timeField({ name: 'restoredAt', label: '实际恢复时间', description: '恢复供电后填写。' }),
          disableDuplicate: true,
        },
      ],
    },
    textField({ name: 'reason', label: '停电原因' }),
    textField({ name: 'unit', label: '检修单位' }),
    {
      name: 'regions',
      type: 'array',
      label: '停电区域',
      labels: { singular: '区域', plural: '区域' },
      maxRows: 100,
      fields: [
        {
          type: 'row',
          fields: [
            textField({ name: 'county', label: '区县', required: true, limit: 'short', index: true }),
            textField({ name: 'town', label: '乡镇街道', limit: 'short' }),
          ],
        },
        textListField({ name: 'villages', label: '村（社区）、小区' }),
      ],
    },
    textListField({ name: 'lines', label: '停电线路' }),
    textListField({ name: 'transformers', label: '停电台区（变压器）' }),
    textareaField({ name: 'scope', label: '影响范围说明', limit: 'paragraph' }),
    textField({ name: 'phone', label: '咨询电话', limit: 'short' }),
    {
      type: 'collapsible',
      label: '原定时间与提前天数（自动填写，可更正）',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { ...timeField({ name: 'previousStartAt', label: '原开始时间' }), disableDuplicate: true },
            { ...timeField({ name: 'previousEndAt', label: '原结束时间' }), disableDuplicate: true },
          ],
        },
        {
          name: 'leadDays',
          type: 'number',
          label: '提前公告天数',
          disableDuplicate: true,
          admin: { readOnly: true, description: '开始日期与发布日期相差的天数。' },
        },
      ],
    },
  ];
}
