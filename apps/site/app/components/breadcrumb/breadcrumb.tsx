import { Link } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

/** One step of the way from the home page; without `path` it is the page itself. */
export interface CrumbStep {
  readonly title: string;
  readonly path?: string;
}

/** Home / section / page. Fed by `breadcrumb()` of the site map. */
export function Breadcrumb({ steps }: { steps: readonly CrumbStep[] }) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label="面包屑" className={styles.crumbs}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={`${at} ${step.title}`} className={styles.step} aria-current={step.path ? undefined : 'page'}>
            {step.path ? (
              <Link to={step.path} className={styles.link}>
                {step.title}
              </Link>
            ) : (
              <span className={styles.here}>{step.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
