/** The calendar of investors as the stub answers it. Node only. */
import { exampleItems, type ExampleItem } from './examples.ts';
import { DAY_MS, parseDay, parseTime, startOfDay, toIsoTime } from './time.ts';

const timeOf = (value: unknown): number | null => (typeof value === 'string' ? parseTime(value) : null);

/** Examples are moved by hours; whole days begin at midnight again. */
function toWholeDays(item: ExampleItem): ExampleItem {
  const [start, end] = [timeOf(item['startAt']), timeOf(item['endAt'])];
  if (item['allDay'] !== true || start === null || end === null) return item;
  return { ...item, startAt: toIsoTime(startOfDay(start)), endAt: toIsoTime(startOfDay(end)) };
}

/** The dates that touch the days asked for, of the kind asked for. @param now epoch ms */
export function stubIrEvents({ from, to, kind }: Record<string, unknown>, now: number): object {
  const [first, last] = [parseDay(String(from ?? '')), parseDay(String(to ?? ''))];
  const list = exampleItems('ir-event-list', now)
    .map(toWholeDays)
    .filter((item) => {
      const start = timeOf(item['startAt']) ?? 0;
      const end = timeOf(item['endAt']) ?? start + 1;
      const isIn = (last === null || start < last + DAY_MS) && (first === null || end > first);
      return isIn && (kind === undefined || item['kind'] === kind);
    });
  return { list, total: list.length };
}
