/** 集团荣誉. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { dayField, flagField, idField, partField, textField } from './field.ts';
import { image } from './media.ts';

/** An honour; `level` is free text (国家级, 省级 …), `holder` the unit that received it, `why` what a chosen one was given for. */
export const honorItem = z.object({
  id: idField(),
  title: textField(300),
  image: partField(image),
  level: textField(50),
  awardedBy: textField(200),
  awardedOn: dayField(),
  holder: textField(200),
  isChosen: flagField(),
  why: textField(300),
});
export type HonorItem = z.output<typeof honorItem>;

/** Spec §7 /v1/honor-list. */
export const honorList = defineList({ name: 'honor-list', summary: '集团荣誉', item: honorItem });
