import { Link } from '../components/link/link.tsx';
import { named } from '../site-map.ts';
import styles from './brand.module.css';

export interface BrandProps {
  shortName: string;
  /** The small line under the name. */
  line: string;
}

/** Mark and name, leading home. The mark: three currents that become a line, and the spark at its end. */
export function Brand({ shortName, line }: BrandProps) {
  return (
    <Link to={named.home} className={styles.brand}>
      <svg width="42" height="42" className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="23" fill="currentColor" />
        <path
          className={styles.waves}
          d="M9.5 16q4-4.4 8 0t8 0H36M6.5 24.5q4.6-5 9.2 0t9.2 0H36M9.5 33q4-4.4 8 0t8 0H34"
        />
        <circle className={styles.spark} cx="37.5" cy="24.5" r="3.6" />
      </svg>
      <span className={styles.words}>
        <b className={styles.name}>{shortName}</b>
        <span className="vh">首页</span>
        {line ? <small className={styles.line}>{line}</small> : null}
      </span>
    </Link>
  );
}
