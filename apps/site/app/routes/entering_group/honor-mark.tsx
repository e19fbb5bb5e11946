import type { HonorMark as Mark } from '../../model/company/honor.ts';
import styles from './honor-mark.module.css';

/** The level of an honour: a shape beside its word. */
export function HonorMark({ level, mark }: { level: string; mark: Mark }) {
  return (
    <span className={styles.level}>
      <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true">
        {mark === 'nation' ? <path d="M6 0l6 6-6 6-6-6z" /> : null}
        {mark === 'trade' ? <path d="M1 1h10v10H1z" /> : null}
        {mark === 'province' ? <circle cx="6" cy="6" r="5.5" /> : null}
        {mark === 'city' ? <circle className={styles.open} cx="6" cy="6" r="4.5" /> : null}
        {mark === 'other' ? <path className={styles.open} d="M2 2h8v8H2z" /> : null}
      </svg>
      <span>{level}</span>
    </span>
  );
}
