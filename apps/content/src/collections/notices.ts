import { filingLabels } from '@yunxia/contract/filing';
import { noticeTypes } from '@yunxia/contract/notice';
import type { CollectionConfig, Field } from 'payload';
import { changesField } from '../fields/changes.ts';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { attachmentsField, pdfField } from '../fields/media.ts';
import { dayField, timeField } from '../fields/date.ts';
import {
  confirmedFlagsField,
  importIdField,
  outageCheckField,
  outageFields,
  placeIndexField,
  revisionField,
} from '../fields/outage.ts';
import { summaryField, TEXT_LIMITS, textField, titleField, urlField } from '../fields/text.ts';
import { checkAnnouncement } from '../hooks/announcement-rules.ts';
import { countRevisions, noteOutageChange } from '../hooks/outage-changes.ts';
import { fillPlaceIndex } from '../hooks/outage-place-index.ts';
import { checkOutageTimes } from '../hooks/outage-times.ts';
import { outageImportEndpoints } from '../import/outage-import.ts';
import { indexNoticePlaces, removeNoticePlaces } from '../places/place-store.ts';
import { outageFlagsEndpoint } from '../outages/find-flags.ts';
import { fillOutageTitle } from '../outages/outage-title.ts';
import { publicCollection } from './public-collection.ts';

const titleOfNotice = titleField();

/** An outage without a title gets one from its kind, place and line. */
const noticeTitleField: Field = {
  ...titleOfNotice,
  required: false,
  admin: { description: '停电检修公告可以留空，由区县、线路和类别组成。' },
  validate: (value: string | null | undefined, { data }: { data: unknown }) =>
    !value && (data as { type?: unknown } | undefined)?.type !== 'overhaul'
      ? '请填写标题'
      : !value ||
        value.length <= TEXT_LIMITS.title ||
        `标题不能超过 ${TEXT_LIMITS.title} 个字（现在 ${value.length} 个）`,
} as Field;

const collection = publicCollection({
  slug: 'notices',
  singular: '公告',
  group: 'disclosure',
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
    beforeValidate: [fillOutageTitle, checkOutageTimes],
    beforeChange: [checkAnnouncement, noteOutageChange, countRevisions, fillPlaceIndex],
    afterChange: [indexNoticePlaces],
    afterDelete: [removeNoticePlaces],
  },
  fields: [
    {
      ...choiceField({
        name: 'type',
        label: '公告类型',
        required: true,
        index: true,
        sidebar: true,
        options: noticeTypes,
      }),
      // `?type=overhaul` begins an outage
      defaultValue: ({ req }) => {
        const asked = req?.searchParams?.get('type');
        return asked && Object.hasOwn(noticeTypes, asked) ? asked : undefined;
      },
    },
    outageCheckField,
    placeIndexField,
    revisionField,
    importIdField,
    confirmedFlagsField,
    ...outageFields(),
    {
      type: 'tabs',
      tabs: [
        {
          label: '内容',
          fields: [
            noticeTitleField,
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
          label: '披露',
          description: '公司公告先在交易所网站和指定媒体披露，再在本站发布。',
          admin: { condition: (data) => data?.['type'] === 'announcement' },
          fields: [
            choiceField({
              name: 'filing',
              label: '公告类别',
              options: filingLabels,
              index: true,
              description: '照交易所的分类选，列表按它分组。',
            }),
            {
              ...timeField({
                name: 'exchangePublishedAt',
                label: '交易所披露时间',
                description: '不晚于本站发布时间。',
              }),
              disableDuplicate: true,
            },
            {
              name: 'corrects',
              type: 'relationship',
              relationTo: 'notices',
              label: '更正的公告',
              disableDuplicate: true,
              filterOptions: { type: { equals: 'announcement' } },
              admin: { description: '更正公告选被更正的那一份，两份互相链接。' },
            },
          ],
        },
        {
          label: '会议',
          description: '投资者活动填写，显示在页面的办理卡和投资者日历里。',
          admin: { condition: (data) => data?.['type'] === 'activity' },
          fields: [
            textField({ name: 'place', label: '地点', placeholder: '集团总部二楼会议室' }),
            urlField({ name: 'joinUrl', label: '线上参加网址', description: '网络文字互动或直播的页面。' }),
            dayField({ name: 'recordOn', label: '股权登记日', description: '当日收市后登记在册的股东可以参加。' }),
            {
              name: 'isCancelled',
              type: 'checkbox',
              label: '活动取消',
              defaultValue: false,
              disableDuplicate: true,
              admin: {
                description: '取消的活动不要撤下：勾选后页面写明“已取消”，订阅的日历随之更新。改期直接改时间。',
              },
            } as Field,
          ],
        },
        {
          label: '文件与变更',
          fields: [
            pdfField({ name: 'pdf', label: '公告文件（PDF）' }),
            {
              ...urlField({
                name: 'originUrl',
                label: '原文网址',
                description: '公司公告必填：交易所或指定媒体上的原文，以 https:// 开头。',
              }),
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

export const notices: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: ['/admin-ui/outage-links.tsx#OutageLinks'],
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          '/admin-ui/outage-actions.tsx#OutageActions',
        ],
      },
    },
  },
  endpoints: [...(collection.endpoints || []), outageFlagsEndpoint, ...outageImportEndpoints],
};
