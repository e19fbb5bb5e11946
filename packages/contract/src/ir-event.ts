/** 投资者日历: meetings, receptions, days of reports and distributions, silent periods. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countField,
  dayParam,
  flagField,
  idField,
  numberField,
  textField,
  timeField,
} from './field.ts';
import { irEventKinds } from './ir-event-kinds.ts';

/**
 * A date of investors. `id` is no other date's and stays; `uid` names it for good: `notice-3` is an activity, `dividend-5-record` and `dividend-5-ex` days of a
 * distribution, `investor-day-7` a day of a report or a silent period. `revision` grows with every save, `changedAt` is the last one.
 * With `allDay` the event has whole days: `startAt` is the midnight that begins the first, `endAt` the one that ends the last.
 * `noticeId` is the notice that a visitor can open; null: none.
 */
export const irEvent = z.object({
  id: idField(),
  uid: textField(60),
  kind: codeField(irEventKinds),
  title: textField(300),
  summary: textField(1000),
  startAt: timeField(),
  endAt: timeField(),
  allDay: flagField(),
  place: textField(200),
  joinUrl: textField(1000),
  noticeId: numberField(),
  revision: countField(),
  changedAt: timeField(),
});
export type IrEvent = z.output<typeof irEvent>;

/**
 * Additive /v1/ir-event-list: dates that touch the days from `from` to `to` (both included; without them all), the earliest
 * first, 500 at most: the latest ones. `kind` leaves one kind.
 */
export const irEventList = defineList({
  name: 'ir-event-list',
  summary: '投资者日历',
  request: { from: dayParam(), to: dayParam(), kind: codeParam(irEventKinds) },
  item: irEvent,
});
