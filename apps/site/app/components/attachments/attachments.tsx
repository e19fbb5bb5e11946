import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { DownloadHint } from '../download-hint/download-hint.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './attachments.module.css';
import { toFileSize } from './file-size.ts';

/** A file that belongs to a record, as the content server answers it. */
export interface AttachedFile {
  name: string;
  url: string;
  /** Bytes. */
  size?: number | undefined;
  /** Media type or extension. */
  type?: string | undefined;
  /** Pages of a PDF. */
  pages?: number | undefined;
  /** Checksum in hex, folded below the name, where a reader has to be able to prove which file it was. */
  sha256?: string | undefined;
}

/** The files of a record: kind, name, pages, size, download. A PDF of ours opens in the viewer. Nothing without files. */
export function Attachments({ files, label = '附件' }: { files: readonly AttachedFile[]; label?: string }) {
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.files} aria-label={label}>
        {files.map((file, position) => (
          // One file may be attached twice, under two names.
          <AttachmentRow key={`${position} ${file.url}`} file={file} />
        ))}
      </ul>
      <DownloadHint />
    </>
  );
}

function AttachmentRow({ file }: { file: AttachedFile }) {
  const pdf = /pdf/i.test(file.type ?? '') || /\.pdf(?:$|\?)/i.test(file.url);
  const facts = [pdf ? '' : kindOf(file), file.pages ? `${file.pages}页` : '', toFileSize(file.size)].filter(Boolean);
  return (
    <li className={styles.file}>
      <Icon name={pdf ? 'pdf' : 'document'} className={styles.kind} />
      <a
        className={styles.name}
        href={pdf ? toDocumentHref(file.url) : file.url}
        download={pdf ? undefined : ''}
        target={pdf ? '_blank' : undefined}
        rel={pdf ? 'noopener' : undefined}
      >
        <span>{file.name}</span>
        {pdf ? <span className="vh">（新窗口打开）</span> : null}
      </a>
      {facts.length > 0 ? <span className={styles.size}>{facts.join(' · ')}</span> : null}
      <a className={styles.download} href={file.url} download="" aria-label={`下载 ${file.name}`}>
        <Icon name="download" />
      </a>
      {file.sha256 ? (
        <details className={styles.checksum}>
          <summary>
            <span>核对文件</span>
            <span className="vh">{file.name}</span>
          </summary>
          <p>
            <span>SHA-256</span> <code>{file.sha256}</code>
          </p>
          <CopyButton text={file.sha256} what={`${file.name}的 SHA-256 校验值`} />
        </details>
      ) : null}
    </li>
  );
}

/** `DOCX` of a name or a URL that ends so; '' when neither does. */
const kindOf = ({ name, url }: AttachedFile): string =>
  (/\.([a-z0-9]{2,5})$/i.exec(name) ?? /\.([a-z0-9]{2,5})(?:$|\?)/i.exec(url))?.[1]?.toUpperCase() ?? '';
