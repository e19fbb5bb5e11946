/** 专栏: single pages that editors write. */
import * as z from 'zod/mini';
import { defineInfo } from './endpoint.ts';
import {
  dayField,
  htmlField,
  idField,
  listField,
  partField,
  requiredCodeParam,
  textField,
  timeField,
} from './field.ts';
import { attachment, block, image } from './media.ts';

/** Special columns by key. */
export const specialColumnKeys = {
  hotline_intro: '热线介绍',
  hotline_guide: '办事指南',
  disclosure_application: '依申请公开',
  disclosure_guide: '信息公开指南',
  stock: '股票信息',
  investor_contact: '投资者联系',
  dividend: '分红与股本',
  governance: '公司治理',
  talent: '人才战略',
  press: '媒体服务',
  legal_statement: '法律声明',
  tools: '便民工具',
  about: '关于本站',
} as const;
export type SpecialColumnKey = keyof typeof specialColumnKeys;

/** Whom to turn to: what it is for, the hours, and a number or an e-mail address. */
export const columnContact = z.object({ label: textField(100), hours: textField(100), value: textField(200) });
export type ColumnContact = z.output<typeof columnContact>;

/** A figure to quote, with the sentence that says what it counts, where it was published, and the day it stands for. */
export const columnFigure = z.object({
  value: textField(50),
  unit: textField(50),
  text: textField(200),
  source: textField(200),
  asOf: dayField(),
});
export type ColumnFigure = z.output<typeof columnFigure>;

/** A line of a fact sheet. */
export const columnFact = z.object({ label: textField(100), value: textField(500) });
export type ColumnFact = z.output<typeof columnFact>;

/** A career path: its steps from the first to the last, each with the time or a remark. */
export const columnPath = z.object({
  name: textField(50),
  steps: listField(z.object({ name: textField(100), note: textField(100) })),
});
export type ColumnPath = z.output<typeof columnPath>;

/** Somebody's words, and who that is. */
export const columnVoice = z.object({ quote: textField(500), speaker: textField(100), unit: textField(200) });
export type ColumnVoice = z.output<typeof columnVoice>;

/** A special column; blocks are titled parts below the main text. `statement`, one phrase a line, opens the page. */
export const specialColumnInfoSchema = z.object({
  id: z.optional(idField()),
  key: textField(50),
  title: textField(300),
  content: htmlField(),
  blocks: listField(block),
  images: listField(image),
  attachments: listField(attachment),
  statement: textField(200),
  contacts: listField(columnContact),
  figures: listField(columnFigure),
  facts: listField(columnFact),
  paths: listField(columnPath),
  voice: partField(columnVoice),
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
