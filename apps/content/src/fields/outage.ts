import { outageOverrides } from '@yunxia/contract/outage';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import type { Condition, Field } from 'payload';
import { signFlags } from '../hooks/sign-flags.ts';
import { choiceField } from './choice.ts';
import { timeField } from './date.ts';
import { textareaField, textField, textListField } from './text.ts';

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

/** Which import of a table wrote the notice; unpublished ones of an import that failed are deleted by it. */
export const importIdField: Field = {
  name: 'importId',
  label: '导入批次',
  type: 'text',
  index: true,
  disableDuplicate: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
};

/** What the editor has looked at again, by whom and when; the audit trail says it, too. */
export const confirmedFlagsField: Field = {
  name: 'confirmedFlags',
  type: 'json',
  label: '已核对',
  hooks: { beforeChange: [signFlags] },
  admin: { hidden: true },
  ...{ disableDuplicate: true },
};

/** Beside the form: flags, and what residents will read. */
export const outageCheckField: Field = {
  name: 'outageCheck',
  type: 'ui',
  label: '核对',
  admin: {
    components: { Field: '/admin-ui/outage-check.tsx#OutageCheck' },
    condition: (data) => data?.['type'] === 'overhaul',
    disableListColumn: true,
    position: 'sidebar',
  },
};

/** Whether the form is of an outage. */
const isOutage: Condition = (data) => data?.['type'] === 'overhaul';

/** Shows fields to outages of some kinds alone. */
const ofKinds =
  (...kinds: (keyof typeof outageKinds)[]): Condition =>
  (data) =>
    data?.['type'] === 'overhaul' && kinds.includes(data['kind']);

/** Start and end: of outages, and of what investors are invited to. */
const hasTimes: Condition = (data) => data?.['type'] === 'overhaul' || data?.['type'] === 'activity';
const hasEnd: Condition = (data) =>
  data?.['type'] === 'activity' ||
  (data?.['type'] === 'overhaul' && (data['kind'] !== 'fault' || Boolean(data['endAt'])));

function shownIf<Shown extends Field>(condition: Condition, field: Shown, width?: string): Shown {
  return { ...field, admin: { ...field.admin, condition, ...(width === undefined ? {} : { width }) } } as Shown;
}

/** Kind, off and on stand in one row. */
const FIRST_WIDTH = '29%';

/** The fields of an outage notice (notice type overhaul); what residents ask for first comes first. */
export function outageFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'radio',
          label: '停电类别',
          index: true,
          options: Object.entries(outageKinds).map(([value, label]) => ({ value, label })),
          admin: { condition: isOutage, layout: 'horizontal', width: '42%' },
        },
        shownIf(
          hasTimes,
          {
            ...timeField({ name: 'startAt', label: '停电（开始）时间', index: true }),
            disableDuplicate: true,
          },
          FIRST_WIDTH,
        ),
        shownIf(
          hasEnd,
          {
            ...timeField({
              name: 'endAt',
              label: '送电（结束）时间',
              index: true,
              description: '当天 00:00 表示到 24:00。',
            }),
            disableDuplicate: true,
          },
          FIRST_WIDTH,
        ),
        shownIf(
          ofKinds('fault'),
          {
            ...timeField({ name: 'expectedRestoreAt', label: '预计来电时间', description: '不清楚可以不填。' }),
            disableDuplicate: true,
          },
          FIRST_WIDTH,
        ),
      ],
    },
    {
      type: 'group',
      label: '停电地方',
      admin: { condition: isOutage, hideGutter: true, className: 'outage-places' },
      fields: [
        {
          name: 'placePicker',
          type: 'ui',
          label: '停电地方',
          admin: {
            components: { Field: '/admin-ui/place-picker.tsx#PlacePicker' },
            disableListColumn: true,
          },
        },
        {
          type: 'collapsible',
          label: '逐项填写（供电区域里没有的地方）',
          admin: { initCollapsed: true },
          fields: [
            {
              name: 'regions',
              type: 'array',
              label: '停电区域',
              labels: { singular: '区域', plural: '区域' },
              maxRows: 100,
              admin: { initCollapsed: true },
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
          ],
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: isOutage },
      fields: [
        textListField({ name: 'lines', label: '停电线路', description: '输入一条后按回车。' }),
        textField({ name: 'reason', label: '停电原因' }),
      ],
    },
    {
      type: 'row',
      admin: { condition: isOutage },
      fields: [
        textField({ name: 'unit', label: '检修单位' }),
        textField({ name: 'phone', label: '咨询电话', limit: 'short' }),
        shownIf(ofKinds('temporary'), {
          ...textField({
            name: 'approvedBy',
            label: '批准人',
            limit: 'short',
            description: '只供内部查考，不对外公布。',
          }),
          disableDuplicate: true,
        }),
      ],
    },
    {
      type: 'collapsible',
      label: '台区与影响范围',
      admin: { condition: isOutage, initCollapsed: true },
      fields: [
        textListField({ name: 'transformers', label: '停电台区（变压器）' }),
        textareaField({ name: 'scope', label: '影响范围说明', limit: 'paragraph' }),
      ],
    },
    {
      type: 'collapsible',
      label: '延期、取消与恢复（一般用上方的按钮，这里可以更正）',
      admin: { condition: isOutage, initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...choiceField({
                name: 'override',
                label: '变更',
                description: '平时留空，状态按时间自动计算。',
                options: outageOverrides,
              }),
              disableDuplicate: true,
            },
            {
              ...timeField({ name: 'restoredAt', label: '实际恢复时间', description: '恢复供电后填写。' }),
              disableDuplicate: true,
            },
          ],
        },
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
