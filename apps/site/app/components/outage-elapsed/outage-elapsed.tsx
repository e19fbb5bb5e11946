import styles from './outage-elapsed.module.css';

export interface OutageElapsedProps {
  /** Part of the announced time that has passed, in whole per cent; null: nothing to show. */
  percent: number | null;
}

/** How far a running outage has come. Left out on paper, where it would stand still. */
export function OutageElapsed({ percent }: OutageElapsedProps) {
  if (percent === null) return null;
  return (
    <progress className={styles.elapsed} max={100} value={percent} aria-label="停电时间已过">
      {`${percent}%`}
    </progress>
  );
}
