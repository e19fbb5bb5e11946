import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { sectionOf } from '../../site-map.ts';
import styles from './reading-column.module.css';

export interface ReadingColumnProps {
  /** What stands beside the text, above the ways on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A text of 42 characters a line with a rail beside it: facts, and the other pages of the section. */
export function ReadingColumn({ aside, children }: ReadingColumnProps) {
  const { pathname } = useLocation();
  const ways = sectionOf('entering_group').screens.filter((screen) => screen.path !== pathname);
  return (
    <div className={styles.columns}>
      <div className={styles.text}>{children}</div>
      <aside className={styles.rail} aria-label="概况与相关栏目">
        {aside}
        <section className="no-print">
          <h2 className={styles.title}>了解更多</h2>
          <RowList flush label="了解更多">
            {ways.map(({ path, title }) => (
              <ListRow key={path} to={path} title={title} size="sm" />
            ))}
          </RowList>
        </section>
      </aside>
    </div>
  );
}

/** A part of the rail under its own heading. */
export function RailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
