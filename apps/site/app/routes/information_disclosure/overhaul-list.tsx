import { outageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { useFreshList } from '../../api/use-fresh-list.ts';
import { useSite } from '../../api/use-site.ts';
import { CountChips } from '../../components/count-chips/count-chips.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListHead } from '../../components/list-head/list-head.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { countStrays, followCounts } from '../../model/outage/follow-status.ts';
import { parseMonth } from '../../model/outage/outage-calendar.ts';
import { toStatusChips } from '../../model/outage/outage-chips.ts';
import { nextStatusChange } from '../../model/outage/outage.ts';
import { StraysNote } from '../frame/strays-note.tsx';
import type { OverhaulPage } from './load-overhaul.ts';
import { OverhaulAdvice } from './overhaul-advice.tsx';
import { OverhaulAnswer } from './overhaul-answer.tsx';
import { OverhaulCalendar } from './overhaul-calendar.tsx';
import { OverhaulEmpty } from './overhaul-empty.tsx';
import { OverhaulFilter } from './overhaul-filter.tsx';
import { OverhaulHelp } from './overhaul-help.tsx';
import styles from './overhaul-list.module.css';
import { OverhaulNear } from './overhaul-near.tsx';
import { OverhaulResult } from './overhaul-result.tsx';
import { OverhaulRows } from './overhaul-rows.tsx';
import { calendarHref, overhaul } from './overhaul.screen.ts';

/**
 * The outage centre: what to do, filters, statuses with counts, then the notices as a list or as a month. Statuses,
 * counts and order keep time by the server's clock.
 */
export function OverhaulList(first: OverhaulPage) {
  const loaded = useFreshList(first, overhaul);
  const { records, total, page, pages, query, areas, banner, month, days, reading } = loaded;
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const now = useServerNow(loaded.now, (time) =>
    nextStatusChange([...records, ...(loaded.outages?.records ?? [])], time),
  );
  const counts = followCounts(loaded.counts, records, outageStatus, loaded.now, now);
  const hrefOf = (status: typeof query.status): string =>
    month === null ? overhaul.href({ ...query, status }) : calendarHref({ ...query, status }, month);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={overhaul.title} sample={siteInfo.demo}>
        {siteInfo.outagePhone ? (
          <LinkMore to={`tel:${siteInfo.outagePhone}`} icon="phone">
            {`报修与咨询：${siteInfo.outagePhone}`}
          </LinkMore>
        ) : null}
      </PageHeading>
      <ListHead>
        {isPending ? null : <OverhaulAnswer loaded={loaded} now={now} />}
        <OverhaulAdvice phone={siteInfo.outagePhone} />
        <OverhaulFilter query={query} areas={areas} month={month} />
        <OverhaulNear query={query} reading={reading} />
        <div className={`no-print ${styles.choices}`}>
          <CountChips label="按状态筛选" chips={toStatusChips(counts, query.status, total)} hrefFor={hrefOf} />
          <Tabs
            label="显示方式"
            items={[
              { label: '列表', to: overhaul.href(query), current: month === null },
              {
                label: '月历',
                to: calendarHref(query, month ?? parseMonth(query.start?.slice(0, 7) ?? null, now)),
                current: month !== null,
              },
            ]}
          />
        </div>
        <StraysNote
          count={countStrays(records, outageStatus, query.status, now)}
          statusText={query.status && outageStatuses[query.status]}
        />
      </ListHead>
      <OverhaulResult {...loaded} counts={counts} />
      {isPending ? (
        <Skeleton shape="outage" count={Math.max(3, records.length)} />
      ) : month !== null ? (
        <OverhaulCalendar month={month} days={days} query={query} now={now} />
      ) : records.length === 0 ? (
        <OverhaulEmpty {...loaded} phone={siteInfo.outagePhone} />
      ) : (
        <OverhaulRows records={records} marks={reading?.marks ?? []} now={now} />
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => overhaul.href({ ...query, page: to })} />
      <OverhaulHelp
        place={reading?.certainty === 'known' && reading.places.length === 1 ? reading.places[0] : undefined}
      />
    </SectionPage>
  );
}
