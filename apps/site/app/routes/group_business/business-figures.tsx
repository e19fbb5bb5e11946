import type { Figure } from '@yunxia/contract/media';
import { Words } from '../../components/words/words.tsx';
import styles from './business-figures.module.css';

export interface BusinessFiguresProps {
  figures: readonly Figure[];
  /** `panel` on the deep ground beside a picture, `side` below each other under a statement, `line` in the flow of a part. */
  setting: 'panel' | 'side' | 'line';
}

/** Figures with their units. Nothing when there are none. */
export function BusinessFigures({ figures, setting }: BusinessFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={setting === 'panel' ? `on-deep ${styles.panel}` : styles[setting]}>
      {figures.map(({ label, value, unit }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>
            <Words>{label}</Words>
          </dt>
          <dd className={styles.value}>
            <span>{value}</span>
            {unit ? <small className={styles.unit}>{unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
