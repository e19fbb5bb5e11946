import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { RecordRows } from '../../components/record-row/record-row.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { toCategoryChips, toNoticeQueryText, toNoticeSearch } from '../../model/notice-query.ts';
import { screenAt } from '../../site-map.ts';
import { InvestorNoticeItem } from './investor-notice-item.tsx';
import { InvestorNoticesFilter } from './investor-notices-filter.tsx';
import styles from './investor-notices.module.css';
import type { InvestorNoticesPage } from './load-investor-notices.ts';

/** The announcements or the activities for investors: filters, categories with counts, rows with their files, pages. */
export function InvestorNotices({ rows, total, page, pages, categories, query, now, banner }: InvestorNoticesPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const title = screenAt(pathname)?.title ?? '';
  const searched = toNoticeQueryText(query);
  const chips = toCategoryChips(categories, query.category);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      <div className={styles.head}>
        <InvestorNoticesFilter query={query} now={now} />
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
          noun="内容"
          searched={searched}
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={`${pathname}${toNoticeSearch(query)}`}
        />
      ) : (
        <RecordRows label={title}>
          {rows.map((row) => (
            <InvestorNoticeItem key={row.id} row={row} />
          ))}
        </RecordRows>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => `${pathname}${toNoticeSearch(query, to)}`} />
    </SectionPage>
  );
}
