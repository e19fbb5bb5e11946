import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

/**
 * The look of a status: a ring for planned, a half disc for soon, a square for now, a diamond for late,
 * a disc for done, a triangle for open to all, a dash for off. The shape differs as well as the colour.
 */
export type StatusLook = 'plan' | 'soon' | 'now' | 'late' | 'done' | 'open' | 'off';

/** A status in words, with its shape before it. */
export function StatusTag({ look, children }: { look: StatusLook; children: ReactNode }) {
  return <span className={`${styles.status} ${styles[look]}`}>{children}</span>;
}
