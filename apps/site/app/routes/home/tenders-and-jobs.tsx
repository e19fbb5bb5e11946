import type { ReactNode } from 'react';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import {
  type JobBrief,
  nextDeadlineChange,
  type TenderBrief,
  toJobRow,
  toTenderRow,
} from '../../model/home/home-deadlines.ts';
import { detailHref, firstPath, sectionOf } from '../../site-map.ts';
import styles from './tenders-and-jobs.module.css';

export interface TendersAndJobsProps {
  /** null: they could not be read. */
  tenders: readonly TenderBrief[] | null;
  jobs: readonly JobBrief[] | null;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** Tenders and open jobs, each with its status and deadline by the server's clock. */
export function TendersAndJobs({ tenders, jobs, loadedAt }: TendersAndJobsProps) {
  const now = useServerNow(loadedAt, (time) => nextDeadlineChange(tenders ?? [], jobs ?? [], time));
  const tendering = sectionOf('tender_procurement');
  const people = sectionOf('human_resources');
  const society = people.screens.find(({ path }) => path.endsWith('/society'))?.path ?? firstPath(people);
  return (
    <section className="sec sec--tint" aria-label="招标采购与人才招聘">
      <div className="wrap">
        <div className="g g--sec">
          <Column className="c7" title={tendering.title} more={{ to: firstPath(tendering), text: '全部公告' }}>
            {tenders?.map((record) => {
              const { id, title, category, ...row } = toTenderRow(record, now);
              return (
                <ListRow
                  key={id}
                  to={detailHref('/tendering_details', id)}
                  title={title}
                  tag={category ? <Tag>{category}</Tag> : undefined}
                  aside={<Term {...row} isPressing={row.status === 'closing'} />}
                />
              );
            })}
          </Column>
          <Column className="c5" title="人才招聘" more={{ to: society, text: '全部职位' }}>
            {jobs?.map((record) => {
              const { id, title, place, term, termIso } = toJobRow(record, now);
              return (
                <ListRow
                  key={id}
                  to={detailHref('/recruitment_details', id)}
                  title={title}
                  aside={<Term statusText={place} term={term} termIso={termIso} />}
                />
              );
            })}
          </Column>
        </div>
      </div>
    </section>
  );
}

interface ColumnProps {
  className: string;
  title: string;
  more: { to: string; text: string };
  /** undefined: the list could not be read. */
  children: readonly ReactNode[] | undefined;
}

function Column({ className, title, more, children }: ColumnProps) {
  return (
    <div className={className}>
      <SectionHeading title={title}>
        <LinkMore to={more.to}>{more.text}</LinkMore>
      </SectionHeading>
      {children === undefined || children.length === 0 ? (
        <p className={styles.none}>{children ? `暂无${title}信息` : `${title}信息暂时无法读取`}</p>
      ) : (
        <RowList label={title}>{children}</RowList>
      )}
    </div>
  );
}

interface TermProps {
  statusText: string;
  term: string;
  termIso: string;
  isPressing?: boolean;
}

/** What holds now and until when: 进行中 · 剩6天. */
function Term({ statusText, term, termIso, isPressing = false }: TermProps) {
  return (
    <span className={isPressing ? styles.pressing : undefined}>
      {statusText ? <span>{statusText}</span> : null}
      {statusText && term ? <span> · </span> : null}
      {termIso ? <time dateTime={termIso}>{term}</time> : <span>{term}</span>}
    </span>
  );
}
