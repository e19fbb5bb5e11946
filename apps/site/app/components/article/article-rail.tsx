import type { RelatedView } from '../../model/news/article.ts';
import { ListRow, RowList } from '../list-row/list-row.tsx';
import styles from './article-rail.module.css';

export interface ArticleRailProps {
  /** Path and query of the page, whose URL the QR code holds. */
  path: string;
  related: readonly RelatedView[];
  relatedTitle: string;
}

/**
 * Beside an article: related ones, and the QR code that opens it on a phone. On phones,
 * which do not scan themselves, there is no code; on paper it alone remains.
 */
export function ArticleRail({ path, related, relatedTitle }: ArticleRailProps) {
  return (
    <aside className={styles.rail} aria-label="相关内容与二维码">
      <RelatedRecords records={related} title={relatedTitle} />
      <section className={styles.scan}>
        <h2 className={styles.title}>扫码阅读</h2>
        <img
          className={styles.code}
          src={`/qr.svg?to=${encodeURIComponent(path)}`}
          width={120}
          height={120}
          alt="本页地址的二维码"
          decoding="async"
          fetchPriority="low"
        />
      </section>
    </aside>
  );
}

/** Others of its kind. Nothing when there are none; not on paper. */
export function RelatedRecords({ records, title }: { records: readonly RelatedView[]; title: string }) {
  if (records.length === 0) return null;
  return (
    <section className="no-print">
      <h2 className={styles.title}>{title}</h2>
      <RowList flush label={title}>
        {records.map(({ id, to, title: name, date }) => (
          <ListRow key={id} to={to} title={name} date={date ?? undefined} size="sm" />
        ))}
      </RowList>
    </section>
  );
}
