import { Link } from '../../components/link/link.tsx';
import type { StageView } from '../../model/company/history.ts';
import styles from './year-jump.module.css';

/** Fewer years than this are in sight anyway. */
const WORTH_A_JUMP = 4;

/** Stages with their years, each a link to its place on the time line. */
export function YearJump({ stages }: { stages: readonly StageView[] }) {
  if (stages.reduce((sum, { years }) => sum + years.length, 0) < WORTH_A_JUMP) return null;
  const seen = new Set<number>();
  return (
    <nav className={`${styles.jump} no-print`} aria-label="按年份跳转">
      <dl>
        {stages.map(({ anchor, name, span, years }) => (
          <div key={anchor} className={styles.stage}>
            <dt className={styles.name}>
              <Link to={`#${anchor}`} className={styles.link}>
                {name || span || '其他'}
              </Link>
            </dt>
            <dd className={styles.years}>
              {years
                .filter((year) => !seen.has(year) && seen.add(year))
                .map((year) => (
                  <Link key={year} to={`#y${year}`} className={`${styles.link} num`}>
                    {year}
                  </Link>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}
