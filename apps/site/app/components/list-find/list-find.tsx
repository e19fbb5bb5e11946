import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './list-find.module.css';

export interface ListFindProps {
  /** What opens the form: 按标题查找. */
  title: string;
  /** Something is looked for: the form stands open. */
  isOpen: boolean;
  /** A `FilterBar`. */
  children: ReactNode;
}

/** The form of a list that looks for words: it opens on demand, without script as well. */
export function ListFind({ title, isOpen, children }: ListFindProps) {
  return (
    <details className={`${styles.find} no-print`} open={isOpen}>
      <summary className={styles.summary}>
        <Icon name="search" size="md" />
        <span>{title}</span>
      </summary>
      {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
      {children}
    </details>
  );
}
