import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { RecordRow, RecordRows } from '../../components/record-row/record-row.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { toCategoryChips, toNoticeQueryText, toNoticeSearch } from '../../model/notice-query.ts';
import { detailHref, noticeDetailPath, screenAt } from '../../site-map.ts';
import { ComplaintsFilter } from './complaints-filter.tsx';
import styles from './complaints-list.module.css';
import type { ComplaintsPage } from './load-complaints.ts';

/** What became of complaints: filters, kinds with counts, rows, pages. */
export function ComplaintsList({ rows, total, page, pages, categories, query, now, banner }: ComplaintsPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const title = screenAt(pathname)?.title ?? '';
  const searched = toNoticeQueryText(query);
  const chips = toCategoryChips(categories, query.category);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo}>
        <LinkMore to="/other_announcement/affairs_guide">办事指南</LinkMore>
      </PageHeading>
      <div className={styles.head}>
        <ComplaintsFilter query={query} now={now} />
        {chips.length > 0 ? (
          <div className="no-print">
            <ChipRow label="按分类筛选">
              {chips.map(({ code, label, count, isCurrent }) => (
                <Chip
                  key={code ?? ''}
                  to={`${pathname}${toNoticeSearch({ ...query, category: code })}`}
                  current={isCurrent}
                  {...(count === undefined ? {} : { count })}
                >
                  {label}
                </Chip>
              ))}
            </ChipRow>
          </div>
        ) : null}
      </div>
      <ResultLine end={total > 0 ? '按发布时间倒序' : undefined}>
        {searched ? <span>{searched}：</span> : null}共<span className="num">{total}</span>条
        {pages > 1 ? `，第${Math.min(page, pages)}页，共${pages}页` : ''}
      </ResultLine>
      {isPending ? (
        <Skeleton shape="outage" count={Math.max(3, rows.length)} />
      ) : rows.length === 0 ? (
        <ListEmpty
          title={title}
          noun="公告"
          searched={searched}
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={`${pathname}${toNoticeSearch(query)}`}
        />
      ) : (
        <RecordRows label={title}>
          {rows.map(({ id, title: name, summary, date, category, number, file }) => (
            <RecordRow
              key={id}
              to={detailHref(noticeDetailPath('complaint'), id)}
              title={name}
              summary={summary}
              date={date}
              file={file}
              meta={
                category || number ? (
                  <>
                    {category ? <Tag>{category}</Tag> : null}
                    {number ? <span>编号：{number}</span> : null}
                  </>
                ) : null
              }
            />
          ))}
        </RecordRows>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => `${pathname}${toNoticeSearch(query, to)}`} />
    </SectionPage>
  );
}
