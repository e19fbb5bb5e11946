import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, type CalendarHead, foldLine, toIcal, toIcalText } from './ical.ts';

const head: CalendarHead = { producer: '云峡水电', name: '', description: '', refreshMinutes: null };
const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'outage-7@600116.yunxia',
  sequence: 2,
  changedAt: Date.parse('2026-06-20T09:00:00+08:00'),
  time: { start: Date.parse('2026-06-30T17:50:00+08:00'), end: Date.parse('2026-07-01T00:00:00+08:00') },
  summary: '滨江路停电',
  description: '',
  location: '',
  url: 'https://www.yunxia.example/information_details?id=7',
  categories: [],
  isCancelled: false,
  alarmMinutes: null,
  ...fields,
});

/** What two independent parsers read in one event. */
const parse = (text: string) => {
  const first = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
  const events = Object.values(sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
  const second = events[0];
  if (second?.type !== 'VEVENT') throw new Error('no event');
  return { first, second, count: events.length };
};

const octets = (line: string): number => new TextEncoder().encode(line).length;

describe('times', () => {
  it.each([
    ['until midnight', '2026-06-30T17:50:00+08:00', '2026-07-01T00:00:00+08:00'],
    ['over midnight, one event', '2026-06-30T18:00:00+08:00', '2026-07-01T01:30:00+08:00'],
    ['over the end of the year', '2026-12-31T22:00:00+08:00', '2027-01-01T06:00:00+08:00'],
    ['in May, when Shanghai had summer time until 1991', '2026-05-10T08:00:00+08:00', '2026-05-10T12:00:00+08:00'],
  ])('are the same instants in two parsers: %s', (_name, start, end) => {
    const time = { start: Date.parse(start), end: Date.parse(end) };
    const text = toIcal(head, [event({ time })]);
    const { first, second, count } = parse(text);
    expect(count).toBe(1);
    expect(first.startDate.toJSDate().getTime()).toBe(time.start);
    expect(first.endDate.toJSDate().getTime()).toBe(time.end);
    expect(second.start.getTime()).toBe(time.start);
    expect(second.end?.getTime()).toBe(time.end);
    // UTC: no zone to be named, or forgotten.
    expect(text).not.toContain('TZID');
  });

  it('of whole days name the day after the last one as their end, whatever the zone of the machine', () => {
    const text = toIcal(head, [event({ time: { firstDay: '2025-12-29', lastDay: '2025-12-29' } })]);
    expect(text).toContain('DTSTART;VALUE=DATE:20251229\r\nDTEND;VALUE=DATE:20251230\r\n');
    const { first, second } = parse(text);
    expect(first.startDate.toString()).toBe('2025-12-29');
    expect(first.duration.toSeconds()).toBe(86_400);
    expect(second.start.getDate()).toBe(29);
    expect(toIcal(head, [event({ time: { firstDay: '2026-12-30', lastDay: '2026-12-31' } })])).toContain(
      'DTEND;VALUE=DATE:20270101',
    );
  });

  it('leave out an end that nobody knows, or that is none', () => {
    const start = Date.parse('2026-06-30T17:50:00+08:00');
    expect(toIcal(head, [event({ time: { start, end: null } })])).not.toContain('DTEND');
    expect(toIcal(head, [event({ time: { start, end: start } })])).not.toContain('DTEND');
  });
});

describe('texts', () => {
  const hostile = '滨江路；\\,;:"\n第二行\r\n第三行 🔌👨‍👩‍👧‍👦 𠮷野家龦家坪 END:VEVENT\nBEGIN:VALARM\u0007';

  it('come out as they went in, rare characters and emoji intact', () => {
    const { first, second } = parse(toIcal(head, [event({ summary: hostile, description: hostile.repeat(9) })]));
    const expected = hostile.replaceAll('\r\n', '\n').replace('\u0007', '');
    expect(first.summary).toBe(expected);
    expect(second.summary).toBe(expected);
    expect(first.description).toBe(expected.repeat(9));
    expect(second.description).toBe(expected.repeat(9));
  });

  it('a half character does not break the file', () => {
    expect(toIcalText('a\ud83d')).toBe('a\ufffd');
  });

  it.each([0, 1, 2, 3, 72, 73, 74, 75, 76, 77])('fold by octets, shifted by %i', (shift) => {
    const line = `${'x'.repeat(shift)}${'滨🔌é𠮷'.repeat(60)}`;
    const folded = foldLine(line).split('\r\n');
    expect(Math.max(...folded.map(octets))).toBeLessThanOrEqual(75);
    expect(folded.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(line);
    for (const part of folded.slice(1)) expect(part.startsWith(' ')).toBe(true);
  });

  it('no line of a file is longer than 75 octets, and each ends with CRLF', () => {
    const text = toIcal({ ...head, name: hostile, description: hostile, refreshMinutes: 15 }, [
      event({ summary: hostile.repeat(5), location: hostile.repeat(5), categories: ['计划停电,大面积'] }),
    ]);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('what subscribers need', () => {
  it('identity, version and state', () => {
    const { first, second } = parse(toIcal(head, [event({ isCancelled: true, alarmMinutes: 1440 })]));
    expect(first.uid).toBe('outage-7@600116.yunxia');
    expect(first.sequence).toBe(2);
    expect(first.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(second.status).toBe('CANCELLED');
    // What does not happen has no reminder.
    expect(first.component.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('a reminder the day before', () => {
    const { first } = parse(toIcal(head, [event({ alarmMinutes: 1440 })]));
    const alarm = first.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P1D');
    expect(alarm?.getFirstPropertyValue('description')).toBe('滨江路停电');
  });

  it('the same bytes for the same records', () => {
    expect(toIcal(head, [event()])).toBe(toIcal(head, [event()]));
  });
});
