import type { ColumnSection } from '../../model/news/column.ts';
import { Words } from '../words/words.tsx';
import styles from './column-sections.module.css';
import { ColumnParts } from './column-text.tsx';

/** The sections of a composed column beside one another, their lists as promises: a rule under each, a check before it. */
export function ColumnSections({ sections }: { sections: readonly ColumnSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.sections}>
      {sections.map(({ id, title, parts }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.heading}>
            <Words>{title}</Words>
          </h2>
          <ColumnParts parts={parts} />
        </section>
      ))}
    </div>
  );
}
