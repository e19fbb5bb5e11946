import { addDays, startOfDay } from '@yunxia/contract/time';
import { useSite } from '../../api/use-site.ts';
import { NoticeList } from '../../components/notice-list/notice-list.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { investorActivities } from './activities.screen.ts';
import { InvestorCalendar } from './investor-calendar.tsx';
import type { ActivitiesData } from './load-activities.ts';

/** The calendar of investors, then the notices and records of their activities. */
export function ActivitiesPage({ banner, calendar, query, now: loadedAt, ...list }: ActivitiesData) {
  const { siteInfo } = useSite();
  const now = useServerNow(loadedAt, (time) => addDays(startOfDay(time), 1));
  const { month: _, ...filter } = query;
  return (
    <SectionPage banner={banner}>
      <PageHeading title={investorActivities.title} sample={siteInfo.demo} />
      {calendar ? (
        <>
          <InvestorCalendar calendar={calendar} chosen={query.month} now={now} />
          <SectionHeading title="活动通知与记录" />
        </>
      ) : null}
      <NoticeList {...list} query={filter} screen={investorActivities} noun="内容" />
    </SectionPage>
  );
}
