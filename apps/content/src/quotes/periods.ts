/** Days joined to weeks and months: first open, highest high, lowest low, last close, sums. */
import { add, type Decimal, max, min } from '@yunxia/contract/decimal';
import { addDays, dayOfWeek, parseDay, toIsoDay } from '@yunxia/contract/time';

export type Period = 'day' | 'week' | 'month';

/** What became of a share on a day; null: nothing but trade. */
export type DayEvent = 'ex_dividend' | 'suspended' | 'resumed';

/** The prices of a day or of a longer period. */
export interface Prices {
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
}

export interface PricedDay {
  readonly day: string;
  /** null: suspended, no trade. */
  readonly prices: Prices | null;
  /** Shares. */
  readonly volume: number;
  /** In the series' currency. */
  readonly amount: Decimal;
  readonly event: DayEvent | null;
  readonly note: string;
}

/** What names a period: the Monday of its week, or its month. */
const keyOf = (day: string, period: Period): string => {
  if (period === 'day') return day;
  if (period === 'month') return day.slice(0, 7);
  const start = parseDay(day) ?? 0;
  return toIsoDay(addDays(start, -((dayOfWeek(start) + 6) % 7)));
};

/**
 * Joins days, oldest first. A period stands at its last day; one without any trade has no prices. An ex-day outranks the
 * other events of its period.
 */
export function joinDays(days: readonly PricedDay[], period: Period): PricedDay[] {
  const found: PricedDay[] = [];
  let key = '';
  for (const day of days) {
    const own = keyOf(day.day, period);
    const last = own === key ? found.pop() : undefined;
    found.push(last ? joined(last, day) : day);
    key = own;
  }
  return found;
}

function joined(one: PricedDay, next: PricedDay): PricedDay {
  const events = [one.event, next.event];
  const prices = joinedPrices(one.prices, next.prices);
  const event = events.includes('ex_dividend')
    ? 'ex_dividend'
    : prices === null
      ? 'suspended'
      : (events.findLast((each) => each === 'resumed') ?? null);
  return {
    day: next.day,
    prices,
    volume: one.volume + next.volume,
    amount: add(one.amount, next.amount),
    event,
    note: [...new Set([one.note, next.note].filter(Boolean))].join('；'),
  };
}

function joinedPrices(one: Prices | null, next: Prices | null): Prices | null {
  if (!one || !next) return one ?? next;
  return { open: one.open, high: max(one.high, next.high), low: min(one.low, next.low), close: next.close };
}
