import styles from './sample-tag.module.css';

/** Says that what stands beside it is sample data, in the words the whole site uses. */
export function SampleTag() {
  return <span className={styles.sample}>演示数据</span>;
}
