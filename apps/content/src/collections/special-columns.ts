import { specialColumnKeys } from '@yunxia/contract/special-column';
import type { Condition, Field } from 'payload';
import { contentField } from '../fields/content.ts';
import { dayField } from '../fields/date.ts';
import { keyField } from '../fields/key.ts';
import { attachmentsField, galleryField } from '../fields/media.ts';
import { textareaField, textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

const isOf =
  (...keys: readonly (keyof typeof specialColumnKeys)[]): Condition =>
  (record) =>
    keys.some((key) => key === record?.['key']);

/** Parts of the pages that are composed from fields instead of one text: 人才战略, 媒体服务 and 关于本站. */
const composedFields: Field[] = [
  {
    type: 'collapsible',
    label: '版面内容',
    admin: { condition: isOf('talent', 'press', 'about') },
    fields: [
      textareaField({
        name: 'statement',
        label: '开头的大字',
        limit: 'title',
        description: '两三个短句，一句一行。',
        placeholder: '先认识设备，\n再认识自己。',
      }),
      {
        name: 'paths',
        type: 'array',
        label: '成长路径',
        labels: { singular: '通道', plural: '通道' },
        maxRows: 4,
        admin: { initCollapsed: true, condition: isOf('talent') },
        fields: [
          textField({ name: 'name', label: '名称', required: true, limit: 'short', placeholder: '管理' }),
          textareaField({
            name: 'steps',
            label: '台阶',
            required: true,
            description: '从低到高，一行一个：名称，空格，时间或说明。各条通道相同的第一行合成共同的起点。',
            placeholder: '轮岗一年 电站、变电站、供电所各一段\n班组长 第4年起',
          }),
        ],
      },
      {
        name: 'voice',
        type: 'group',
        label: '一个人的话',
        admin: { description: '引文和说话的人；图片用上面“图片”中的第一张。', condition: isOf('talent') },
        fields: [
          textareaField({ name: 'quote', label: '原话' }),
          {
            type: 'row',
            fields: [
              textField({ name: 'speaker', label: '谁说的', limit: 'short', placeholder: '机械班，入职第三年' }),
              textField({ name: 'unit', label: '单位' }),
            ],
          },
        ],
      },
      {
        name: 'contacts',
        type: 'array',
        label: '联系方式',
        labels: { singular: '联系方式', plural: '联系方式' },
        maxRows: 6,
        admin: { condition: isOf('press', 'about') },
        fields: [
          {
            type: 'row',
            fields: [
              textField({ name: 'label', label: '名称', required: true, limit: 'short', placeholder: '新闻宣传部' }),
              textField({ name: 'hours', label: '时间', limit: 'short', placeholder: '工作日8:30至18:00' }),
              textField({ name: 'value', label: '电话或邮箱', required: true, limit: 'title' }),
            ],
          },
        ],
      },
      {
        name: 'figures',
        type: 'array',
        label: '可以引用的数字',
        labels: { singular: '数字', plural: '数字' },
        maxRows: 12,
        admin: { initCollapsed: true, condition: isOf('press') },
        fields: [
          {
            type: 'row',
            fields: [
              textField({ name: 'value', label: '数值', required: true, limit: 'short', placeholder: '102.6' }),
              textField({ name: 'unit', label: '单位', limit: 'short', placeholder: '亿千瓦时' }),
              dayField({ name: 'asOf', label: '截至日期' }),
            ],
          },
          textField({ name: 'text', label: '说明', required: true, placeholder: '前三季度发电量，同比减少4.1%' }),
          textField({ name: 'source', label: '来源', required: true, description: '已公开的报告或公告名称。' }),
        ],
      },
      {
        name: 'facts',
        type: 'array',
        label: '条目（一页纸介绍、网站资料）',
        labels: { singular: '条目', plural: '条目' },
        maxRows: 12,
        admin: { initCollapsed: true, condition: isOf('press', 'about') },
        fields: [
          {
            type: 'row',
            fields: [
              textField({ name: 'label', label: '名称', required: true, limit: 'short' }),
              textField({ name: 'value', label: '内容', required: true }),
            ],
          },
        ],
      },
    ],
  },
];

export const specialColumns = publicCollection({
  slug: 'special-columns',
  singular: '专栏页面',
  group: 'site',
  columns: ['title', 'key', 'updatedAt'],
  fields: [
    keyField(specialColumnKeys),
    titleField(),
    contentField(),
    {
      name: 'blocks',
      type: 'array',
      label: '分块内容',
      labels: { singular: '分块', plural: '分块' },
      maxRows: 60,
      admin: { initCollapsed: true },
      fields: [
        textField({ name: 'title', label: '小标题', required: true, limit: 'title' }),
        contentField('内容'),
        dayField({ name: 'updatedOn', label: '更新日期' }),
      ],
    },
    galleryField('images', '图片'),
    attachmentsField(),
    ...composedFields,
  ],
});
