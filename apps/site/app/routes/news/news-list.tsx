import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { NewsRow, NewsRows } from '../../components/news-row/news-row.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { toNewsQueryText, toNewsSearch } from '../../model/news.ts';
import { detailHref, screenAt } from '../../site-map.ts';
import type { NewsPage } from './load-news.ts';
import { NewsEmpty } from './news-empty.tsx';
import { NewsFilter } from './news-filter.tsx';
import styles from './news-list.module.css';

/** A list of news: filters, how many there are, rows, pages. The address holds its whole state. */
export function NewsList({ rows, total, page, pages, query, now, banner }: NewsPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const screen = screenAt(pathname);
  const searched = toNewsQueryText(query);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={screen?.title ?? ''} sample={siteInfo.demo} />
      <div className={styles.filter}>
        <NewsFilter query={query} now={now} />
      </div>
      <ResultLine end={total > 0 ? '置顶在前，按发布时间倒序' : undefined}>
        {searched ? <span>{searched}：</span> : null}共<span className="num">{total}</span>条
        {pages > 1 ? `，第${Math.min(page, pages)}页，共${pages}页` : ''}
      </ResultLine>
      {isPending ? (
        <Skeleton shape="news" count={Math.max(3, rows.length)} />
      ) : rows.length === 0 ? (
        <NewsEmpty query={query} total={total} pages={pages} />
      ) : (
        <NewsRows>
          {rows.map(({ id, title, summary, cover, date, isTop }) => (
            <NewsRow
              key={id}
              id={id}
              to={detailHref(screen?.detail ?? '/details', id)}
              title={title}
              summary={summary}
              cover={cover}
              date={date ?? undefined}
              marks={isTop ? <Tag>置顶</Tag> : undefined}
            />
          ))}
        </NewsRows>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => `${pathname}${toNewsSearch(query, to)}`} />
    </SectionPage>
  );
}
