import styles from './outage-verdict.module.css';

/** The place of an answer that is under way, as high as most answers. */
export function AskingVerdict({ name, title = '正在查' }: { name: string; title?: string }) {
  return (
    <>
      <div className={`${styles.band} ${styles.none}`} role="status">
        <p className={styles.facts}>{title}</p>
        <p className={styles.sentence}>{name}</p>
        <span className={`${styles.bone} ${styles.boneWide}`} aria-hidden="true" />
        <span className={`${styles.bone} ${styles.boneWide}`} aria-hidden="true" />
      </div>
      <div className={styles.bones} aria-hidden="true">
        <span className={styles.bone} />
        <span className={`${styles.bone} ${styles.boneShort}`} />
        <span className={styles.bone} />
      </div>
    </>
  );
}
