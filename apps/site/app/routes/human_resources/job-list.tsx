import { recruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { useLocation } from 'react-router';
import { useFreshList } from '../../api/use-fresh-list.ts';
import { useSite } from '../../api/use-site.ts';
import { CountChips } from '../../components/count-chips/count-chips.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { ListHead } from '../../components/list-head/list-head.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { TermRows } from '../../components/term-row/term-row.tsx';
import { useServerNow } from '../../device/use-server-now.ts';
import { countStrays, followCounts } from '../../model/follow-status.ts';
import { nextJobsChange, toJobView } from '../../model/recruit.ts';
import { toRecruitChips, toRecruitQueryText, toRecruitSearch } from '../../model/recruit-query.ts';
import { screenAt } from '../../site-map.ts';
import { StraysNote } from '../frame/strays-note.tsx';
import { JobFilter } from './job-filter.tsx';
import { JobRow } from './job-row.tsx';
import type { JobsPage } from './load-jobs.ts';

const otherList: Readonly<Record<string, string>> = {
  '/human_resources/campus': '/human_resources/society',
  '/human_resources/society': '/human_resources/campus',
};

/** The jobs of one type: filters, open and closed with counts, rows that close by the server's clock, pages. */
export function JobList(first: JobsPage) {
  const { type } = first;
  const loaded = useFreshList(first, async () => {
    const { loadJobs } = await import('./load-jobs.ts');
    return (api, args) => loadJobs(type, api, args);
  });
  const { records, counts, cities, query, banner, now: loadedAt, total, page, pages } = loaded;
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const now = useServerNow(loadedAt, (time) => nextJobsChange(records, time));
  const title = screenAt(pathname)?.title ?? '';
  const current = followCounts(counts, records, recruitStatus, loadedAt, now);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo}>
        <LinkMore to="/human_resources/talent">人才战略</LinkMore>
      </PageHeading>
      <ListHead>
        <JobFilter query={query} cities={cities} />
        <CountChips
          label="按状态筛选"
          chips={toRecruitChips(current, query.status, total)}
          hrefFor={(status) => `${pathname}${toRecruitSearch({ ...query, status })}`}
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
        title={title}
        noun="职位"
        unit="个职位"
        searched={toRecruitQueryText(query)}
        shown={records.length}
        order="截止时间为北京时间，按发布时间倒序"
        whole={pathname}
        hrefFor={(to) => `${pathname}${toRecruitSearch(query, to)}`}
        other={screenAt(otherList[pathname] ?? '')}
        skeleton="row"
      >
        <TermRows label={title}>
          {records.map((record) => (
            <JobRow key={record.id} job={toJobView(record, now)} />
          ))}
        </TermRows>
      </ListBody>
    </SectionPage>
  );
}
