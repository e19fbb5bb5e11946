/** 分红: what was paid and given on the share, newest first. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, countField, dayField, idField, numberField, textField } from './field.ts';
import { dividendStatuses } from './stock-codes.ts';

/**
 * A distribution. `title` names it (2025年度), `planText` as announced (每10股派1.50元（含税）). Cash, shares given and
 * shares offered are of one share, as decimal text; '' where there is none. `noticeId` is the announcement's.
 */
export const dividendItem = z.object({
  id: idField(),
  title: textField(120),
  year: countField(),
  planText: textField(200),
  cashPerShare: textField(24),
  shareRatio: textField(24),
  rightsRatio: textField(24),
  rightsPrice: textField(24),
  announcedOn: dayField(),
  recordDay: dayField(),
  exDay: dayField(),
  payDay: dayField(),
  status: codeField(dividendStatuses),
  noticeId: numberField(),
});
export type DividendItem = z.output<typeof dividendItem>;

/** Additive /v1/dividend-list. */
export const dividendList = defineList({ name: 'dividend-list', summary: '分红送配', item: dividendItem });
