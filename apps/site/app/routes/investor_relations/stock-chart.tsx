import { useMemo } from 'react';
import { ChartReader } from '../../components/chart/chart-reader.tsx';
import { PriceChart } from '../../components/chart/price-chart.tsx';
import { PriceTable } from '../../components/chart/price-table.tsx';
import { TrendChoice } from '../../components/chart/trend-choice.tsx';
import { Link } from '../../components/link/link.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { toCandleChart } from '../../model/chart/candle-chart.ts';
import { toChartDays } from '../../model/chart/chart-day.ts';
import { toLineChart } from '../../model/chart/line-chart.ts';
import type { StockPage } from './load-stock.ts';
import styles from './stock.module.css';
import chartStyles from './stock-chart.module.css';
import { chartKinds, stock, stockRanges, type StockRange, type ChartKind } from './stock.screen.ts';

const SENTENCE = 'stock-sentence';
const TABLE = 'stock-days';
const adjusts = { none: '不复权', forward: '前复权' } as const;

/** Two ways to look at the series. Links of its own: what the lists of outages have would be a file more on their page. */
function Choices({
  label,
  items,
}: {
  label: string;
  items: ReadonlyArray<{ label: string; to: string; current: boolean }>;
}) {
  return (
    <nav className={chartStyles.choices} aria-label={label}>
      {items.map(({ label: text, to, current }) => (
        <Link key={to} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** A date with its brackets and its value stays on one line. */
const toPhrases = (text: string): string[] => text.split(/(?<=[；，])/);

interface StockChartProps {
  chart: NonNullable<StockPage['chart']>;
  query: StockPage['query'];
  isDemo: boolean;
  isStale: boolean;
}

/** The sentence, the ways to look at the series, the chart, and its table. */
export function StockChart({ chart, query, isDemo, isStale }: StockChartProps) {
  const { kind, rows, sentence, unit, tableWords, corrections } = chart;
  const { drawing, count } = useMemo(() => {
    const days = toChartDays(rows);
    const drawn = kind === 'candle' ? toCandleChart(days) : toLineChart(days, sentence.extremes);
    return { drawing: drawn, count: days.length };
  }, [rows, kind, sentence]);
  const caption = `${isDemo ? '演示序列（演示数据）' : '股价'}数据表`;
  const file = stock.href(query).replace(stock.path, '/feeds/stock-history.csv');
  return (
    <>
      <p id={SENTENCE} className={styles.say}>
        <span>{sentence.before}</span>
        <b className={styles[sentence.direction]}>{sentence.change}</b>
        {toPhrases(sentence.after).map((phrase) => (
          <span key={phrase} className={phrase.length > 1 ? styles.phrase : undefined}>
            {phrase}
          </span>
        ))}
      </p>
      <div className={`no-print ${chartStyles.controls}`}>
        <nav className={chartStyles.ranges} aria-label="时间范围">
          {(Object.keys(stockRanges) as StockRange[]).map((range) => (
            <Link
              key={range}
              to={stock.href({ ...query, range })}
              aria-current={range === (query.range ?? '1y') ? 'true' : undefined}
              preventScrollReset
            >
              {stockRanges[range]}
            </Link>
          ))}
        </nav>
        <Choices
          label="图形"
          items={(Object.keys(chartKinds) as ChartKind[]).map((each) => ({
            label: chartKinds[each],
            to: stock.href({ ...query, kind: each }),
            current: each === kind,
          }))}
        />
        <Choices
          label="复权"
          items={(Object.keys(adjusts) as Array<keyof typeof adjusts>).map((adjust) => ({
            label: adjusts[adjust],
            to: stock.href({ ...query, adjust }),
            current: adjust === (query.adjust ?? 'none'),
          }))}
        />
      </div>
      {drawing ? (
        <ChartReader tableId={TABLE} count={count} unit={unit} isStepped={kind === 'candle'} foot={<TrendChoice />}>
          <PriceChart drawing={drawing} sentenceId={SENTENCE} isStale={isStale} />
        </ChartReader>
      ) : null}
      <details className={chartStyles.table}>
        <summary>
          <span>数据表</span>
          <small className="hint">{tableWords}</small>
        </summary>
        <PriceTable id={TABLE} caption={caption} rows={rows} isCandle={kind === 'candle'} />
      </details>
      <p className={`hint ${chartStyles.legend}`}>
        <LinkMore to={file} icon="download">
          下载CSV
        </LinkMore>
        <LinkMore to={file.replace('.csv', '.xlsx')} icon="download">
          下载XLSX
        </LinkMore>
        <span>“除”为除权除息日；斜纹为停牌，不补数据。</span>
      </p>
      {corrections.length > 0 ? (
        <p className={`hint ${chartStyles.legend}`}>
          <b>数据更正</b>
          {corrections.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      ) : null}
    </>
  );
}
