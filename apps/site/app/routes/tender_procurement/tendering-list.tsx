import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useServerNow } from '../../device/use-server-now.ts';
import { toDayTimeText } from '../../model/beijing-time.ts';
import { nextTendersChange, toTenderView } from '../../model/tender.ts';
import { toTenderChips, toTenderQueryText, toTenderSearch } from '../../model/tender-query.ts';
import { screenAt } from '../../site-map.ts';
import type { TenderingPage } from './load-tendering.ts';
import { TenderRow } from './tender-row.tsx';
import { TenderingFilter } from './tendering-filter.tsx';
import styles from './tendering-list.module.css';

/** The tender notices: filters, statuses with counts, rows whose status keeps time by the server's clock, pages. */
export function TenderingList({ records, total, page, pages, counts, query, banner, now: loadedAt }: TenderingPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const now = useServerNow(loadedAt, (time) => nextTendersChange(records, time));
  const title = screenAt(pathname)?.title ?? '';
  const searched = toTenderQueryText(query);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      <div className={styles.head}>
        <TenderingFilter query={query} />
        <div className="no-print">
          <ChipRow label="按状态筛选">
            {toTenderChips(counts, query.status, total).map(({ code, label, count, isCurrent }) => (
              <Chip
                key={label}
                to={`${pathname}${toTenderSearch({ ...query, status: code })}`}
                current={isCurrent}
                {...(count === undefined ? {} : { count })}
              >
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </div>
      <ResultLine end={total > 0 ? '时间均为北京时间，按发布时间倒序' : undefined}>
        {searched ? `${searched}：` : ''}共<span className="num">{total}</span>条
        {pages > 1 ? <span className="only-wide">{`，第${Math.min(page, pages)}页，共${pages}页`}</span> : null}
        ，数据时间
        <span className="num">{toDayTimeText(loadedAt)}</span>
      </ResultLine>
      {isPending ? (
        <Skeleton shape="row" count={Math.max(3, records.length)} />
      ) : records.length === 0 ? (
        <ListEmpty
          title={title}
          noun="公告"
          searched={searched}
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={`${pathname}${toTenderSearch(query)}`}
          other={screenAt('/tender_procurement/old_tendering')}
        />
      ) : (
        <ul className={styles.rows}>
          {records.map((record) => (
            <TenderRow key={record.id} tender={toTenderView(record, now)} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => `${pathname}${toTenderSearch(query, to)}`} />
    </SectionPage>
  );
}
