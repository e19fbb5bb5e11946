import type { StepView } from '../../model/news/column.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './steps.module.css';

/** A procedure: numbered steps on a line, each with a URL of its own (`#step3`). */
export function Steps({ steps }: { steps: readonly StepView[] }) {
  return (
    <ol className={styles.steps} start={steps[0]?.number}>
      {steps.map(({ id, number, title, html }) => (
        <li key={id} id={id} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <div className={styles.words}>
            {title ? <p className={styles.title}>{title}</p> : null}
            {html ? <RichText html={html} setting="column" /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
