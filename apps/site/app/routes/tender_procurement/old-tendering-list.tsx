import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { Note } from '../../components/note/note.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { toNewsQueryText, toNewsSearch } from '../../model/news.ts';
import { detailHref, screenAt } from '../../site-map.ts';
import type { OldTenderingPage } from './load-old-tendering.ts';
import { OldTenderingFilter } from './old-tendering-filter.tsx';
import styles from './tendering-list.module.css';

/** The archive of the former site: that it is one, filters, rows, pages. */
export function OldTenderingList({ rows, total, page, pages, query, now, banner }: OldTenderingPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const title = screenAt(pathname)?.title ?? '';
  const searched = toNewsQueryText(query);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      <div className={styles.head}>
        <Note>
          <p>以下是原网站的招标公告存档，仅供查阅；所列时间和联系方式已经失效。</p>
        </Note>
        <OldTenderingFilter query={query} now={now} />
      </div>
      <ResultLine end={total > 0 ? '按发布时间倒序' : undefined}>
        {searched ? <span>{searched}：</span> : null}共<span className="num">{total}</span>条
        {pages > 1 ? `，第${Math.min(page, pages)}页，共${pages}页` : ''}
      </ResultLine>
      {isPending ? (
        <Skeleton shape="row" count={Math.max(3, rows.length)} />
      ) : rows.length === 0 ? (
        <ListEmpty
          title={title}
          noun="公告"
          searched={searched}
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={`${pathname}${toNewsSearch(query)}`}
          other={screenAt('/tender_procurement/tendering')}
        />
      ) : (
        <RowList label={title}>
          {rows.map(({ id, title: name, typeText, date }) => (
            <ListRow
              key={id}
              to={detailHref('/old_tendering_details', id)}
              title={name}
              tag={<Tag>{typeText}</Tag>}
              date={date ?? undefined}
            />
          ))}
        </RowList>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => `${pathname}${toNewsSearch(query, to)}`} />
    </SectionPage>
  );
}
