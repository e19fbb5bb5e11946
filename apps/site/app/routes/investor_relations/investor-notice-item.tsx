import { toFileSize } from '../../components/attachments/file-size.ts';
import { DateBlock } from '../../components/date-block/date-block.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { toDocumentAddress } from '../../model/document-address.ts';
import type { InvestorNoticeRow, NoticeFile } from '../../model/investor-notice.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './investor-notices.module.css';

/** An announcement or activity in the list: day, title, number and kind, its file and its original. */
export function InvestorNoticeItem({ row }: { row: InvestorNoticeRow }) {
  const { id, title, number, category, summary, date, file, originUrl } = row;
  return (
    <li className={styles.row}>
      {date ? <DateBlock {...date} size="md" /> : <span />}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <SiteLink to={detailHref(noticeDetailPath('announcement'), id)} className={styles.link}>
            {title}
          </SiteLink>
        </h2>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {category || number ? (
          <p className={styles.meta}>
            {category ? <Tag>{category}</Tag> : null}
            {number ? <span>编号：{number}</span> : null}
          </p>
        ) : null}
      </div>
      {file || originUrl ? (
        <div className={styles.files}>
          {file ? <FileLink file={file} /> : null}
          {originUrl ? (
            <SiteLink to={originUrl} className={styles.file}>
              原文<span className="vh">：{title}</span>
            </SiteLink>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** The notice as a PDF, in the viewer, with what it costs to open it. */
function FileLink({ file }: { file: NoticeFile }) {
  const facts = [file.pages ? `${file.pages}页` : '', toFileSize(file.size)].filter(Boolean).join(' · ');
  return (
    <SiteLink to={toDocumentAddress(file.url)} className={styles.file} newTab arrow={false}>
      <Icon name="pdf" size="md" />
      <span>
        PDF<span className="vh">：{file.name}</span>
      </span>
      {facts ? <span className={styles.size}>{facts}</span> : null}
    </SiteLink>
  );
}
