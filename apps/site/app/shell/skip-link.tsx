import styles from './skip-link.module.css';

/** First stop of the keyboard: over the navigation, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      跳到正文
    </a>
  );
}
