/** 专栏: single pages that editors write. */
import * as z from 'zod/mini';
import { defineInfo } from './endpoint.ts';
import { htmlField, idField, listField, requiredCodeParam, textField, timeField } from './field.ts';
import { attachment, block, image } from './media.ts';

/** Special columns by key. */
export const specialColumnKeys = {
  hotline_intro: '热线介绍',
  hotline_guide: '办事指南',
  disclosure_application: '依申请公开',
  disclosure_guide: '信息公开指南',
  stock: '股票信息',
  investor_contact: '投资者联系',
  talent: '人才战略',
  legal_statement: '法律声明',
  tools: '便民工具',
  about: '关于本站',
} as const;
export type SpecialColumnKey = keyof typeof specialColumnKeys;

/** A special column; blocks are titled parts below the main text. */
export const specialColumnInfoSchema = z.object({
  id: z.optional(idField()),
  key: textField(50),
  title: textField(300),
  content: htmlField(),
  blocks: listField(block),
  images: listField(image),
  attachments: listField(attachment),
  updatedAt: timeField(),
});
export type SpecialColumnInfo = z.output<typeof specialColumnInfoSchema>;

/** Spec §7 /v1/special-column-info. */
export const specialColumnInfo = defineInfo({
  name: 'special-column-info',
  summary: '专栏页面',
  request: { key: requiredCodeParam(specialColumnKeys) },
  info: specialColumnInfoSchema,
});
