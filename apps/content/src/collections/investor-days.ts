import { investorDayKinds } from '@yunxia/contract/ir-event-kinds';
import { parseTime } from '@yunxia/contract/time';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { summaryField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

const checkSpan: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { kind, day, until } = { ...(originalDoc as object | undefined), ...data } as Record<string, unknown>;
  const [from, to] = [parseTime(String(day ?? '')), until ? parseTime(String(until)) : null];
  const fault =
    from !== null && to !== null && to < from
      ? '最后一天不能早于第一天'
      : kind === 'blackout' && data?.['_status'] === 'published' && to === null
        ? '静默期请填写最后一天'
        : null;
  if (fault) throw new ValidationError({ collection: 'investor-days', errors: [{ path: 'until', message: fault }] });
  return data;
};

/** Days of periodic reports and silent periods; activities and distributions bring their own days into the calendar. */
export const investorDays = publicCollection({
  slug: 'investor-days',
  singular: '投资者日程',
  group: 'disclosure',
  description:
    '定期报告的预约披露日和静默期，显示在投资者日历里。股东会、说明会和接待写在“投资者活动”公告里，登记日和除息日写在“分红送配”里，不用在这里重填。',
  columns: ['title', 'kind', 'day', 'until'],
  defaultSort: ['-day', '-id'],
  hooks: { beforeValidate: [checkSpan] },
  fields: [
    titleField('名称'),
    choiceField({ name: 'kind', label: '种类', required: true, defaultValue: 'results', options: investorDayKinds }),
    {
      type: 'row',
      fields: [
        dayField({ name: 'day', label: '第一天', required: true, index: true }),
        dayField({ name: 'until', label: '最后一天', description: '只有一天的不填。' }),
      ],
    },
    summaryField(),
    {
      name: 'notice',
      type: 'relationship',
      relationTo: 'notices',
      label: '相关公告',
      filterOptions: { type: { equals: 'announcement' } },
    },
  ],
});
