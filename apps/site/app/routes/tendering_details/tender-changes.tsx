import { useLocation } from 'react-router';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { ProjectNotice } from '../../model/tender.ts';
import { detailHref } from '../../site-map.ts';
import styles from './tender-article.module.css';

/** Where the note about later changes leads. */
export const CHANGES_ID = 'tender-changes';

/** What was changed, clarified or ended on the project since it was announced: each is a notice of its own. */
export function TenderChanges({ changes }: { changes: readonly ProjectNotice[] }) {
  const { pathname } = useLocation();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={CHANGES_ID}>
      <h2 id={CHANGES_ID} className={styles.heading}>
        变更记录
      </h2>
      <RowList label="变更记录">
        {changes.map(({ id, title, typeText, date }) => (
          <ListRow
            key={id}
            to={detailHref(pathname, id)}
            title={title}
            tag={<Tag>{typeText}</Tag>}
            date={date ?? undefined}
          />
        ))}
      </RowList>
    </section>
  );
}
