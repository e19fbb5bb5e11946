import { reportKinds } from '@yunxia/contract/report-codes';
import type { CollectionBeforeValidateHook } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { dayField } from '../fields/date.ts';
import { pdfField } from '../fields/media.ts';
import { yearField } from '../fields/number.ts';
import { priceField } from '../fields/price.ts';
import { summaryField, textareaField, textField, titleField, urlField } from '../fields/text.ts';
import { checkReport } from '../reports/check-report.ts';
import { publicCollection } from './public-collection.ts';

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
  description: '每份报告一条。还没有披露的，只填预约披露日；披露时上传文件并清空预约日。',
  columns: ['title', 'year', 'kind', 'dueOn'],
  searched: ['title'],
  defaultSort: ['-year', '-publishedAt', '-id'],
  hooks: { beforeValidate: [check] },
  indexes: [{ fields: ['year', 'kind'] }],
  fields: [
    titleField(),
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
    pdfField({ name: 'pdf', label: '报告全文（PDF）' }),
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
