import type { PdfFile } from '@yunxia/contract/media';
import { toFileSize } from '../../components/attachments/file-size.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import styles from './reports.module.css';

interface PdfLinkProps {
  pdf: PdfFile;
  /** Whose file it is, for those who hear the link alone. */
  title: string;
  /** Before pages and size. */
  word?: string;
}

/** 38页 1.1 MB; '' where neither is known. */
export const toPdfFacts = ({ pages, size }: PdfFile): string =>
  [pages ? `${pages}页` : '', toFileSize(size ?? undefined)].filter(Boolean).join(' ');

/** A PDF with what it costs to open it: 38页 1.1 MB. It opens in the viewer. */
export function PdfLink({ pdf, title, word = '' }: PdfLinkProps) {
  return (
    <SiteLink to={toDocumentHref(pdf.url)} className={styles.file} newTab arrow={false}>
      <Icon name="pdf" size="md" />
      <span>{[word, toPdfFacts(pdf)].filter(Boolean).join(' ') || 'PDF'}</span>
      <span className="vh">{`${title}（PDF）`}</span>
    </SiteLink>
  );
}
