import { partyArtUrl } from '../../art/party-art.ts';
import { toFileSize } from '../../components/attachments/file-size.ts';
import { Cover } from '../../components/cover/cover.tsx';
import { DownloadHint } from '../../components/download-hint/download-hint.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ReportRow, ReportRows } from '../../components/report-row/report-row.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import { withDrawings } from '../../model/news/party-subject.ts';
import type { ResponsibilityView } from '../../model/company/social-responsibility.ts';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import { Words } from '../../components/words/words.tsx';
import styles from './society-page.module.css';

export interface ResponsibilityCardsProps {
  records: readonly ResponsibilityView[];
  /** Level of the titles in the page. */
  as: 'h2' | 'h3';
}

/** The reports by year, each with its file. */
export function ResponsibilityReports({ records, as, label }: ResponsibilityCardsProps & { label: string }) {
  return (
    <>
      <ReportRows label={label}>
        {records.map(({ id, year, title, summary, file }) => (
          <ReportRow key={id} year={Number.parseInt(year, 10) || null} title={title} as={as} file={file} hasDownload>
            {summary ? (
              <p>
                <WholeEnd>{summary}</WholeEnd>
              </p>
            ) : null}
          </ReportRow>
        ))}
      </ReportRows>
      {records.some(({ file }) => file) ? <DownloadHint /> : null}
    </>
  );
}

/** Cases or charities: a drawing of what the title names, year, title, what it is about, and the file where there is one. */
export function ResponsibilityCards({ records, as: Heading }: ResponsibilityCardsProps) {
  return (
    <>
      <ul className={styles.cards}>
        {withDrawings(records, null, partyArtUrl).map(({ id, year, title, summary, cover, file }) => (
          <li key={id} className={styles.card}>
            {cover ? <Cover picture={cover} id={id} shownAt="(max-width: 768px) 50vw, 300px" /> : null}
            <div className={styles.words}>
              {year ? <p className={styles.year}>{year}</p> : null}
              <Heading className={styles.title}>
                <Words>{title}</Words>
              </Heading>
              {summary ? (
                <p className={styles.summary}>
                  <WholeEnd>{summary}</WholeEnd>
                </p>
              ) : null}
            </div>
            {file ? <Files file={file} title={title} /> : null}
          </li>
        ))}
      </ul>
      {records.some(({ file }) => file) ? <DownloadHint /> : null}
    </>
  );
}

function Files({ file, title }: { file: NonNullable<ResponsibilityView['file']>; title: string }) {
  const facts = [file.pages ? `${file.pages}页` : '', toFileSize(file.size)].filter(Boolean).join(' · ');
  return (
    <p className={styles.files}>
      <SiteLink to={toDocumentHref(file.url)} className={styles.file} newTab arrow={false}>
        <Icon name="pdf" size="md" />
        <span>在线阅读</span>
        <span className="vh">{title}</span>
      </SiteLink>
      <a href={file.url} download="" className={`${styles.file} no-print`}>
        <Icon name="download" size="md" />
        <span>下载</span>
        <span className="vh">{title}</span>
      </a>
      {facts ? <span className={styles.size}>{`PDF · ${facts}`}</span> : null}
    </p>
  );
}
