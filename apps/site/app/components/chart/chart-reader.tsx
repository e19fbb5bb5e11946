import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './chart.module.css';

/** Rows that Shift moves by: of days, those of a month. */
const MONTH = 21;
/** With every day of a held key announced, a screen reader would say none of them. */
const SAY_EVERY_MS = 300;

/** A press on the chart leaves the focus on the button, whose keys go on. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export interface ChartReaderProps {
  /** Id of the table with a row for every mark of the chart, in its order. */
  tableId: string;
  /** Marks of the chart. */
  count: number;
  /** What a mark is: 日, 周, 月. */
  unit?: string;
  /** Each mark stands in the middle of its own step, as candles do; else the first and the last stand at the edges. */
  isStepped?: boolean;
  /** The chart. */
  children: ReactNode;
  /** Beside the button: how the chart is coloured. */
  foot?: ReactNode;
}

const rowsOf = (tableId: string): HTMLTableRowElement[] => [
  ...document.querySelectorAll<HTMLTableRowElement>(`#${CSS.escape(tableId)} tbody tr`),
];

/** 2026-11-27，收盘108.35，成交量（万股）608 */
const toWords = (row: HTMLTableRowElement): string => {
  const heads = [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
  const [day = '', ...values] = [...row.cells].map(({ textContent }) => textContent.trim());
  return [day, ...values.flatMap((value, at) => (value ? `${heads[at + 1] ?? ''}${value}` : []))].join('，');
};

/**
 * A chart that can be read day by day, by keys, pointer or finger. The values come from the rows of its table: there is no
 * second copy of the data. Without script there is no foot.
 */
export function ChartReader({ tableId, count, unit = '日', isStepped = false, children, foot }: ChartReaderProps) {
  const [at, setAt] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (at === null) return setSaid('');
    const timer = window.setTimeout(() => {
      const row = rowsOf(tableId)[at];
      setSaid(row ? toWords(row) : '');
    }, SAY_EVERY_MS);
    return () => window.clearTimeout(timer);
  }, [at, tableId]);

  const last = count - 1;
  const move = (to: number): void => setAt(Math.min(last, Math.max(0, to)));
  const press = (event: KeyboardEvent): void => {
    if (at === null) return;
    const step = event.shiftKey ? MONTH : 1;
    const targets: Record<string, number> = { ArrowLeft: at - step, ArrowRight: at + step, Home: 0, End: last };
    const target = targets[event.key];
    if (event.key === 'Escape') setAt(null);
    else if (target !== undefined) move(target);
    else return;
    event.preventDefault();
  };
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const plot = event.currentTarget.querySelector('svg')?.getBoundingClientRect();
    if (!plot?.width) return;
    const part = (event.clientX - plot.left) / plot.width;
    move(isStepped ? Math.floor(part * count) : Math.round(part * last));
  };
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    if (at !== null) point(event);
  };
  const left = at === null ? 0 : isStepped ? ((at + 0.5) / count) * 100 : (at / Math.max(1, last)) * 100;

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys on the button do the same */}
      <div className={styles.frame} onPointerMove={follow} onPointerDown={point} onMouseDown={keepFocus}>
        {children}
        {at === null ? null : (
          <svg className={styles.cross} aria-hidden="true">
            <line x1={`${left}%`} x2={`${left}%`} y1="0" y2="100%" />
          </svg>
        )}
      </div>
      <div className={`needs-script ${styles.foot}`}>
        <button
          type="button"
          className={styles.read}
          aria-pressed={at !== null}
          onClick={() => setAt(at === null ? last : null)}
          onKeyDown={press}
          onBlur={() => setAt(null)}
        >
          <Icon name="chart" size="md" />
          <span>{`逐${unit}查看`}</span>
        </button>
        <output className={styles.said} aria-live="polite">
          {said}
        </output>
        <span className={`hint ${styles.keys}`} hidden={at !== null}>
          {`按 ← → 逐${unit}，Shift + ← → 跨${MONTH}${unit}，Esc 退出`}
        </span>
        <span className={`hint ${styles.touch}`} hidden={at !== null}>
          {`点图或左右拖动，看某一${unit}`}
        </span>
        <div className={styles.trendBox}>{foot}</div>
      </div>
    </>
  );
}
