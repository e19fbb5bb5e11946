import { RowFacts } from '../../components/row-facts/row-facts.tsx';
import { TermRow } from '../../components/term-row/term-row.tsx';
import type { JobView } from '../../model/recruit/recruit.ts';
import { detailHref } from '../../site-map.ts';
import { JobStatusTag } from './job-status-tag.tsx';

/** A job in the list: status and name, for whom and where, and until when. */
export function JobRow({ job }: { job: JobView }) {
  const { id, title, status, company, department, city, headcount, education, salary, deadline, published } = job;
  return (
    <TermRow
      to={detailHref('/recruitment_details', id)}
      title={title}
      tags={<JobStatusTag {...job} />}
      term={{ label: '报名截止', ...(deadline ?? { iso: '', text: '长期有效', left: '' }) }}
      isPressing
      isOver={status === 'closed'}
      published={published}
    >
      <RowFacts
        facts={[
          { label: '单位', text: [company, department].filter(Boolean).join(' · ') },
          { label: '地点', text: city },
          { label: '人数', text: headcount },
          { label: '学历', text: education },
          { label: '薪酬', text: salary },
        ]}
      />
    </TermRow>
  );
}
