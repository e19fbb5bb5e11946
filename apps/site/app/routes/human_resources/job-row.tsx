import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { JobView } from '../../model/recruit.ts';
import { detailHref } from '../../site-map.ts';
import styles from './job-list.module.css';
import { JobStatusTag } from './job-status-tag.tsx';

/** A job in the list: its name and status, for whom and where, and until when. The whole row is the target. */
export function JobRow({ job }: { job: JobView }) {
  const { id, title, status, company, department, city, headcount, education, salary, deadline, published } = job;
  return (
    <li className={status === 'closed' ? `${styles.row} ${styles.closed}` : styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <SiteLink to={detailHref('/recruitment_details', id)} className={styles.link}>
            {title}
          </SiteLink>
        </h2>
        {company || department ? (
          <p className={styles.employer}>{[company, department].filter(Boolean).join(' · ')}</p>
        ) : null}
        <dl className={styles.facts}>
          <Fact label="地点" text={city} />
          <Fact label="人数" text={headcount} />
          <Fact label="学历" text={education} />
          <Fact label="薪酬" text={salary} />
        </dl>
      </div>
      <div className={styles.times}>
        <JobStatusTag {...job} />
        <p className={styles.end}>
          <span className={styles.label}>报名截止</span>
          {deadline ? (
            <time dateTime={deadline.iso} className={styles.day}>
              {deadline.text}
            </time>
          ) : (
            <span className={styles.day}>长期有效</span>
          )}
        </p>
        {deadline?.left ? <p className={styles.left}>{deadline.left}</p> : null}
        {published ? (
          <p className={styles.published}>
            发布 <time dateTime={published.iso}>{published.text}</time>
          </p>
        ) : null}
      </div>
    </li>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.text}>{text}</dd>
    </div>
  );
}
