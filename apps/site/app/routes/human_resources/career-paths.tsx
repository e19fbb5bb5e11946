import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import type { CareerPath, CareerPaths } from '../../model/company/talent.ts';
import styles from './career-paths.module.css';

const NUMBERS = ['', '一', '两', '三', '四'];

/**
 * The career paths as the brand's move: a wave, the common beginning, that becomes lines; their ends are lit. One list for
 * each path; on phones the lists stand below each other.
 */
export function CareerPathsDrawing({ careers: { start, paths, isEven } }: { careers: CareerPaths }) {
  if (paths.length === 0) return null;
  const title = start && paths.length > 1 ? `一条路，走成${NUMBERS[paths.length] ?? paths.length}条` : '成长路径';
  return (
    <section className={styles.band} aria-labelledby="careers">
      <div className="wrap">
        <SectionHeading id="careers" title={title} />
        <div className={start ? `${styles.drawing} ${styles.started}` : styles.drawing}>
          {start ? (
            <>
              <p className={styles.start}>
                <b className={styles.name}>{start.name}</b>
                <svg className={styles.wave} viewBox="0 0 144 20" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 10q12-16 24 0t24 0 24 0 24 0 24 0 24 0" />
                </svg>
                <small className={styles.note}>{start.note}</small>
              </p>
              <Fork count={paths.length} />
            </>
          ) : null}
          <ul className={isEven ? `${styles.paths} ${styles.even}` : styles.paths}>
            {paths.map((path) => (
              <Path key={path.name} path={path} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** From the middle to the middle of each row: the rows are equally high. */
function Fork({ count }: { count: number }) {
  return (
    <svg className={styles.fork} viewBox="0 0 100 600" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => {
        const y = ((at + 0.5) / count) * 600;
        return <path key={y} d={`M0 300C50 300 40 ${y} 100 ${y}`} />;
      })}
    </svg>
  );
}

function Path({ path: { name, steps } }: { path: CareerPath }) {
  return (
    <li className={styles.path}>
      <h3 className={styles.kind}>
        <span>{name}</span>
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name} className={styles.step}>
            <b className={styles.name}>{step.name}</b>
            <small className={styles.note}>{step.note}</small>
          </li>
        ))}
      </ol>
    </li>
  );
}
