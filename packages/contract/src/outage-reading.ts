/** How a typed place was read: the part of an outage answer that says what the answer is about. */
import * as z from 'zod/mini';
import { codeField, countsField, dayField, listField, partField, textField, timeField } from './field.ts';

/** How sure it is that the typed place is the one that was answered, by code word. */
export const placeCertainties = { unknown: '未收录', partly: '部分匹配', known: '已核对' } as const;
export type PlaceCertainty = keyof typeof placeCertainties;

/** What a name of the directory stands for, by code word. */
export const placeKinds = {
  county: '区县',
  town: '乡镇街道',
  village: '村社区',
  line: '线路',
  transformer: '台区',
  scope: '地点',
} as const;
export type PlaceKind = keyof typeof placeKinds;

/** A place of the directory: its name, and the county and town around it ("" where that is the place itself). */
export const readPlace = z.object({
  title: textField(100),
  kind: codeField(placeKinds),
  county: textField(50),
  town: textField(50),
});
export type ReadPlace = z.output<typeof readPlace>;

/** A part of one day that a text asks for: 今天晚上, which lasts from 18:00 to 05:00 of the next day. */
export const readHours = z.object({
  /** What the part is called: 晚上. */
  name: textField(20),
  from: timeField(),
  to: timeField(),
  /** How many outages of the answer touch these hours, by status. */
  counts: countsField(),
});

/**
 * How the place and the days of a look-up were read.
 *
 * Only `known` allows the statement that there is no outage: nothing of the text was left unread that could name
 * another place. With `partly` the list has what is nearest, the outages of `listed`; with `unknown` it is empty.
 */
export const outageReading = z.object({
  certainty: codeField(placeCertainties),
  /** The place as typed, without the words for days and questions; "" when no place was asked for. */
  asked: textField(100),
  /** The places that were recognised, as the directory names them; more than one when a name stands for several. */
  places: listField(readPlace),
  /** Names, as notices write them, that the text asks for: they stand first in a notice and are marked. */
  marks: listField(z.string()),
  /** With `partly` the place whose outages are listed instead; "" when there is none. */
  listed: textField(100),
  /** Places that may have been meant, at most three. */
  guesses: listField(readPlace),
  /** What of the text stands for nothing in the directory; "" for nothing. */
  unread: textField(100),
  /** The phone that answers for the place; "" when it has none of its own. */
  phone: textField(50),
  /** Days that the text names, and how they were read: `明天 11月29日 周日`; null and "" when it names none. */
  start: dayField(),
  end: dayField(),
  days: textField(50),
  /** The part of the one day that is asked for: its outages go first, the others of the day follow; null for whole days. */
  hours: partField(readHours),
});
export type OutageReading = z.output<typeof outageReading>;
