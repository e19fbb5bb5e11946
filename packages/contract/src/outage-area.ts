/** 供电区域: counties, towns and villages in which outages are looked up. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, codeParam, idField, integerParam, partField, textField } from './field.ts';

export const outageAreaKinds = { county: '区县', town: '乡镇街道', village: '村社区' } as const;
export type OutageAreaKind = keyof typeof outageAreaKinds;

/** An area. `title` is its name, `initials` the first letters of its pinyin, parentId null for a county. */
export const outageAreaItem = z.object({
  id: idField(),
  title: textField(50),
  kind: codeField(outageAreaKinds),
  parentId: partField(z.number()),
  pinyin: textField(100),
  initials: textField(20),
  phone: textField(50),
});
export type OutageAreaItem = z.output<typeof outageAreaItem>;

/** Additive /v1/outage-area-list. */
export const outageAreaList = defineList({
  name: 'outage-area-list',
  summary: '供电区域',
  request: { kind: codeParam(outageAreaKinds), parentId: integerParam() },
  item: outageAreaItem,
});
