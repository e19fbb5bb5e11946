import styles from './skeleton.module.css';

/** The shapes that stand where content will be, of its final size: `news` rows, plain `row`s, `outage` rows, or an `article`. */
export type SkeletonShape = 'news' | 'row' | 'outage' | 'article';

/** Says 加载中 once, and keeps the page's shape until the content is there. */
export function Skeleton({ shape, count = 6 }: { shape: SkeletonShape; count?: number }) {
  return (
    <div aria-busy="true">
      <span className="vh" role="status">
        加载中
      </span>
      {Array.from({ length: shape === 'article' ? 1 : count }, (_, at) => (
        <div key={at} className={styles[shape]} aria-hidden="true">
          {shape === 'news' ? <div className={`${styles.bone} ${styles.picture}`} /> : null}
          {shape === 'outage' ? <div className={`${styles.bone} ${styles.day}`} /> : null}
          <div className={styles.lines}>
            <div className={`${styles.bone} ${styles.title}`} />
            {shape === 'row' ? null : <div className={`${styles.bone} ${styles.line}`} />}
            {shape === 'row' ? null : <div className={`${styles.bone} ${styles.line} ${styles.short}`} />}
            {shape === 'article' ? <div className={`${styles.bone} ${styles.block}`} /> : null}
          </div>
        </div>
      ))}
    </div>
  );
}
