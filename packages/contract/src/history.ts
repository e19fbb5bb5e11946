/** 发展历程. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { flagField, htmlField, idField, numberField, partField, textField } from './field.ts';
import { image } from './media.ts';

/** A moment of the group's history; `stage` names the period it belongs to, month is null when unknown, `isKey` marks what a stage is known for. */
export const historyItem = z.object({
  id: idField(),
  year: numberField(),
  month: numberField(),
  title: textField(300),
  content: htmlField(),
  image: partField(image),
  stage: textField(100),
  isKey: flagField(),
});
export type HistoryItem = z.output<typeof historyItem>;

/** Spec §7 /v1/history-list. */
export const historyList = defineList({ name: 'history-list', summary: '发展历程', item: historyItem });
