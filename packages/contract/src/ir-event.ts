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
  integerParam,
  numberField,
  textField,
  timeField,
} from './field.ts';
import { irEventKinds, irEventStates } from './ir-event-kinds.ts';

/**
 * A date of investors. `id` is no other date's and stays; `uid` names it for good: `notice-3` is an activity, `dividend-5-record` and `dividend-5-ex` days of a
 * distribution, `investor-day-7` a day of a report or a silent period. `revision` grows with every save, `changedAt` is the last one.
 * With `allDay` the event has whole days: `startAt` is the midnight that begins the first, `endAt` the one that ends the last.
 * `noticeId` is the notice that a visitor can open; null: none. `state` says whether it takes place.
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
  state: codeField(irEventStates),
  revision: countField(),
  changedAt: timeField(),
});
export type IrEvent = z.output<typeof irEvent>;

/** Days for which a withdrawn date is listed after it is over, as long as cancelled outages are. */
export const KEPT_DAYS = 30;

/**
 * Additive /v1/ir-event-list: dates that touch the days from `from` to `to` (both included; without them all), the earliest
 * first, 500 at most: the latest ones. `kind` leaves one kind. With `withWithdrawn` 1 dates of records that were withdrawn stay in the
 * list for {@link KEPT_DAYS} days after they are over, without any text: calendars that have them take them off.
 */
export const irEventList = defineList({
  name: 'ir-event-list',
  summary: '投资者日历',
  request: { from: dayParam(), to: dayParam(), kind: codeParam(irEventKinds), withWithdrawn: integerParam(0, 1) },
  item: irEvent,
});
