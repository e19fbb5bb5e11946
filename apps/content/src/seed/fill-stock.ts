/** The sample's price series, which is no list of records: its days are written as a file of days would be. */
import type { Payload } from 'payload';
import { config } from '../config.ts';
import { deleteStockDays, readStockSettings, writeStockDays } from '../quotes/stock-store.ts';
import { SAMPLE_KNOWN_UNTIL, stockCorrectionSample, stockDaySamples } from './data/stock.ts';

/** Replaces the series by that of `now` (epoch ms). @returns the number of days */
async function writeDays(payload: Payload, now: number): Promise<number> {
  const days = stockDaySamples(now);
  const { mistaken, on } = stockCorrectionSample(days);
  await deleteStockDays(payload, 'demo');
  const first = days.map((day) => (day.day === mistaken.day ? mistaken : day));
  await writeStockDays(payload, 'demo', first, on);
  await writeStockDays(payload, 'demo', days, on);
  return days.length;
}

/** Writes series and settings; nothing where the series must not be shown. */
export async function fillStock(payload: Payload, now: number): Promise<number> {
  if (!config.demoSeriesAllowed) return 0;
  const count = await writeDays(payload, now);
  await payload.updateGlobal({
    slug: 'stock-settings',
    data: {
      mode: 'close',
      series: 'demo',
      sourceName: '演示序列（随站提供）',
      quoteUrl: 'https://exchange.example/quote/600116',
      filingsUrl: 'https://exchange.example/filings/600116',
      knownUntil: SAMPLE_KNOWN_UNTIL,
    },
    depth: 0,
  });
  return count;
}

/** Moves the series to the present, where the site still shows it. */
export async function refreshStock(payload: Payload, now: number): Promise<void> {
  const { series } = await readStockSettings(payload);
  if (series === 'demo' && config.demoSeriesAllowed) await writeDays(payload, now);
}

/** Takes the series out; the site shows a link to the exchange until somebody records a licence. */
export async function removeStock(payload: Payload): Promise<void> {
  await deleteStockDays(payload, 'demo');
  const { series } = await readStockSettings(payload);
  if (series !== 'demo') return;
  await payload.updateGlobal({
    slug: 'stock-settings',
    data: { mode: 'link', series: 'share', sourceName: '', quoteUrl: '', filingsUrl: '' },
    depth: 0,
  });
}
