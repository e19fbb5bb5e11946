import type { Change } from '@yunxia/contract/media';
import { toOutageHistory } from '../../model/outage-history.ts';
import styles from './outage-history.module.css';

/** What was changed since the announcement, newest first; times that were given up are struck through. */
export function OutageHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="outage-history" className={styles.history}>
      <h2 id="outage-history" className={styles.title}>
        变更记录
      </h2>
      <ol className={styles.list}>
        {toOutageHistory(changes).map(({ time, parts }, at) => (
          // Two changes may be worded alike; they stand where they stand.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.entry}>
            {time ? (
              <time className={styles.time} dateTime={time.iso}>
                {time.text}
              </time>
            ) : null}
            <p>{parts.map(({ text, isFormer }) => (isFormer ? <del key={text}>{text}</del> : text))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
