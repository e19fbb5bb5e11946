import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/site-link.tsx';
import { Words } from '../words/words.tsx';
import styles from './list-row.module.css';

/** The list under a 2 px head line that holds `ListRow`s. `flush` drops the head line, inside a panel that has its own. */
export function RowList({ children, flush = false, label }: { children: ReactNode; flush?: boolean; label?: string }) {
  return (
    <ul className={flush ? undefined : styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  to: string;
  title: ReactNode;
  /** Machine and shown form of the date; the shown one comes from the Beijing time module. */
  date?: { iso: string; text: string } | undefined;
  /** What stands at the right end instead of a date: a deadline, a place. */
  aside?: ReactNode;
  /** A Tag or StatusTag before the title. */
  tag?: ReactNode;
  /** `sm` 16 and tighter, for rails and panels. */
  size?: 'md' | 'sm';
}

/** One line of a list: the whole row is the target, the title is at most two lines long. */
export function ListRow({ to, title, date, aside, tag, size = 'md' }: ListRowProps) {
  return (
    <li className={[styles.row, tag && styles.tagged, size === 'sm' && styles.small].filter(Boolean).join(' ')}>
      {tag}
      <SiteLink to={to} className={styles.title} arrow={false}>
        <Words>{title}</Words>
      </SiteLink>
      {date ? (
        <time className={styles.aside} dateTime={date.iso}>
          {date.text}
        </time>
      ) : aside ? (
        <span className={styles.aside}>{aside}</span>
      ) : null}
    </li>
  );
}
