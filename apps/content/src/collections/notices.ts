import { noticeTypes } from '@yunxia/contract/notice';
import { changesField } from '../fields/changes.ts';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { attachmentsField, pdfField } from '../fields/media.ts';
import { dayField } from '../fields/date.ts';
import { outageFields, overlapWarningField, placeIndexField, revisionField } from '../fields/outage.ts';
import { summaryField, textField, titleField, urlField } from '../fields/text.ts';
import { countRevisions, noteOutageChange } from '../hooks/outage-changes.ts';
import { warnOfOverlap } from '../hooks/outage-overlap.ts';
import { fillPlaceIndex } from '../hooks/outage-place-index.ts';
import { checkOutageTimes } from '../hooks/outage-times.ts';
import { indexNoticePlaces, removeNoticePlaces } from '../places/place-store.ts';
import { publicCollection } from './public-collection.ts';

export const notices = publicCollection({
  slug: 'notices',
  singular: '公告',
  group: 'disclosure',
  description: '公司公告、投资者活动、停电检修公告和投诉举报公告，共用一套编号。',
  columns: ['title', 'type', 'startAt'],
  searched: ['title', 'number', 'summary'],
  indexes: [
    // All that an outage's status is computed from, so that counting by status never reads a record.
    {
      fields: [
        ...['type', '_status', 'withdrawn', 'publishedAt', 'startAt', 'endAt', 'expectedRestoreAt', 'restoredAt'],
        ...['previousStartAt', 'override', 'kind'],
      ],
    },
    { fields: ['type', '_status', 'withdrawn', 'startAt'] },
  ],
  hooks: {
    beforeValidate: [checkOutageTimes],
    beforeChange: [warnOfOverlap, noteOutageChange, countRevisions, fillPlaceIndex],
    afterChange: [indexNoticePlaces],
    afterDelete: [removeNoticePlaces],
  },
  fields: [
    choiceField({
      name: 'type',
      label: '公告类型',
      required: true,
      index: true,
      sidebar: true,
      options: noticeTypes,
    }),
    overlapWarningField,
    placeIndexField,
    revisionField,
    {
      type: 'tabs',
      tabs: [
        {
          label: '内容',
          fields: [
            titleField(),
            {
              type: 'row',
              fields: [
                {
                  ...textField({ name: 'number', label: '编号', limit: 'short', index: true }),
                  disableDuplicate: true,
                },
                textField({ name: 'category', label: '分类', limit: 'short', index: true }),
              ],
            },
            summaryField(),
            contentField(),
          ],
        },
        {
          label: '停电与活动时间',
          description: '停电检修公告填写全部内容；投资者活动只填写开始和结束时间，供日历订阅；其他公告不填。',
          fields: outageFields(),
        },
        {
          label: '股东会',
          description: '投资者活动中的股东会填写，显示在页面的办理卡和日历里；其他公告不填。',
          fields: [
            textField({ name: 'place', label: '地点', placeholder: '集团总部二楼会议室' }),
            dayField({ name: 'recordOn', label: '股权登记日', description: '当日收市后登记在册的股东可以参加。' }),
          ],
        },
        {
          label: '文件与变更',
          fields: [
            pdfField({ name: 'pdf', label: '公告文件（PDF）' }),
            {
              ...urlField({ name: 'originUrl', label: '原文网址', description: '例如指定披露网站上的原文。' }),
              disableDuplicate: true,
            },
            attachmentsField(),
            changesField(),
          ],
        },
      ],
    },
  ],
});
