import { toCandleChart } from '../../model/chart/candle-chart.ts';
import { toChartDays } from '../../model/chart/chart-day.ts';
import { toLineChart } from '../../model/chart/line-chart.ts';
import { ChartReader } from './chart-reader.tsx';
import { PriceChart } from './price-chart.tsx';
import { PriceTable } from './price-table.tsx';
import { TrendChoice } from './trend-choice.tsx';

const rows = [
  '2026-08-24  97.40 41 97.10 97.90 96.80',
  '2026-08-25  98.20 38 97.50 98.60 97.20',
  '2026-08-26  96.90 52 98.00 98.10 96.50',
  '2026-08-27 xc 96.10 61 96.30 96.80 95.70',
  '2026-08-28 s  0',
  '2026-08-31 s  0',
  '2026-09-01 r 99.60 88 98.00 99.90 97.90',
  '2026-09-02 c 101.20 57 99.70 101.60 99.50',
  '2026-09-03  100.40 43 101.00 101.20 100.00',
].join('\n');

export function ChartExamples() {
  const days = toChartDays(rows);
  const [line, candles] = [toLineChart(days), toCandleChart(days)];
  return (
    <>
      <p id="example-line">由97.40到100.40，上涨3.08%；收盘最高101.20（9月2日），最低96.10（8月27日）。</p>
      {line ? (
        <ChartReader tableId="example-table" count={days.length} foot={<TrendChoice />}>
          <PriceChart drawing={line} sentenceId="example-line" />
        </ChartReader>
      ) : null}
      <PriceTable id="example-table" caption="演示序列逐日数据" rows={rows} isCandle />
      {line ? <PriceChart drawing={line} sentenceId="example-line" isStale /> : null}
      {candles ? <PriceChart drawing={candles} sentenceId="example-line" /> : null}
    </>
  );
}
