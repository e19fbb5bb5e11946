import { recruitTypes } from '@yunxia/contract/recruit';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { timeField } from '../fields/date.ts';
import { attachmentsField } from '../fields/media.ts';
import { integerField } from '../fields/number.ts';
import { textField, titleField, urlField } from '../fields/text.ts';
import { checkTimeOrder } from '../hooks/time-order.ts';
import { publicCollection } from './public-collection.ts';

export const recruits = publicCollection({
  slug: 'recruits',
  singular: '招聘',
  group: 'people',
  columns: ['title', 'type', 'company', 'city', 'deadlineAt'],
  searched: ['title', 'company', 'department', 'city'],
  indexes: [{ fields: ['type', '_status', 'withdrawn', 'publishedAt'] }],
  hooks: { beforeValidate: [checkTimeOrder([['publishedAt', 'deadlineAt', '报名截止时间必须晚于发布时间']])] },
  fields: [
    choiceField({ name: 'type', label: '类别', required: true, index: true, sidebar: true, options: recruitTypes }),
    titleField('岗位名称'),
    {
      type: 'row',
      fields: [
        textField({ name: 'company', label: '用人单位' }),
        textField({ name: 'department', label: '部门', limit: 'short' }),
      ],
    },
    {
      type: 'row',
      fields: [
        textField({ name: 'city', label: '工作地点', limit: 'short', index: true }),
        integerField({ name: 'headcount', label: '人数', min: 1, max: 9999, description: '不填显示为“若干”。' }),
        textField({
          name: 'discipline',
          label: '学科',
          limit: 'short',
          placeholder: '电气',
          description: '列表按它筛选，同类岗位写同一个词。',
        }),
        textField({ name: 'education', label: '学历要求', limit: 'short' }),
        textField({ name: 'salary', label: '薪酬', limit: 'short' }),
      ],
    },
    timeField({ name: 'deadlineAt', label: '报名截止时间', index: true }),
    { ...contentField('岗位职责'), name: 'duties' },
    { ...contentField('任职要求'), name: 'requirements' },
    { ...contentField('应聘方式'), name: 'howToApply' },
    {
      type: 'row',
      fields: [
        textField({ name: 'email', label: '投递邮箱' }),
        textField({ name: 'phone', label: '咨询电话', limit: 'short' }),
      ],
    },
    urlField({ name: 'applyUrl', label: '网上报名网址' }),
    attachmentsField(),
  ],
});
