import type { ChangeView } from '../../model/article.ts';
import styles from './change-history.module.css';

/** What was changed after publication, newest first. Nothing when nothing was. */
export function ChangeHistory({ changes }: { changes: readonly ChangeView[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-label="变更记录">
      <h2 className={styles.title}>变更记录</h2>
      <ol className={styles.list}>
        {changes.map(({ time, text }) => (
          <li key={`${time?.iso ?? ''}${text}`} className={styles.change}>
            {time ? (
              <time className={styles.time} dateTime={time.iso}>
                {time.text}
              </time>
            ) : null}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
