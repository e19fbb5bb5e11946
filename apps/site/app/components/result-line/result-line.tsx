import type { ReactNode } from 'react';
import styles from './result-line.module.css';

/** The line between filters and list: how many there are (spoken when it changes), and an action or the order. */
export function ResultLine({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.line}>
      <p role="status">{children}</p>
      {end ? <div>{end}</div> : null}
    </div>
  );
}
