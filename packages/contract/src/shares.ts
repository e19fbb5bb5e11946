/** 股本与股东: the share capital after each change, and the ten largest holders. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, countField, dayField, dayParam, idField, listField, numberField, textField } from './field.ts';
import { holderKinds } from './share-codes.ts';

/**
 * The share capital from `day` on, in shares. What is not `floating` is restricted; the next part of it floats from `unlockDay`.
 * `noticeId` is the announcement's.
 */
export const capitalItem = z.object({
  id: idField(),
  day: dayField(),
  total: numberField(),
  floating: numberField(),
  reason: textField(200),
  unlockDay: dayField(),
  noticeId: numberField(),
});
export type CapitalItem = z.output<typeof capitalItem>;

/** Additive /v1/capital-list, newest first. */
export const capitalList = defineList({ name: 'capital-list', summary: '股本变动', item: capitalItem });

/**
 * A holder at the end of a day. `id` is the day and the rank as digits. `percent` of the total shares is decimal text.
 * `pledged` are shares that are pledged, marked or frozen; null: none.
 */
export const holderItem = z.object({
  id: idField(),
  asOf: dayField(),
  rank: countField(),
  name: textField(200),
  kind: codeField(holderKinds),
  shares: numberField(),
  percent: textField(24),
  pledged: numberField(),
});
export type HolderItem = z.output<typeof holderItem>;

/**
 * Additive /v1/holder-list: the holders at `asOf`, by rank; at the latest day where it is left out. Empty for a day without a list.
 * `days` are all days with a list, newest first; `source` is the report, `holderCount` how many holders there are.
 */
export const holderList = defineList({
  name: 'holder-list',
  summary: '前十大股东',
  request: { asOf: dayParam() },
  item: holderItem,
  extra: {
    asOf: dayField(),
    days: listField(z.string()),
    source: textField(200),
    holderCount: numberField(),
    note: textField(500),
  },
});
