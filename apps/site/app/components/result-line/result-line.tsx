import type { ReactNode } from 'react';
import styles from './result-line.module.css';

/** The line between filters and list: how many there are (spoken when it changes), and an action or the order. */
export function ResultLine({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.line}>
      <p role="status">{children}</p>
      {end ? <div>{end}</div> : null}
    </div>
  );
}

export interface ResultPagesProps {
  page: number;
  pages: number;
  /** Left out on phones, where the line says something else. */
  isOnlyWide?: boolean;
}

/** Which page of the list this is, and of how many, behind the count: each stays whole. Nothing where there is one page. */
export function ResultPages({ page, pages, isOnlyWide = false }: ResultPagesProps) {
  if (pages <= 1) return null;
  return (
    <span {...(isOnlyWide ? { className: 'only-wide' } : {})}>
      <span>，</span>
      <span className="whole">{`第${Math.min(page, pages)}页，`}</span>
      <span className="whole">{`共${pages}页`}</span>
    </span>
  );
}
