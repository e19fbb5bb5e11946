/** The stub's days of a share: from one day to another, joined to weeks or months. Adjusting is the content server's. Node only. */
import { exampleItems, readExample } from './examples.ts';
import { addDays, dayOfWeek, parseDay, toIsoDay } from './time.ts';

type Row = Record<string, unknown> & { day: string };

const keyOf = (day: string, period: unknown): string => {
  if (period === 'month') return day.slice(0, 7);
  const start = parseDay(day);
  if (period !== 'week' || start === null) return day;
  return toIsoDay(addDays(start, -((dayOfWeek(start) + 6) % 7)));
};

/** @param now epoch ms */
export function stubHistory({ from = '', to = '9999', period }: Record<string, unknown>, now: number): object {
  const days = exampleItems('stock-history', now) as unknown as Row[];
  const { series, first, last } = readExample('stock-history', 'list');
  const rows = new Map<string, Row>();
  for (const day of days.filter((each) => each.day >= String(from) && each.day <= String(to))) {
    const key = keyOf(day.day, period);
    const before = rows.get(key);
    rows.set(key, before ? joined(before, day) : day);
  }
  const list = [...rows.values()];
  return { list, total: list.length, series, first, last };
}

function joined(one: Row, next: Row): Row {
  const events = [one['event'], next['event']];
  const event = events.includes('ex_dividend') ? 'ex_dividend' : null;
  const note = [one['note'], next['note']].filter(Boolean).join('；');
  if (one['close'] === '' || next['close'] === '') {
    const prices = one['close'] === '' ? next : one;
    const isSuspended = prices['close'] === '';
    return { ...prices, note, id: next['id'], day: next.day, event: event ?? (isSuspended ? 'suspended' : null) };
  }
  const pick = (field: string, by: (...values: number[]) => number) =>
    by(Number(one[field]), Number(next[field])).toFixed(2);
  return {
    ...next,
    open: one['open'],
    high: pick('high', Math.max),
    low: pick('low', Math.min),
    volume: Number(one['volume']) + Number(next['volume']),
    ...{ event, note },
  };
}
