import { parseTime } from '@yunxia/contract/time';
import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload';
import { referenceTableAccess } from '../access/reference-tables.ts';
import { dayField } from '../fields/date.ts';
import { titleField } from '../fields/text.ts';
import { ADMIN_GROUPS } from './public-collection.ts';

const checkSpan: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { day, until } = { ...(originalDoc as object | undefined), ...data } as { day?: string; until?: string | null };
  const [from, to] = [parseTime(String(day ?? '')), until ? parseTime(until) : null];
  if (from !== null && to !== null && to < from)
    throw new ValidationError({
      collection: 'trading-closures',
      errors: [{ path: 'until', message: '最后一天不能早于第一天' }],
    });
  return data;
};

/** The weekdays on which the exchange is closed, as it announces them. */
export const tradingClosures: CollectionConfig = {
  slug: 'trading-closures',
  labels: { singular: '休市日', plural: '休市日' },
  admin: {
    useAsTitle: 'title',
    hideAPIURL: true,
    group: ADMIN_GROUPS.disclosure,
    description:
      '照交易所的休市公告填写；周末不用填，调休上班的周末也不开市。填完一年后，请在“行情设置”中把“休市日已填至”改到那一年的最后一天。',
    defaultColumns: ['title', 'day', 'until'],
  },
  defaultSort: ['-day'],
  access: referenceTableAccess('trading-closures'),
  hooks: { beforeValidate: [checkSpan] },
  fields: [
    titleField('原因'),
    {
      type: 'row',
      fields: [
        dayField({ name: 'day', label: '休市第一天', required: true, index: true }),
        dayField({ name: 'until', label: '最后一天', description: '只休一天的不填。' }),
      ],
    },
  ],
};
