import { reportKinds } from '@yunxia/contract/report-codes';
import type { CollectionBeforeValidateHook, Field } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { dayField } from '../fields/date.ts';
import { pdfField } from '../fields/media.ts';
import { yearField } from '../fields/number.ts';
import { priceField } from '../fields/price.ts';
import { summaryField, TEXT_LIMITS, textareaField, textField, titleField, urlField } from '../fields/text.ts';
import { checkReport, idOf } from '../reports/check-report.ts';
import { publicCollection } from './public-collection.ts';

/** A report without a title has that of its announcement. */
const fillTitle: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const values = { ...(originalDoc as object | undefined), ...data } as { title?: unknown; notice?: unknown };
  const notice = idOf(values.notice);
  if (!data || notice === null || String(values.title ?? '').trim()) return data;
  const { docs } = await req.payload.find({
    ...{ collection: 'notices', where: { id: { equals: notice } }, select: { title: true } },
    ...{ depth: 0, limit: 1, pagination: false, overrideAccess: false, draft: true, req },
  });
  return { ...data, title: docs[0]?.title };
};

const check: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const before = (originalDoc ?? {}) as { id?: number };
  checkReport({ ...before, ...(data as object | undefined) });
  return data;
};

/** A report by its year and kind; its file, its summary as a page, and what the meeting on it left. */
export const reports = publicCollection({
  slug: 'reports',
  singular: '定期报告',
  group: 'disclosure',
  description:
    '每份报告一条。还没有披露的，只填预约披露日；披露后清空预约日，选“披露公告”，标题和全文从公告取，不用再传一遍。',
  columns: ['title', 'year', 'kind', 'dueOn'],
  searched: ['title'],
  defaultSort: ['-year', '-publishedAt', '-id'],
  hooks: { beforeValidate: [fillTitle, check] },
  indexes: [{ fields: ['year', 'kind'] }],
  fields: [
    {
      ...titleField(),
      required: false,
      admin: { description: '选了披露公告的可以留空，用公告的标题。' },
      validate: (value: string | null | undefined, { data }: { data: unknown }) =>
        !value && idOf((data as { notice?: unknown } | undefined)?.notice) === null
          ? '请填写标题，或选择披露公告'
          : !value ||
            value.length <= TEXT_LIMITS.title ||
            `标题不能超过 ${TEXT_LIMITS.title} 个字（现在 ${value.length} 个）`,
    } as Field,
    {
      name: 'notice',
      type: 'relationship',
      relationTo: 'notices',
      label: '披露公告',
      disableDuplicate: true,
      filterOptions: { type: { equals: 'announcement' } },
      admin: { description: '公司公告里的这份报告。标题和全文（PDF）从它取，公告换了文件，这里跟着换。' },
    } as Field,
    {
      type: 'row',
      fields: [
        yearField(true),
        choiceField({ name: 'kind', label: '种类', required: true, options: reportKinds }),
        dayField({ name: 'dueOn', label: '预约披露日', description: '只在披露之前填写。' }),
      ],
    },
    { name: 'isAudited', type: 'checkbox', label: '已经审计', defaultValue: false },
    { ...summaryField(), admin: { description: '两三句话，显示在页面上方和搜索结果中。' } },
    { ...contentField('网页摘要'), admin: { description: '读者先看的内容，约四分钟读完。' } },
    {
      ...pdfField({ name: 'pdf', label: '报告全文（PDF）' }),
      admin: { description: '选了披露公告的不用上传；只有这里的文件与公告不同时才传。' },
    },
    {
      name: 'figures',
      type: 'array',
      label: '主要数据',
      labels: { singular: '数据', plural: '数据' },
      maxRows: 8,
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            textField({ name: 'label', label: '名称', required: true, limit: 'short' }),
            priceField({
              name: 'value',
              label: '数值',
              places: 6,
              isSigned: true,
              description: '例如 90.4，亏损写 -1.2',
            }),
            textField({ name: 'unit', label: '单位', limit: 'short' }),
            priceField({ name: 'changePercent', label: '同比（%）', places: 4, isSigned: true }),
          ],
        },
      ],
    },
    {
      name: 'correctedBy',
      type: 'relationship',
      relationTo: 'reports',
      label: '更正后的报告',
      admin: { description: '本报告有更正时，选更正后的那一份；两份在网站上互相指向。' },
    },
    {
      type: 'collapsible',
      label: '业绩说明会',
      fields: [
        {
          name: 'meeting',
          type: 'relationship',
          relationTo: 'notices',
          label: '说明会',
          filterOptions: { type: { equals: 'activity' } },
        },
        pdfField({ name: 'slides', label: '演示稿（PDF）' }),
        textareaField({
          name: 'slidesOutline',
          label: '演示稿的文字提纲',
          limit: 'paragraph',
          description: '每页一行，供看不到演示稿的读者使用。',
        }),
        urlField({ name: 'recordingUrl', label: '录像链接' }),
        textField({ name: 'recordingNote', label: '录像说明', limit: 'short', description: '例如 58分钟，有字幕' }),
        {
          name: 'questions',
          type: 'array',
          label: '问答实录',
          labels: { singular: '问答', plural: '问答' },
          maxRows: 200,
          admin: { initCollapsed: true },
          fields: [
            textareaField({ name: 'question', label: '问', required: true }),
            textareaField({ name: 'answer', label: '答', required: true, limit: 'paragraph' }),
          ],
        },
      ],
    },
  ],
});
