/** iCalendar (RFC 5545, RFC 7986): pure, and the same bytes for the same records. Times are written in UTC. */
import { addDays, parseDay, toIsoDay } from '@yunxia/contract/time';

/** Most octets of a line, its line break not counted (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/** When an event is: instants (epoch ms; `end` null when nobody knows), or whole days, both included. */
export type EventTime =
  { readonly start: number; readonly end: number | null } | { readonly firstDay: string; readonly lastDay: string };

/** One event of a calendar. */
export interface CalendarEvent {
  /** Permanent id of the event, in every version and feed. */
  readonly uid: string;
  /** Grows with every version. */
  readonly sequence: number;
  /** When this version was made, epoch ms. */
  readonly changedAt: number;
  readonly time: EventTime;
  readonly summary: string;
  /** Lines of plain text. */
  readonly description: string;
  readonly location: string;
  /** Absolute URL of its page. */
  readonly url: string;
  readonly categories: readonly string[];
  readonly isCancelled: boolean;
  /** Reminds so many minutes ahead; null: not at all. */
  readonly alarmMinutes: number | null;
}

/** What the events stand in. */
export interface CalendarHead {
  /** Who wrote it, e.g. `云峡水电`. */
  readonly producer: string;
  /** Name and description for those who subscribe; '' for the file of one event. */
  readonly name: string;
  readonly description: string;
  /** How often a subscriber should ask again, in minutes; null for the file of one event. */
  readonly refreshMinutes: number | null;
}

/** Writes a text value: what the format uses is escaped, control characters are dropped. */
export const toIcalText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** An instant (epoch ms) as `20260630T095000Z`. */
export const toIcalInstant = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Octets of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** Folds a line so that no piece has more than 75 octets and no character is cut. */
export const foldLine = (line: string): string => {
  // A unit of text has three octets at most, a pair of them four.
  if (line.length * 3 <= MAX_OCTETS) return line;
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      pieces.push(line.slice(from, at));
      from = at;
      // The space that marks a continuation counts among its octets.
      octets = 1;
    }
    at += character.length;
    octets += size;
  }
  return [...pieces, line.slice(from)].join('\r\n ');
};

/** Lines as a file has them: folded, each ended by CRLF. */
const toText = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** The beginning of a calendar; {@link toIcalEvent}s and {@link ICAL_END} follow. */
export const toIcalHead = (head: CalendarHead): string => toText(toCalendarLines(head));

/** One event of a calendar. */
export const toIcalEvent = (event: CalendarEvent): string => toText(toEventLines(event));

/** The end of a calendar. */
export const ICAL_END = 'END:VCALENDAR\r\n';

/** Writes a whole calendar. */
export const toIcal = (head: CalendarHead, events: readonly CalendarEvent[]): string =>
  toIcalHead(head) + events.map(toIcalEvent).join('') + ICAL_END;

const toCalendarLines = ({ producer, name, description, refreshMinutes }: CalendarHead): string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:-//${toIcalText(producer)}//ZH-CN`,
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  ...(name ? [`NAME:${toIcalText(name)}`, `X-WR-CALNAME:${toIcalText(name)}`] : []),
  ...(description ? [`DESCRIPTION:${toIcalText(description)}`, `X-WR-CALDESC:${toIcalText(description)}`] : []),
  ...(refreshMinutes === null
    ? []
    : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
];

const toEventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${toIcalText(event.uid)}`,
  `DTSTAMP:${toIcalInstant(event.changedAt)}`,
  `LAST-MODIFIED:${toIcalInstant(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...toTimeLines(event.time),
  `SUMMARY:${toIcalText(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${toIcalText(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${toIcalText(event.location)}`] : []),
  `URL:${event.url}`,
  ...(event.categories.length > 0 ? [`CATEGORIES:${event.categories.map(toIcalText).join(',')}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  ...(event.alarmMinutes === null || event.isCancelled ? [] : toAlarmLines(event.summary, event.alarmMinutes)),
  'END:VEVENT',
];

const toTimeLines = (time: EventTime): string[] => {
  if ('start' in time) {
    const end = time.end !== null && time.end > time.start ? [`DTEND:${toIcalInstant(time.end)}`] : [];
    return [`DTSTART:${toIcalInstant(time.start)}`, ...end];
  }
  // The end of an event of whole days is the day after its last one.
  const afterLast = toIsoDay(addDays(parseDay(time.lastDay) ?? 0, 1));
  const toDate = (day: string): string => day.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${toDate(time.firstDay)}`, `DTEND;VALUE=DATE:${toDate(afterLast)}`];
};

const toAlarmLines = (text: string, minutes: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${toIcalText(text)}`,
  `TRIGGER:${minutes % 1440 === 0 ? `-P${minutes / 1440}D` : `-PT${minutes}M`}`,
  'END:VALARM',
];
