/** Settings, calendar and days of quotes in the database. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { QuoteSeries } from '@yunxia/contract/stock-codes';
import { addDays, parseTime, toIsoDay } from '@yunxia/contract/time';
import type { TradingCalendar } from '@yunxia/contract/trading-calendar';
import type { Payload } from 'payload';
import type { StockSetting } from '../payload-types.ts';
import { type RequestInTransaction, runStatement } from '../search/indexing/search-database.ts';
import type { StockDay } from './check-days.ts';

/** Rows of one insert: SQLite takes some 32,000 values in a statement. */
const ROWS_AT_ONCE = 500;
/** Longest closure that is read from one record, in days. */
const LONGEST_CLOSURE = 60;

export const readStockSettings = (payload: Payload): Promise<StockSetting> =>
  payload.findGlobal({ slug: 'stock-settings', depth: 0 });

const toDay = (stored: string | null | undefined): string | null => {
  const instant = stored ? parseTime(stored) : null;
  return instant === null ? null : toIsoDay(instant);
};

/** The exchange's calendar as it was entered. */
export async function readCalendar(payload: Payload, { knownUntil }: Pick<StockSetting, 'knownUntil'>) {
  const { docs } = await payload.find({
    collection: 'trading-closures',
    select: { day: true, until: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  const closures = new Set<string>();
  for (const { day, until } of docs) {
    const first = parseTime(day);
    if (first === null) continue;
    const last = Math.min(parseTime(until ?? '') ?? first, addDays(first, LONGEST_CLOSURE));
    for (let at = first; at <= last; at = addDays(at, 1)) closures.add(toIsoDay(at));
  }
  return { closures, knownUntil: toDay(knownUntil) } satisfies TradingCalendar;
}

/** A day, and that a later file has corrected it: when, and what its close was. */
export interface StoredDay extends StockDay {
  readonly correction: { readonly on: string; readonly close: string } | null;
}

/** All days of a series, oldest first. */
export async function readStockDays(payload: Payload, series: QuoteSeries): Promise<StoredDay[]> {
  const rows = await runStatement(
    payload,
    sql`select day, open, high, low, close, previous_close, volume, amount, corrected_on, close_before from stock_days
      where series = ${series} order by day`,
  );
  return rows.map((row) => ({
    day: String(row['day']),
    open: String(row['open'] ?? ''),
    high: String(row['high'] ?? ''),
    low: String(row['low'] ?? ''),
    close: String(row['close'] ?? ''),
    previousClose: String(row['previous_close'] ?? ''),
    volume: Number(row['volume'] ?? 0),
    amount: String(row['amount'] ?? ''),
    correction: row['corrected_on']
      ? { on: String(row['corrected_on']), close: String(row['close_before'] ?? '') }
      : null,
  }));
}

/**
 * Writes days past Payload's hooks, one statement for every 500; a day that is there is replaced, and keeps that it was
 * corrected.
 * @param today the day of a correction (YYYY-MM-DD)
 * @returns the days that are new or other than they were
 */
export async function writeStockDays(
  payload: Payload,
  series: QuoteSeries,
  days: readonly StockDay[],
  today: string,
  request?: RequestInTransaction,
): Promise<string[]> {
  const written: string[] = [];
  const at = new Date().toISOString();
  for (let from = 0; from < days.length; from += ROWS_AT_ONCE) {
    const rows = days.slice(from, from + ROWS_AT_ONCE).map(
      (day) => sql`(${series}, ${day.day}, ${day.open}, ${day.high}, ${day.low}, ${day.close}, ${day.previousClose},
        ${day.volume}, ${day.amount}, ${at}, ${at})`,
    );
    const changed = await runStatement(
      payload,
      sql`insert into stock_days
        (series, day, open, high, low, close, previous_close, volume, amount, updated_at, created_at)
        values ${sql.join(rows, sql`, `)}
        on conflict (series, day) do update set open = excluded.open, high = excluded.high, low = excluded.low,
          close = excluded.close, previous_close = excluded.previous_close, volume = excluded.volume,
          amount = excluded.amount, updated_at = excluded.updated_at,
          corrected_on = ${today}, close_before = stock_days.close
        where stock_days.open <> excluded.open or stock_days.high <> excluded.high or stock_days.low <> excluded.low
          or stock_days.close <> excluded.close or stock_days.previous_close <> excluded.previous_close
          or stock_days.volume <> excluded.volume or stock_days.amount <> excluded.amount
        returning day`,
      request,
    );
    written.push(...changed.map(({ day }) => String(day)));
  }
  return written;
}

/** Deletes the days of a series. */
export async function deleteStockDays(payload: Payload, series: QuoteSeries): Promise<void> {
  await runStatement(payload, sql`delete from stock_days where series = ${series}`);
}
