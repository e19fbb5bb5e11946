import { tenderCategories, tenderNoticeTypes } from '@yunxia/contract/purchase';
import type { CollectionConfig, Field } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { timeField } from '../fields/date.ts';
import { attachmentsField } from '../fields/media.ts';
import { confirmedFlagsField } from '../fields/outage.ts';
import { integerField } from '../fields/number.ts';
import { textareaField, textField, titleField } from '../fields/text.ts';
import { checkTimeOrder } from '../hooks/time-order.ts';
import { publicCollection } from './public-collection.ts';

const plainNumberField = textField({ name: 'projectNo', label: '项目编号', limit: 'short', index: true });
const projectNumberField: Field = {
  ...plainNumberField,
  admin: { ...plainNumberField.admin, components: { Field: '/admin-ui/project-number.tsx#ProjectNumber' } },
};

/** Beside the form: terms that are short. */
const tenderCheckField: Field = {
  name: 'tenderCheck',
  type: 'ui',
  label: '核对',
  admin: {
    components: { Field: '/admin-ui/tender-check.tsx#TenderCheck' },
    disableListColumn: true,
    position: 'sidebar',
  },
};

const collection = publicCollection({
  slug: 'purchases',
  singular: '招标公告',
  plural: '招标采购',
  group: 'tender',
  description: '同一项目的公告以项目编号相连，状态按时间自动计算。',
  columns: ['title', 'noticeType', 'projectNo', 'deadlineAt'],
  searched: ['title', 'projectNo', 'owner', 'agent'],
  indexes: [
    { fields: ['noticeType', '_status', 'withdrawn', 'publishedAt'] },
    // All that the status is computed from, so that counting by status never reads a record.
    {
      fields: [
        '_status',
        'withdrawn',
        'publishedAt',
        'noticeType',
        'projectNo',
        'filesFrom',
        'deadlineAt',
        'opensAt',
        'publicFrom',
        'publicTo',
      ],
    },
  ],
  hooks: {
    beforeValidate: [
      checkTimeOrder([
        ['filesFrom', 'filesTo', '招标文件获取截止时间必须晚于开始时间'],
        ['filesFrom', 'deadlineAt', '投标截止时间必须晚于招标文件获取开始时间'],
        ['publicFrom', 'publicTo', '公示结束时间必须晚于公示开始时间'],
      ]),
    ],
  },
  fields: [
    choiceField({
      name: 'noticeType',
      label: '公告类型',
      required: true,
      index: true,
      sidebar: true,
      options: tenderNoticeTypes,
    }),
    tenderCheckField,
    confirmedFlagsField,
    choiceField({ name: 'category', label: '采购类别', index: true, sidebar: true, options: tenderCategories }),
    {
      type: 'tabs',
      tabs: [
        {
          label: '公告',
          fields: [
            titleField(),
            projectNumberField,
            {
              type: 'row',
              fields: [
                textField({ name: 'method', label: '采购方式', limit: 'short', placeholder: '公开招标、询比……' }),
                textField({ name: 'budget', label: '预算', limit: 'short' }),
                textField({ name: 'region', label: '地区', limit: 'short' }),
              ],
            },
            {
              type: 'row',
              fields: [textField({ name: 'owner', label: '招标人' }), textField({ name: 'agent', label: '代理机构' })],
            },
            {
              type: 'row',
              fields: [
                textField({ name: 'deposit', label: '投标保证金', limit: 'short', placeholder: '不收取' }),
                textField({ name: 'ceiling', label: '最高限价', limit: 'short', placeholder: '见招标文件第二章' }),
                textField({ name: 'lots', label: '标段', placeholder: '一个标段，不接受联合体' }),
              ],
            },
            contentField(),
            attachmentsField(),
          ],
        },
        {
          label: '投标',
          description: '投标人要带的文件和递交方式，单独列在页面上，不必在正文里重复；可以不填。',
          fields: [
            {
              name: 'documents',
              type: 'array',
              label: '投标要带的文件',
              labels: { singular: '文件', plural: '文件' },
              maxRows: 30,
              fields: [
                textField({ name: 'name', label: '文件', required: true, placeholder: '投标函与报价表' }),
                textField({ name: 'note', label: '要求', placeholder: '格式见招标文件第六章，签字并盖章' }),
              ],
            },
            textareaField({
              name: 'delivery',
              label: '怎么递交',
              limit: 'paragraph',
              description: '份数、密封、地点，以及迟到怎么处理。每行一段。',
            }),
          ],
        },
        {
          label: '时间',
          description: '均为北京时间。',
          fields: [
            timeField({ name: 'filesFrom', label: '招标文件获取开始' }),
            timeField({ name: 'filesTo', label: '招标文件获取截止' }),
            timeField({ name: 'deadlineAt', label: '投标截止时间', index: true }),
            timeField({ name: 'opensAt', label: '开标时间', index: true }),
            timeField({ name: 'publicFrom', label: '公示开始' }),
            timeField({ name: 'publicTo', label: '公示结束' }),
          ],
        },
        {
          label: '联系与候选人',
          fields: [
            {
              name: 'contacts',
              type: 'array',
              label: '联系方式',
              labels: { singular: '联系人', plural: '联系人' },
              maxRows: 20,
              fields: [
                textField({ name: 'role', label: '身份', limit: 'short', placeholder: '招标人、代理机构、监督' }),
                textField({ name: 'name', label: '联系人', limit: 'short' }),
                textField({ name: 'phone', label: '电话', limit: 'short' }),
                textField({ name: 'email', label: '电子邮箱' }),
                textField({ name: 'address', label: '地址' }),
              ],
            },
            {
              name: 'candidates',
              type: 'array',
              label: '中标候选人',
              labels: { singular: '候选人', plural: '候选人' },
              maxRows: 50,
              fields: [
                integerField({ name: 'rank', label: '名次', min: 1, max: 99 }),
                textField({ name: 'name', label: '单位', required: true }),
                textField({ name: 'price', label: '报价', limit: 'short' }),
                textField({ name: 'score', label: '得分', limit: 'short' }),
              ],
            },
          ],
        },
      ],
    },
  ],
});

export const purchases: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          '/admin-ui/tender-chain.tsx#TenderChain',
        ],
      },
    },
  },
};
