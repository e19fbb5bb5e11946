import type { ChangeView } from '../../model/news/article.ts';
import type { HistoryPart } from '../../model/outage/outage-history.ts';
import styles from './change-history.module.css';

/** A change; `parts`, where given, are its text with what no longer holds marked in it. */
export type NotedChange = ChangeView & { readonly parts?: readonly HistoryPart[] };

/** Where the bar at the top of a changed record leads. */
export const CHANGES_ID = 'changes';

/** What was changed after publication, newest first; what was given up is struck through. Nothing when nothing was. */
export function ChangeHistory({ changes }: { changes: readonly NotedChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section id={CHANGES_ID} className={styles.changes} aria-label="变更记录">
      <h2 className={styles.title}>变更记录</h2>
      <ol className={styles.list}>
        {changes.map(({ time, text, parts }, at) => (
          // Two changes may be worded alike; they stand where they stand.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.change}>
            {time ? (
              <time className={styles.time} dateTime={time.iso}>
                {time.text}
              </time>
            ) : null}
            <p>
              {parts ? parts.map((part) => (part.isFormer ? <del key={part.text}>{part.text}</del> : part.text)) : text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
