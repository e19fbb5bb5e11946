import { recruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { useFreshList } from '../../api/use-fresh-list.ts';
import { useSite } from '../../api/use-site.ts';
import { CountChips } from '../../components/count-chips/count-chips.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { ListHead } from '../../components/list-head/list-head.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { countStrays, followCounts } from '../../model/outage/follow-status.ts';
import { toChoices, toCountChips } from '../../model/text/count-chips.ts';
import { toRecruitChips } from '../../model/recruit/recruit-chips.ts';
import { nextJobsChange, toJobView } from '../../model/recruit/recruit.ts';
import { StraysNote } from '../frame/strays-note.tsx';
import { JobFilter } from './job-filter.tsx';
import styles from './job-list.module.css';
import { JobRow, JobRows } from './job-row.tsx';
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
  const { records, counts, cities, disciplines, educations, query, banner, now: loadedAt, total, page, pages } = loaded;
  const { siteInfo } = useSite();
  const now = useServerNow(loadedAt, (time) => nextJobsChange(records, time));
  const current = followCounts(counts, records, recruitStatus, loadedAt, now);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={screen.title} sample={siteInfo.demo}>
        <LinkMore to="/human_resources/talent">人才战略</LinkMore>
      </PageHeading>
      <ListHead>
        <div className={styles.chips}>
          <ChoiceRow
            name="学科"
            counts={disciplines}
            current={query.discipline}
            hrefFor={(discipline) => screen.href({ ...query, discipline })}
          />
          <ChoiceRow
            name="学历"
            counts={educations}
            current={query.education}
            hrefFor={(education) => screen.href({ ...query, education })}
          />
          <span className={`${styles.name} no-print`} aria-hidden="true">
            状态
          </span>
          <CountChips
            label="按状态筛选"
            chips={toRecruitChips(current, query.status, total)}
            hrefFor={(status) => screen.href({ ...query, status })}
          />
        </div>
        <JobFilter screen={screen} query={query} cities={cities} />
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
        <JobRows label={screen.title}>
          {records.map((record) => (
            <JobRow key={record.id} job={toJobView(record, now)} />
          ))}
        </JobRows>
      </ListBody>
    </SectionPage>
  );
}

interface ChoiceRowProps {
  /** 学科, 学历. */
  name: string;
  /** Jobs by choice, from the list's answer. */
  counts: Readonly<Record<string, number>>;
  current: string | undefined;
  hrefFor: (choice: string | undefined) => string;
}

/** The choices of one kind, each with how many jobs it has. One choice alone is none. */
function ChoiceRow({ name, counts, current, hrefFor }: ChoiceRowProps) {
  const choices = toChoices(counts, current);
  if (choices.length < 2 && current === undefined) return null;
  const labels = Object.fromEntries(choices.map((choice) => [choice, choice]));
  return (
    <>
      <span className={`${styles.name} no-print`} aria-hidden="true">
        {name}
      </span>
      <CountChips
        label={`按${name}筛选`}
        chips={toCountChips({ labels, counts, current, total: 0 })}
        hrefFor={hrefFor}
      />
    </>
  );
}
