import styles from './date-block.module.css';

export interface DateBlockProps {
  /** Machine form: `2026-11-26` or with time and offset. */
  iso: string;
  /** The day's number: `26`. */
  day: string;
  /** What stands under it: `2026-11`, `11 月 周六`. */
  caption: string;
  /** `lg` 36 in news rows, `md` 30 in outage rows, `sm` 28 in panels. */
  size?: 'lg' | 'md' | 'sm';
  align?: 'start' | 'end';
}

/** A date as a large day over month and year. The texts come from the Beijing time module. */
export function DateBlock({ iso, day, caption, size = 'sm', align = 'start' }: DateBlockProps) {
  return (
    <time dateTime={iso} className={`${styles.date} ${styles[size]} ${align === 'end' ? styles.end : ''}`}>
      <b className={styles.day}>{day}</b>
      <span className={styles.caption}>{caption}</span>
    </time>
  );
}
