import { Picture } from '../../components/picture/picture.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { CompanyRow } from '../../model/company/company.ts';
import { detailHref } from '../../site-map.ts';
import { Words } from '../../components/words/words.tsx';
import styles from './company-rows.module.css';

/** Companies under each other: logo, name with what it does, kind and place. The whole row is the target. */
export function CompanyRows({ rows }: { rows: readonly CompanyRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, business, region, kind, share, logo, monogram }) => (
        <li key={id} className={styles.row}>
          <span className={styles.plate}>
            {logo ? (
              <Picture picture={logo} shownAt="160px" className={styles.logo} alt="" />
            ) : (
              <span className={styles.monogram} aria-hidden="true">
                {monogram}
              </span>
            )}
          </span>
          <div className={styles.words}>
            <h2 className={styles.name}>
              <SiteLink to={detailHref('/subsidiaries_details', id)} className={styles.link}>
                <Words>{name}</Words>
              </SiteLink>
            </h2>
            {business ? <p className={styles.business}>{business}</p> : null}
          </div>
          <p className={styles.marks}>
            <Tag>{kind}</Tag>
            {share ? <span className="num">{share}</span> : null}
            {region ? <span>{region}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
