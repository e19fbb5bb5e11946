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
import { nextJobsChange, toJobView } from '../../model/recruit.ts';
import { toRecruitChips, toRecruitQueryText, toRecruitSearch } from '../../model/recruit-query.ts';
import { screenAt } from '../../site-map.ts';
import { JobFilter } from './job-filter.tsx';
import styles from './job-list.module.css';
import { JobRow } from './job-row.tsx';
import type { JobsPage } from './load-jobs.ts';

const otherList: Readonly<Record<string, string>> = {
  '/human_resources/campus': '/human_resources/society',
  '/human_resources/society': '/human_resources/campus',
};

/** The jobs of one type: filters, open and closed with counts, rows that close by the server's clock, pages. */
export function JobList(props: JobsPage) {
  const { records, total, page, pages, counts, cities, query, banner, now: loadedAt } = props;
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const now = useServerNow(loadedAt, (time) => nextJobsChange(records, time));
  const title = screenAt(pathname)?.title ?? '';
  const searched = toRecruitQueryText(query);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      <div className={styles.head}>
        <JobFilter query={query} cities={cities} />
        <div className="no-print">
          <ChipRow label="按状态筛选">
            {toRecruitChips(counts, query.status, total).map(({ code, label, count, isCurrent }) => (
              <Chip
                key={label}
                to={`${pathname}${toRecruitSearch({ ...query, status: code })}`}
                current={isCurrent}
                {...(count === undefined ? {} : { count })}
              >
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </div>
      <ResultLine end={total > 0 ? '截止时间为北京时间，按发布时间倒序' : undefined}>
        {searched ? `${searched}：` : ''}共<span className="num">{total}</span>个职位
        {pages > 1 ? `，第${Math.min(page, pages)}页，共${pages}页` : ''}
      </ResultLine>
      {isPending ? (
        <Skeleton shape="row" count={Math.max(3, records.length)} />
      ) : records.length === 0 ? (
        <ListEmpty
          title={title}
          noun="职位"
          searched={searched}
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={`${pathname}${toRecruitSearch(query)}`}
          other={screenAt(otherList[pathname] ?? '')}
        />
      ) : (
        <ul className={styles.rows}>
          {records.map((record) => (
            <JobRow key={record.id} job={toJobView(record, now)} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => `${pathname}${toRecruitSearch(query, to)}`} />
    </SectionPage>
  );
}
