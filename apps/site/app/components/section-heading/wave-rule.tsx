import styles from './section-heading.module.css';

/** The brand motif: a wave that becomes a line and ends in a lit point. */
export function WaveRule() {
  return (
    <svg className={styles.rule} viewBox="0 0 96 12" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="M0 6q6-6 12 0t12 0 12 0 12 0H88"
      />
      <circle className={styles.spark} cx="91" cy="6" r="3.4" />
    </svg>
  );
}
