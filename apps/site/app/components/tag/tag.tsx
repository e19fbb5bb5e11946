import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A short label of kind: 集团要闻, 工程. For a status, with its own shape, see StatusTag. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
