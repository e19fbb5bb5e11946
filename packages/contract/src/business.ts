/** 集团业务. */
import * as z from 'zod/mini';
import { defineList, definePagedList } from './endpoint.ts';
import { codeField, codeParam, htmlField, idField, integerParam, listField, partField, textField } from './field.ts';
import { figure, image } from './media.ts';

/** Business types by code word (Spec §2: the children of group_business). */
export const businessTypes = {
  electric: '电力生产供应',
  market: '市场化售电',
  energy: '综合能源',
  traffic: '绿色交通',
  new_energy: '新能源',
  storage: '新型储能',
  other: '其他业务',
} as const;
export type BusinessType = keyof typeof businessTypes;

/** A business with its text, figures and pictures. */
export const businessItem = z.object({
  id: idField(),
  type: codeField(businessTypes),
  title: textField(300),
  cover: partField(image),
  summary: textField(1000),
  content: htmlField(),
  figures: listField(figure),
  gallery: listField(image),
});
export type BusinessItem = z.output<typeof businessItem>;

/** A business as the home page shows it. */
export const businessHomeItem = z.object({
  id: idField(),
  type: codeField(businessTypes),
  title: textField(300),
  cover: partField(image),
  summary: textField(1000),
  figures: listField(figure),
});
export type BusinessHomeItem = z.output<typeof businessHomeItem>;

/** Spec §7 /v1/business-list. With `id`, the one business of that id. */
export const businessList = definePagedList({
  name: 'business-list',
  summary: '集团业务列表',
  request: { id: integerParam(), type: codeParam(businessTypes) },
  item: businessItem,
});

/** Spec §7 /v1/business-home. */
export const businessHome = defineList({
  name: 'business-home',
  summary: '首页业务板块',
  item: businessHomeItem,
});
