import type { ReactNode } from 'react';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import type { AttachedFile } from '../attachments/attachments.tsx';
import { toFileSize } from '../attachments/file-size.ts';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../site-link/site-link.tsx';
import { Words } from '../words/words.tsx';
import styles from './report-row.module.css';

/** The list of `ReportRow`s under its 2 px head line. */
export function ReportRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.reports} aria-label={label}>
      {children}
    </ol>
  );
}

export interface ReportRowProps {
  /** Year of the report; null where it has none. */
  year: number | null;
  title: string;
  /** Level of the title in the page: `h2` under its heading, `h3` in a section. */
  as?: 'h2' | 'h3';
  /** Page of the record, where it has one. */
  to?: string;
  /** Under the title: what it is about, or when it was published. */
  children?: ReactNode;
  file?: AttachedFile | null;
  /** The file can be saved without opening it. */
  hasDownload?: boolean;
}

/** A report of a year: the year as a numeral, its title, and its file, which opens in the viewer. */
export function ReportRow({ year, title, as: Heading = 'h2', to, children, file, hasDownload }: ReportRowProps) {
  const facts = [file?.pages ? `${file.pages}页` : '', toFileSize(file?.size)].filter(Boolean).join(' · ');
  return (
    <li className={styles.report}>
      <p className={styles.year}>
        {year ? (
          <>
            <span>{year}</span>
            <span className={styles.unit}>年</span>
          </>
        ) : null}
      </p>
      <div className={styles.words}>
        <Heading className={styles.title}>
          {to ? (
            <SiteLink to={to} className={styles.link}>
              <Words>{title}</Words>
            </SiteLink>
          ) : (
            <Words>{title}</Words>
          )}
        </Heading>
        {children ? <div className={styles.about}>{children}</div> : null}
      </div>
      {file ? (
        <p className={styles.files}>
          <SiteLink to={toDocumentHref(file.url)} className={styles.file} newTab arrow={false}>
            <Icon name="pdf" size="md" />
            <span>
              <span>查看报告</span>
              <span className="vh">{`${title}（PDF）`}</span>
            </span>
            {facts ? <span className={styles.size}>{facts}</span> : null}
          </SiteLink>
          {hasDownload ? (
            <a href={file.url} download="" className={styles.file}>
              <Icon name="download" size="md" />
              <span>下载</span>
              <span className="vh">{title}</span>
            </a>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}
