/** Imports a file of days: the good rows are written in one transaction, the bad ones are named. */
import type { QuoteSeries } from '@yunxia/contract/stock-codes';
import { toIsoDay } from '@yunxia/contract/time';
import type { Payload, PayloadRequest } from 'payload';
import { addAuditRow } from '../audit/audit-store.ts';
import { actorOf } from '../audit/audited.ts';
import { type CellContent, readSheet, SheetError } from '../import/read-sheet.ts';
import { noteChange } from '../publishing/change-log.ts';
import { inTransaction } from '../search/indexing/index-record.ts';
import { checkDays, type RowFault } from './check-days.ts';
import { tableFault } from './day-table.ts';
import { readFreeDays } from './ex-days.ts';
import { limitOf } from './price-limits.ts';
import { readCalendar, readStockSettings, writeStockDays } from './stock-store.ts';

/** What became of a file. */
export interface DaysImported {
  readonly series: QuoteSeries;
  /** Rows that passed the checks. */
  readonly taken: number;
  /** Days that are new or other than before. */
  readonly changed: number;
  readonly faults: readonly RowFault[];
  readonly repeated: readonly RowFault[];
}

const toText = (cell: CellContent): string =>
  // a sheet's date has its day in the fields of UTC
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);

/**
 * @throws SheetError when the file cannot be read as a table with the columns
 */
export async function importDays(
  payload: Payload,
  file: { bytes: Uint8Array; name: string },
  request: Pick<PayloadRequest, 'user' | 'headers'>,
  now: number,
): Promise<DaysImported> {
  const { rows } = await readSheet(file.bytes, file.name);
  const table = rows.map((row) => row.map(toText));
  const fault = tableFault(table);
  if (fault !== null) throw new SheetError(fault);
  const settings = await readStockSettings(payload);
  const series = settings.series ?? 'share';
  const { stockCode } = await payload.findGlobal({ slug: 'site-info', depth: 0 });
  const checked = checkDays(table, {
    calendar: await readCalendar(payload, settings),
    limit: limitOf(settings),
    freeDays: await readFreeDays(payload, settings, now),
    today: toIsoDay(now),
    code: series === 'share' ? (stockCode ?? '').trim() : '',
  });
  let changed: string[] = [];
  await inTransaction(payload, async (transaction) => {
    changed = await writeStockDays(payload, series, checked.days, toIsoDay(now), transaction);
    if (changed.length === 0) return;
    const days = changed.toSorted();
    const title = `${file.name || '行情文件'}：${days[0]} 至 ${days.at(-1)}，${days.length}天`;
    await addAuditRow(payload, { ...actorOf(request), action: 'save', collection: 'stock-days', title }, transaction);
    await noteChange(payload, { tags: ['stock-days'], withdrawn: false, at: now }, transaction);
  });
  const { days, faults, repeated } = checked;
  return { series, taken: days.length, changed: changed.length, faults, repeated };
}
