import { Icon } from '../icon/icon.tsx';
import { toFileSize } from './file-size.ts';
import styles from './attachments.module.css';

/** A file that belongs to a record, as the content server answers it. */
export interface AttachedFile {
  name: string;
  url: string;
  /** Bytes. */
  size?: number | undefined;
  /** Media type or extension. */
  type?: string | undefined;
}

/** The files of a record: kind, name, size, download. Nothing when there are none. */
export function Attachments({ files, label = '附件' }: { files: readonly AttachedFile[]; label?: string }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => {
        const pdf = /pdf/i.test(file.type ?? '') || /\.pdf(?:$|\?)/i.test(file.url);
        const size = toFileSize(file.size);
        return (
          <li key={file.url} className={styles.file}>
            <Icon name={pdf ? 'pdf' : 'document'} className={styles.kind} />
            <a
              className={styles.name}
              href={file.url}
              download={pdf ? undefined : ''}
              target={pdf ? '_blank' : undefined}
              rel={pdf ? 'noopener' : undefined}
            >
              {file.name}
              {pdf ? <span className="vh">（新窗口打开）</span> : null}
            </a>
            {size ? <span className={styles.size}>{size}</span> : null}
            <a className={styles.download} href={file.url} download="" aria-label={`下载 ${file.name}`}>
              <Icon name="download" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
