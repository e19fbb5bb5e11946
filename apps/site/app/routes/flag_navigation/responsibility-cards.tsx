import { toFileSize } from '../../components/attachments/file-size.ts';
import { Cover } from '../../components/cover/cover.tsx';
import { DownloadHint } from '../../components/download-hint/download-hint.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import type { ResponsibilityView } from '../../model/company/social-responsibility.ts';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import { Words } from '../../components/words/words.tsx';
import styles from './society-page.module.css';

export interface ResponsibilityCardsProps {
  records: readonly ResponsibilityView[];
  /** Level of the titles in the page. */
  as: 'h2' | 'h3';
}

/** Reports, cases or charities: cover, year, title, what it is about, and the file where there is one. */
export function ResponsibilityCards({ records, as: Heading }: ResponsibilityCardsProps) {
  return (
    <>
      <ul className={styles.cards}>
        {records.map(({ id, year, title, summary, cover, file }) => (
          <li key={id} className={styles.card}>
            <Cover picture={cover} id={id} shownAt="(max-width: 768px) 50vw, 300px" />
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
