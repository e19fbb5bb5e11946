import type { ReactNode } from 'react';
import type { DateBlockTexts } from '../../model/text/beijing-time.ts';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import { type AttachedFile } from '../attachments/attachments.tsx';
import { toFileSize } from '../attachments/file-size.ts';
import { DateBlock } from '../date-block/date-block.tsx';
import { Icon } from '../icon/icon.tsx';
import { RowTitle } from '../row-title/row-title.tsx';
import { SiteLink } from '../site-link/site-link.tsx';
import { WholeEnd } from '../words/whole-end.tsx';
import styles from './record-row.module.css';

/** The list of `RecordRow`s under its 2 px head line. */
export function RecordRows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

export interface RecordRowProps {
  to: string;
  title: string;
  /** Level of the title in the page: `h2` under its heading, `h3` in a section. */
  as?: 'h2' | 'h3';
  summary?: string;
  date: DateBlockTexts | null;
  /** Under the title: tags, number, department. */
  meta?: ReactNode;
  /** Below that: what has to be known of it, with links of its own. */
  note?: ReactNode;
  /** The record as a PDF. */
  file?: AttachedFile | null;
  /** Where it was first published: another site's page. */
  originUrl?: string;
}

/** A record in a list: day, title, what is known of it, its file. The whole row opens the record, the file its own. */
export function RecordRow(props: RecordRowProps) {
  const { to, title, as = 'h2', summary, date, meta, note, file, originUrl } = props;
  return (
    <li className={styles.row}>
      {date ? <DateBlock {...date} size="md" /> : <span />}
      <div className={styles.words}>
        <RowTitle to={to} as={as}>
          {title}
        </RowTitle>
        {summary ? (
          <p className={styles.summary}>
            <WholeEnd>{summary}</WholeEnd>
          </p>
        ) : null}
        {meta ? <div className={styles.meta}>{meta}</div> : null}
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      {file?.url || originUrl ? (
        <div className={styles.files}>
          {file?.url ? <FileLink file={file} /> : null}
          {originUrl ? (
            <SiteLink to={originUrl} className={styles.file}>
              <span>原文</span>
              <span className="vh">{title}</span>
            </SiteLink>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** A PDF in the viewer, with what it costs to open it. */
function FileLink({ file }: { file: AttachedFile }) {
  const facts = [file.pages ? `${file.pages}页` : '', toFileSize(file.size)].filter(Boolean).join(' · ');
  return (
    <SiteLink to={toDocumentHref(file.url)} className={styles.file} newTab arrow={false}>
      <Icon name="pdf" size="md" />
      <span>
        PDF<span className="vh">{file.name}</span>
      </span>
      {facts ? <span className={styles.size}>{facts}</span> : null}
    </SiteLink>
  );
}
