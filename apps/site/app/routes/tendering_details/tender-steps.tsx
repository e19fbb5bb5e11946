import type { TenderStep } from '../../model/tender/tender.ts';
import styles from './tender-steps.module.css';

/** The times of a tender along one line; what has passed is drawn through, the next one is marked. */
export function TenderSteps({ steps }: { steps: readonly TenderStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label="时间安排">
      {steps.map(({ label, time, state, former }) => (
        <li key={label} className={styles[state]} aria-current={state === 'next' ? 'step' : undefined}>
          <b>{label}</b>
          <time dateTime={time.iso}>{time.text}</time>
          {former ? <s>{`原定 ${former}`}</s> : null}
          {state === 'past' ? <span className="vh">（已过）</span> : null}
        </li>
      ))}
    </ol>
  );
}
