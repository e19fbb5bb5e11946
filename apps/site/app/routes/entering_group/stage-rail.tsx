import { Link } from '../../components/link/link.tsx';
import type { StageView } from '../../model/company/history.ts';
import styles from './stage-rail.module.css';

/** The stages with their years, each a link to its place. It stays in view; on phones as a row under the header. */
export function StageRail({ stages }: { stages: readonly StageView[] }) {
  return (
    <nav className={`${styles.rail} no-print`} aria-label="按阶段跳转">
      <ol className={styles.stages}>
        {stages.map(({ anchor, name, span }) => (
          <li key={anchor}>
            <Link to={`#${anchor}`} className={styles.link}>
              <span>{name || span || '其他'}</span>
              {name && span ? <small className={`${styles.span} num`}>{span}</small> : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
