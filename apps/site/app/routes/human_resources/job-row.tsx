import type { ReactNode } from 'react';
import { RowTitle } from '../../components/row-title/row-title.tsx';
import type { JobView } from '../../model/recruit/recruit.ts';
import { detailHref } from '../../site-map.ts';
import { Words } from '../../components/words/words.tsx';
import { JobStatusTag } from './job-status-tag.tsx';
import styles from './job-row.module.css';

/** The list that holds `JobRow`s. */
export function JobRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** A job in the list: its name, for whom and where; degree, number, and until when. The whole row is the target. */
export function JobRow({ job }: { job: JobView }) {
  const { id, subject, year, status, company, department, city, headcount, education, deadline } = job;
  const isOver = status === 'closed';
  const place = [year, [company, department].filter(Boolean).join('，'), city].filter(Boolean).join('\u00a0· ');
  return (
    <li className={isOver ? `${styles.row} ${styles.over}` : styles.row}>
      <div className={styles.words}>
        <RowTitle to={detailHref('/recruitment_details', id)} size="lg" isOver={isOver}>
          {subject}
        </RowTitle>
        {place ? (
          <p className={styles.place}>
            <Words>{place}</Words>
          </p>
        ) : null}
      </div>
      <p className={styles.education}>{education || '学历不限'}</p>
      <p className={styles.headcount}>{headcount}</p>
      <div className={styles.end}>
        {isOver ? <JobStatusTag {...job} /> : null}
        {deadline ? (
          <>
            {isOver ? null : <p className={styles.label}>报名截止</p>}
            <time dateTime={deadline.iso} className={styles.day}>
              {deadline.text}
            </time>
          </>
        ) : (
          <p className={styles.day}>长期有效</p>
        )}
        {deadline && (deadline.left || deadline.ahead) ? (
          <p className={deadline.left ? styles.pressing : undefined}>{deadline.left || deadline.ahead}</p>
        ) : null}
      </div>
    </li>
  );
}
