import { useState } from 'react';
import { outageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { useFreshList } from '../../api/use-fresh-list.ts';
import { useSite } from '../../api/use-site.ts';
import { CountChips } from '../../components/count-chips/count-chips.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Segments } from '../../components/segments/segments.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toAreaOptions } from '../../model/home/home-outages.ts';
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
import { OverhaulOwnPlaces } from './overhaul-own-places.tsx';
import { OverhaulResult } from './overhaul-result.tsx';
import { MoreButton } from './overhaul-more.tsx';
import { OverhaulDay, OverhaulRows } from './overhaul-rows.tsx';
import { calendarHref, overhaul } from './overhaul.screen.ts';
import { toSaidDays } from './said-days.ts';
import { useOwnPlaces } from './use-own-places.ts';

/**
 * The outage centre: one question, statuses with counts, then the notices as a list or as a month. Statuses, counts and
 * order keep time by the server's clock.
 */
export function OverhaulList(first: OverhaulPage) {
  const loaded = useFreshList(first, overhaul);
  const { records, total, page, pages, query, areas, banner, month, day, days, cells, reading } = loaded;
  const { siteInfo } = useSite();
  const isPending = useListPending();
  const [isOpen, setOpen] = useState(false);
  const own = useOwnPlaces();
  const now = useServerNow(loaded.now, (time) =>
    nextStatusChange([...records, ...(loaded.outages?.records ?? [])], time),
  );
  const counts = month === null ? followCounts(loaded.counts, records, outageStatus, loaded.now, now) : loaded.counts;
  const hrefOf = (status: typeof query.status): string =>
    month === null ? overhaul.href({ ...query, status }) : calendarHref({ ...query, status }, month);
  const fold = () => setOpen(!isOpen);
  return (
    <SectionPage banner={banner} isListFirst>
      <div className={styles.top}>
        <div className={styles.heading}>
          <PageHeading title={overhaul.title} sample={siteInfo.demo} isFeedWideOnly>
            <OverhaulAdvice phone={siteInfo.outagePhone} />
          </PageHeading>
        </div>
        <OverhaulOwnPlaces places={own.places} loadedAt={loaded.now} now={now} />
        <OverhaulFilter query={query} areas={toAreaOptions(areas)} month={month} isOpen={isOpen} onFold={fold} />
        {isPending ? null : (
          <>
            <OverhaulAnswer loaded={loaded} now={now} />
            <OverhaulNear query={query} reading={reading} own={own} />
          </>
        )}
        <div className={`no-print if-elder ${styles.days}`}>
          <Segments label="哪几天" items={toSaidDays(query, now)} />
        </div>
        <div className={`no-print if-plain ${styles.choices}`}>
          <div className={styles.chips}>
            <span className="only-narrow">
              <MoreButton query={query} isOpen={isOpen} onFold={fold} />
            </span>
            <CountChips label="按状态筛选" chips={toStatusChips(counts, query.status, total)} hrefFor={hrefOf} />
          </div>
          <Segments
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
          count={month === null ? countStrays(records, outageStatus, query.status, now) : 0}
          statusText={query.status && outageStatuses[query.status]}
        />
        <div className={styles.result}>
          <OverhaulResult {...loaded} counts={counts} />
        </div>
      </div>
      {isPending ? (
        <Skeleton shape="outage" count={Math.max(3, records.length)} />
      ) : month !== null ? (
        <>
          <OverhaulCalendar month={month} chosen={day} days={days} cells={cells} query={query} now={now} />
          {day === null ? null : <OverhaulDay day={day} records={records} marks={reading?.marks ?? []} now={now} />}
        </>
      ) : records.length === 0 ? (
        <OverhaulEmpty {...loaded} phone={siteInfo.outagePhone} />
      ) : (
        <OverhaulRows records={records} marks={reading?.marks ?? []} hours={reading?.hours ?? null} now={now} />
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => overhaul.href({ ...query, page: to })} />
      <OverhaulHelp
        place={reading?.certainty === 'known' && reading.places.length === 1 ? reading.places[0] : undefined}
      />
    </SectionPage>
  );
}
