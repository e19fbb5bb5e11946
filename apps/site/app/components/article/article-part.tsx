import type { ReactNode } from 'react';
import styles from './article-part.module.css';

/** A named part of a record's page: 应聘方式, 联系方式. `id` names its heading, to which links may lead. */
export function ArticlePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
