import { toFileSize } from '../../components/attachments/file-size.ts';
import { DownloadHint } from '../../components/download-hint/download-hint.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Words } from '../../components/words/words.tsx';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import type { GovernanceView } from '../../model/investor/governance.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './governance-page.module.css';

const toHref = (id: number) => detailHref(noticeDetailPath('announcement'), id);

/** Rules of the company with the day of each; one without a file is named, and says that its text is not here. */
export function GovernanceRules({ rules }: Pick<GovernanceView, 'rules'>) {
  return (
    <section className={styles.section} aria-labelledby="governance-rules">
      <SectionHeading id="governance-rules" title="公司制度" />
      <ul className={styles.records}>
        {rules.map(({ id, title, day, file }) => (
          <li key={id}>
            <time dateTime={day || undefined}>{day || '日期未载明'}</time>
            <div>
              <h3>
                <Words>{title}</Words>
              </h3>
            </div>
            {file ? (
              <SiteLink to={toDocumentHref(file.url)} className={styles.file} newTab arrow={false}>
                <Icon name="pdf" size="md" />
                <span>
                  <span>看全文</span>
                  <span className="vh">{title}</span>
                </span>
                <small>
                  {[file.pages ? `${file.pages}页` : '', toFileSize(file.size)].filter(Boolean).join(' · ')}
                </small>
              </SiteLink>
            ) : (
              <span className="hint">未附全文</span>
            )}
          </li>
        ))}
      </ul>
      <DownloadHint />
    </section>
  );
}

/** Meetings that were held, the latest first. */
export function GovernanceMeetings({ meetings }: Pick<GovernanceView, 'meetings'>) {
  return (
    <section className={styles.section} aria-labelledby="governance-meetings">
      <SectionHeading id="governance-meetings" title="已召开的会议" />
      <ul className={styles.records}>
        {meetings.map(({ id, title, day, body, matters, noticeId }) => (
          <li key={id}>
            <time dateTime={day || undefined}>{day || '日期未载明'}</time>
            <div>
              <h3>
                {noticeId === null ? (
                  <Words>{title}</Words>
                ) : (
                  <SiteLink to={toHref(noticeId)}>
                    <Words>{title}</Words>
                  </SiteLink>
                )}
              </h3>
              {matters ? <p>{matters}</p> : null}
            </div>
            <span className="hint">{body}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
