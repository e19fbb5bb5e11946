import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { TenderView } from '../../model/tender.ts';
import { detailHref } from '../../site-map.ts';
import { TenderStatusTag } from './tender-status-tag.tsx';
import styles from './tendering-list.module.css';

/** A tender in the list: status and kind, title, whose it is, and the time that matters. The whole row is the target. */
export function TenderRow({ tender }: { tender: TenderView }) {
  const { id, title, status, statusText, typeText, categoryText, projectNo, owner, region, term, published } = tender;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.tags}>
          <TenderStatusTag status={status} statusText={statusText} />
          <Tag>{typeText}</Tag>
          {categoryText ? <Tag>{categoryText}</Tag> : null}
        </div>
        <h2 className={styles.title}>
          <SiteLink to={detailHref('/tendering_details', id)} className={styles.link}>
            {title}
          </SiteLink>
        </h2>
        <dl className={styles.facts}>
          <Fact label="项目编号" text={projectNo} />
          <Fact label="招标人" text={owner} />
          <Fact label="地区" text={region} />
        </dl>
      </div>
      <div className={styles.times}>
        {term ? (
          <p>
            <span className={styles.label}>{term.label}</span>
            <time dateTime={term.iso} className={status === 'closing' ? styles.pressing : styles.term}>
              {term.text}
            </time>
          </p>
        ) : null}
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
