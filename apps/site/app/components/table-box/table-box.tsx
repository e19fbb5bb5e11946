import type { ReactNode } from 'react';
import styles from './table-box.module.css';

/** A table that scrolls in its own named, focusable box, never the page. The child is the `table`. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A scroll box must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
