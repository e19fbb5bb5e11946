import { meetingBodies } from '@yunxia/contract/share-codes';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { textareaField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const governanceMeetings = publicCollection({
  slug: 'governance-meetings',
  singular: '公司会议',
  group: 'disclosure',
  description: '已经召开的股东会、董事会和专门委员会会议。',
  columns: ['title', 'body', 'day'],
  defaultSort: ['-day', '-id'],
  fields: [
    titleField('会议名称'),
    {
      type: 'row',
      fields: [
        choiceField({
          name: 'body',
          label: '机构',
          required: true,
          defaultValue: 'board',
          options: meetingBodies,
        }),
        dayField({ name: 'day', label: '召开日', required: true, index: true }),
      ],
    },
    textareaField({ name: 'matters', label: '审议事项', limit: 'paragraph' }),
    {
      name: 'notice',
      type: 'relationship',
      relationTo: 'notices',
      label: '决议公告',
      filterOptions: { type: { equals: 'announcement' } },
    },
  ],
});
