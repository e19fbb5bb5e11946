import { useLocation } from 'react-router';
import { ArticlePart } from '../../components/article/article-part.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { ProjectStep } from '../../model/tender/tender.ts';
import { detailHref } from '../../site-map.ts';
import styles from './project-line.module.css';

/** Where the note about later changes leads. */
export const PROJECT_LINE_ID = 'project-line';

/** All notices of a project along one line, from the first to the latest, the one that is read among them. */
export function ProjectLine({ steps }: { steps: readonly ProjectStep[] }) {
  const { pathname } = useLocation();
  if (steps.length === 0) return null;
  return (
    <ArticlePart id={PROJECT_LINE_ID} title="项目进程">
      <ol className={styles.line} aria-labelledby={PROJECT_LINE_ID}>
        {steps.map(({ id, title, typeText, date, isCurrent, isLaterChange }) => (
          <li
            key={id}
            className={isCurrent ? `${styles.step} ${styles.current}` : styles.step}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <p className={styles.kind}>
              <b className={isLaterChange ? styles.changed : undefined}>{typeText}</b>
              {date ? <time dateTime={date.iso}>{date.text}</time> : null}
              {isCurrent ? <span className={styles.here}>本公告</span> : null}
            </p>
            {isCurrent ? (
              <p className={styles.title}>{title}</p>
            ) : (
              <SiteLink to={detailHref(pathname, id)} className={`${styles.title} ${styles.link}`}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </ArticlePart>
  );
}
