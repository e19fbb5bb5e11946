import { Link } from '../link/link.tsx';
import { Icon } from '../icon/icon.tsx';
import { toPageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** The URL of a page: the list's own, with every filter kept. */
  hrefFor: (page: number) => string;
}

/** Page numbers as links: they work without script; first and last are always shown. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  // A page that the list does not have (any more) is not for search engines; React moves this into <head>.
  if (page > Math.max(1, pages)) {
    return (
      <>
        <meta name="robots" content="noindex, follow" />
        {pages > 1 ? <Pagination page={pages} pages={pages} hrefFor={hrefFor} /> : null}
      </>
    );
  }
  if (pages <= 1) return null;
  const current = Math.min(Math.max(1, page), pages);
  return (
    <nav className={styles.pages} aria-label="分页">
      <div className={styles.row}>
        <Step to={current > 1 ? hrefFor(current - 1) : undefined} label="上一页" icon="chevron-left" rel="prev" />
        {toPageNumbers(current, pages).map(({ page: place, on }, at) =>
          place === null ? (
            <span key={`gap${at}`} className={`${styles.gap} ${styles[on] ?? ''}`} aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={place}
              to={hrefFor(place)}
              className={`${styles.place} ${styles[on] ?? ''}`}
              aria-label={`第 ${place} 页`}
              aria-current={place === current ? 'page' : undefined}
            >
              {place}
            </Link>
          ),
        )}
        <Step to={current < pages ? hrefFor(current + 1) : undefined} label="下一页" icon="chevron-right" rel="next" />
      </div>
    </nav>
  );
}

function Step({
  to,
  label,
  icon,
  rel,
}: {
  to: string | undefined;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  rel: string;
}) {
  if (to === undefined) {
    return (
      <span className={`${styles.place} ${styles.off}`} aria-hidden="true">
        <Icon name={icon} size="sm" />
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={styles.place} aria-label={label}>
      <Icon name={icon} size="sm" />
    </Link>
  );
}
