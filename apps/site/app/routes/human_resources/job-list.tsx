import { recruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { useFreshList } from '../../api/use-fresh-list.ts';
import { useSite } from '../../api/use-site.ts';
import { CountChips } from '../../components/count-chips/count-chips.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { ListHead } from '../../components/list-head/list-head.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { TermRows } from '../../components/term-row/term-row.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { countStrays, followCounts } from '../../model/outage/follow-status.ts';
import { toRecruitChips } from '../../model/recruit/recruit-chips.ts';
import { nextJobsChange, toJobView } from '../../model/recruit/recruit.ts';
import { StraysNote } from '../frame/strays-note.tsx';
import { JobFilter } from './job-filter.tsx';
import { JobRow } from './job-row.tsx';
import type { JobScreen } from './job-screen.ts';
import type { JobsPage } from './load-jobs.ts';

export interface JobListProps extends JobsPage {
  screen: JobScreen;
  /** The list of the other kind of jobs. */
  other: JobScreen;
}

/** The jobs of one type: filters, open and closed with counts, rows that close by the server's clock, pages. */
export function JobList({ screen, other, ...first }: JobListProps) {
  const loaded = useFreshList(first, screen);
  const { records, counts, cities, query, banner, now: loadedAt, total, page, pages } = loaded;
  const { siteInfo } = useSite();
  const now = useServerNow(loadedAt, (time) => nextJobsChange(records, time));
  const current = followCounts(counts, records, recruitStatus, loadedAt, now);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={screen.title} sample={siteInfo.demo}>
        <LinkMore to="/human_resources/talent">人才战略</LinkMore>
      </PageHeading>
      <ListHead>
        <JobFilter screen={screen} query={query} cities={cities} />
        <CountChips
          label="按状态筛选"
          chips={toRecruitChips(current, query.status, total)}
          hrefFor={(status) => screen.href({ ...query, status })}
        />
        <StraysNote
          count={countStrays(records, recruitStatus, query.status, now)}
          statusText={query.status && recruitStatuses[query.status]}
        />
      </ListHead>
      <ListBody
        total={total}
        page={page}
        pages={pages}
        title={screen.title}
        noun="职位"
        unit="个职位"
        searched={screen.words(query)}
        shown={records.length}
        order="截止时间为北京时间，按发布时间倒序"
        whole={screen.path}
        hrefFor={(to) => screen.href({ ...query, page: to })}
        other={other}
        skeleton="row"
      >
        <TermRows label={screen.title}>
          {records.map((record) => (
            <JobRow key={record.id} job={toJobView(record, now)} />
          ))}
        </TermRows>
      </ListBody>
    </SectionPage>
  );
}
