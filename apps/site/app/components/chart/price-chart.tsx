import { useId } from 'react';
import type { CandleDrawing } from '../../model/chart/candle-chart.ts';
import type { Gap, Mark, MonthMark } from '../../model/chart/chart-parts.ts';
import { type LineDrawing, PLOT_HEIGHT, VOLUME_HEIGHT } from '../../model/chart/line-chart.ts';
import styles from './chart.module.css';

export interface PriceChartProps {
  drawing: LineDrawing | CandleDrawing;
  /** Id of the sentence that says what the chart shows. */
  sentenceId: string;
  /** The last point is of data that are behind. */
  isStale?: boolean;
}

/**
 * Prices over days, drawn by the server: the paths stretch with the plot and their strokes do not, every word is text at a
 * place in per cent. So one markup is right at any width, in both themes and on paper, and nothing needs a style of its own.
 */
export function PriceChart({ drawing, sentenceId, isStale = false }: PriceChartProps) {
  const { ticks, gaps, exDays, months, last, most } = drawing;
  const hatch = useId();
  return (
    <>
      <svg className={styles.plot} role="img" aria-label="价格走势图" aria-describedby={sentenceId}>
        <Hatch id={hatch} />
        {ticks.map(({ at, text }) => (
          <g key={text}>
            <line className={styles.grid} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            <text className={styles.value} x="100%" y={`${at}%`}>
              {text}
            </text>
          </g>
        ))}
        {exDays.map((at) => (
          <line key={at} className={styles.exLine} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
        ))}
        <Gaps gaps={gaps} hatch={hatch} />
        <svg viewBox={`0 0 ${drawing.width} ${PLOT_HEIGHT}`} preserveAspectRatio="none">
          {drawing.kind === 'line' ? (
            <>
              <path className={styles.ground} d={drawing.area} />
              <path className={styles.line} d={drawing.line} />
            </>
          ) : (
            <>
              <path className={styles.rising} d={drawing.rising} />
              <path className={styles.falling} d={drawing.falling} />
            </>
          )}
        </svg>
        {drawing.kind === 'line' ? <Points drawing={drawing} isStale={isStale} /> : null}
        {exDays.map((at) => (
          <g key={at} className={styles.ex}>
            <circle cx={`${at}%`} cy="100%" />
            <text x={`${at}%`} y="100%">
              除
            </text>
          </g>
        ))}
        {last ? <LastValue mark={last} /> : null}
      </svg>
      <svg className={styles.volumes} aria-hidden="true">
        <text className={styles.unit} x="0" y="0">
          成交量（万股）
        </text>
        {most ? (
          <text className={styles.value} x="100%" y="4%">
            {most}
          </text>
        ) : null}
        <svg
          viewBox={`0 0 ${drawing.kind === 'line' ? drawing.width + 1 : drawing.width} ${VOLUME_HEIGHT}`}
          preserveAspectRatio="none"
        >
          {drawing.kind === 'line' ? (
            <path className={styles.volume} d={drawing.volume} />
          ) : (
            <>
              <path className={styles.rising} d={drawing.risingVolume} />
              <path className={styles.falling} d={drawing.fallingVolume} />
            </>
          )}
        </svg>
        <Months months={months} />
      </svg>
    </>
  );
}

/** The ground of spans without data. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <path className={styles.hatch} d="M-2 2l4-4M0 8l8-8M6 10l4-4" />
    </pattern>
  );
}

function Gaps({ gaps, hatch }: { gaps: readonly Gap[]; hatch: string }) {
  return gaps.map(({ left, width }) => (
    <g key={left} className={styles.gap}>
      <rect x={`${left}%`} y="0" width={`${width}%`} height="100%" fill={`url(#${hatch})`} />
      <line x1={`${left}%`} x2={`${left}%`} y1="0" y2="100%" />
      <line x1={`${left + width}%`} x2={`${left + width}%`} y1="0" y2="100%" />
      <text x={`${left + width / 2}%`} y="0">
        停牌
      </text>
    </g>
  ));
}

function Points({ drawing, isStale }: { drawing: LineDrawing; isStale: boolean }) {
  const { extremes, point } = drawing;
  return (
    <>
      {extremes.map(({ at, top, text, isHigh, anchor }) => (
        <text
          key={text}
          className={isHigh ? styles.highest : styles.lowest}
          x={`${at}%`}
          y={`${top}%`}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
      {point ? (
        <circle className={isStale ? styles.stale : styles.spark} cx={`${point.left}%`} cy={`${point.top}%`} r="5.5" />
      ) : null}
    </>
  );
}

/** The last value in the gutter, on a ground of its own. */
function LastValue({ mark: { at, text } }: { mark: Mark }) {
  return (
    <g className={styles.last}>
      <rect className={text.length > 7 ? styles.wide : undefined} x="100%" y={`${at}%`} rx="2" />
      <text x="100%" y={`${at}%`}>
        {text}
      </text>
    </g>
  );
}

function Months({ months }: { months: readonly MonthMark[] }) {
  return months.map(({ at, text, isYear, isOdd }) => (
    <text
      key={text + at}
      className={`${styles.month} ${isYear ? styles.year : isOdd ? styles.odd : ''}`.trimEnd()}
      x={`${at}%`}
      y="100%"
    >
      {text}
    </text>
  ));
}
