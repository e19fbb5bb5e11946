import { type Bar, type BarDrawing, toPeriodText } from '../../model/chart/bar-chart.ts';
import { TableBox } from '../table-box/table-box.tsx';
import styles from './bar-chart.module.css';

export interface BarChartProps {
  drawing: BarDrawing;
  /** Id of the sentence that says what the chart shows. */
  sentenceId: string;
  /** Name of the figure. */
  label: string;
}

const toClass = ({ text, isLast }: Bar): string | undefined =>
  text === '' ? styles.missing : isLast ? styles.last : styles.bar;

/** Bars of a few periods, drawn by the server. They start at 0; a missing value is a dashed slot, never a 0. */
export function BarChart({ drawing, sentenceId, label }: BarChartProps) {
  const { bars, zero } = drawing;
  return (
    <svg className={styles.plot} role="img" aria-label={`${label}柱状图`} aria-describedby={sentenceId}>
      {bars.map((bar) => (
        <g key={bar.period}>
          <rect
            className={toClass(bar)}
            x={`${bar.left}%`}
            y={`${bar.top}%`}
            width={`${bar.width}%`}
            height={`${bar.height}%`}
          />
          {bar.text === '' ? (
            <text className={styles.none} x={`${bar.middle}%`} y={`${zero}%`}>
              无数
            </text>
          ) : (
            <text
              className={`${bar.isLoss ? styles.below : styles.above} ${bar.isLast ? styles.hot : ''}`}
              x={`${bar.middle}%`}
              y={`${bar.labelAt}%`}
            >
              {`${bar.label}${bar.isRestated ? '※' : ''}`}
            </text>
          )}
          <text className={styles.period} x={`${bar.middle}%`} y="100%">
            {bar.period.slice(0, 6)}
          </text>
        </g>
      ))}
      <line className={styles.zero} x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} />
    </svg>
  );
}

export interface BarTableProps {
  caption: string;
  unit: string;
  /** Every period, also those that the chart leaves out. */
  values: readonly { period: string; value: string; restated: boolean; note: string }[];
}

/** The values behind the bars. */
export function BarTable({ caption, unit, values }: BarTableProps) {
  return (
    <TableBox label={caption}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">期间</th>
            <th scope="col" data-number="">
              {unit ? `数值（${unit}）` : '数值'}
            </th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ period, value, restated, note }) => (
            <tr key={period}>
              <th scope="row">{toPeriodText(period)}</th>
              <td data-number="">{value || '—'}</td>
              <td>{[note, restated ? '追溯调整后' : ''].filter(Boolean).join('；')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
