import { useId } from 'react';
import type { DayLine as Line } from '../../model/outage/outage-day-line.ts';
import styles from './outage-verdict.module.css';

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;
/** A label at an end of the line stays within it. */
const classAt = (part: number): string | undefined =>
  part < 0.06 ? styles.dayStart : part > 0.94 ? styles.dayEnd : styles.dayLabel;

export interface DayLineProps {
  line: Line;
  /** Off already; otherwise planned. */
  isLive: boolean;
}

/** The day as a river of 24 hours: the outage hatched, now as an amber dot. Hatched towards the right: its end is open. */
export function DayLine({ line: { from, to, now, labels, text }, isLive }: DayLineProps) {
  const hatch = useId();
  return (
    <svg role="img" aria-label={text} className={`${styles.day} ${isLive ? styles.dayLive : styles.dayPlanned}`}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
        <rect width="6" height="6" className={styles.ground} />
        <rect width="2" height="6" className={styles.stripe} />
      </pattern>
      <rect width="100%" className={styles.river} />
      <rect x={percent(from)} width={percent(to - from)} fill={`url(#${hatch})`} className={styles.off} />
      <circle cx={percent(Math.min(0.99, Math.max(0.01, now)))} className={styles.dot} />
      {labels.map((label) => (
        <text key={label.text} x={percent(label.at)} className={classAt(label.at)}>
          {label.text}
        </text>
      ))}
    </svg>
  );
}
