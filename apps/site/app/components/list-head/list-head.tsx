import type { ReactNode } from 'react';
import styles from './list-head.module.css';

/** What stands above the line of results: a note, the filters, the quick filter. */
export function ListHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
