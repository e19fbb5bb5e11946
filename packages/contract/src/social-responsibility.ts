/** 社会责任: reports, cases, charity. */
import * as z from 'zod/mini';
import { definePagedList } from './endpoint.ts';
import { codeField, codeParam, idField, numberField, partField, textField, timeField } from './field.ts';
import { image, pdfFile } from './media.ts';
import { socialResponsibilityTypes } from './social-responsibility-types.ts';

export * from './social-responsibility-types.ts';

/** A report, case or charity; `year` is the year it speaks of. */
export const socialResponsibilityItem = z.object({
  id: idField(),
  type: codeField(socialResponsibilityTypes),
  year: numberField(),
  title: textField(300),
  cover: partField(image),
  summary: textField(1000),
  pdf: partField(pdfFile),
  publishedAt: timeField(),
});
export type SocialResponsibilityItem = z.output<typeof socialResponsibilityItem>;

/** Spec §7 /v1/social-responsibility-list. */
export const socialResponsibilityList = definePagedList({
  name: 'social-responsibility-list',
  summary: '社会责任列表',
  request: { type: codeParam(socialResponsibilityTypes) },
  item: socialResponsibilityItem,
});
