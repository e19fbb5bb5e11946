import type { ReactNode } from 'react';
import { Words } from '../words/words.tsx';
import styles from './fact-list.module.css';

export interface FactListProps {
  /** Spoken name: 停电信息. */
  label: string;
  /** `Fact`s. */
  children: ReactNode;
}

/** The facts of a record as terms and values between rules, two to a line where there is room. */
export function FactList({ label, children }: FactListProps) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {children}
    </dl>
  );
}

/** One fact: its term, and its value in words, times, links or a short list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        <Words>{label}</Words>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
