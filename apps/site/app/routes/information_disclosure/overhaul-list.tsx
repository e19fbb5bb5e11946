import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useServerNow } from '../../device/use-server-now.ts';
import { nextStatusChange, toOutageView } from '../../model/outage.ts';
import { toOutageSearch, toStatusChips } from '../../model/outage-query.ts';
import { screenAt } from '../../site-map.ts';
import type { OverhaulPage } from './load-overhaul.ts';
import { OverhaulAdvice } from './overhaul-advice.tsx';
import { OverhaulEmpty } from './overhaul-empty.tsx';
import { OverhaulFilter } from './overhaul-filter.tsx';
import styles from './overhaul-list.module.css';
import { OverhaulResult } from './overhaul-result.tsx';
import { OverhaulRow } from './overhaul-row.tsx';

/** The outage notices: what to do, filters, statuses with counts, rows that keep time by the server's clock, pages. */
export function OverhaulList(loaded: OverhaulPage) {
  const { records, total, page, pages, counts, query, counties, banner } = loaded;
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const now = useServerNow(loaded.now, (time) => nextStatusChange(records, time));
  return (
    <SectionPage banner={banner}>
      <PageHeading title={screenAt(pathname)?.title ?? ''} sample={siteInfo.demo}>
        {siteInfo.outagePhone ? (
          <LinkMore to={`tel:${siteInfo.outagePhone}`} icon="phone">
            报修与咨询：{siteInfo.outagePhone}
          </LinkMore>
        ) : null}
      </PageHeading>
      <div className={styles.head}>
        <OverhaulAdvice phone={siteInfo.outagePhone} />
        <OverhaulFilter query={query} counties={counties} />
        <div className="no-print">
          <ChipRow label="按状态筛选">
            {toStatusChips(counts, query.status, total).map(({ status, label, count, isCurrent }) => (
              <Chip
                key={label}
                to={`${pathname}${toOutageSearch({ ...query, status })}`}
                current={isCurrent}
                {...(count === undefined ? {} : { count })}
              >
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </div>
      <OverhaulResult query={query} total={total} page={page} pages={pages} loadedAt={loaded.now} />
      {isPending ? (
        <Skeleton shape="outage" count={Math.max(3, records.length)} />
      ) : records.length === 0 ? (
        <OverhaulEmpty {...loaded} phone={siteInfo.outagePhone} />
      ) : (
        <ul className={styles.rows}>
          {records.map((record) => (
            <OverhaulRow key={record.id} outage={toOutageView(record, now)} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => `${pathname}${toOutageSearch(query, to)}`} />
    </SectionPage>
  );
}
