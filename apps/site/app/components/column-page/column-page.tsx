import type { SpecialColumnInfo } from '@yunxia/contract/special-column';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { toFiles, toLoosePictures } from '../../model/news/article.ts';
import { type ColumnSection, toColumn } from '../../model/news/column.ts';
import type { SectionBanner } from '../../model/page/section-banner.ts';
import { screenAt } from '../../site-map.ts';
import { Attachments } from '../attachments/attachments.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { EmptyState } from '../page-state/page-state.tsx';
import { SectionPage } from '../section-page/section-page.tsx';
import styles from './column-page.module.css';
import { ColumnParts, ColumnSectionText } from './column-text.tsx';

export interface ColumnPageProps {
  info: Pick<SpecialColumnInfo, 'title' | 'content' | 'blocks' | 'images' | 'attachments' | 'updatedAt'>;
  banner?: SectionBanner | null | undefined;
  /** The site shows sample content, and says so. */
  sample?: boolean;
  /** true: ordered lists are shown as steps with URLs of their own. */
  steps?: boolean;
  /** A text action at the right end of the heading. */
  action?: ReactNode;
  /** Between the heading and the text. */
  before?: ReactNode;
  /** After the text, in its column. */
  children?: ReactNode;
  /** In the rail, under the table of contents. */
  aside?: ReactNode;
  /** Heading of the files: 表格下载. */
  filesTitle?: string;
}

/** Pages with fewer sections are seen at a glance. */
const FEWEST_CONTENTS = 3;

/**
 * The page of a special column: heading, lead, the sections of its text and its blocks, pictures, files, the day it
 * was brought up to date; beside it a table of contents.
 */
export function ColumnPage(props: ColumnPageProps) {
  const { info, banner = null, sample = false, steps = false, filesTitle = '相关文件' } = props;
  const { action, before, children, aside } = props;
  const { pathname } = useLocation();
  const title = screenAt(pathname)?.title ?? info.title;
  const { lead, sections, updated } = toColumn(info, { steps });
  const files = toFiles(info.attachments);
  const pictures = toLoosePictures(
    info.images.filter(({ url }) => url),
    info.content + info.blocks.map(({ content }) => content).join(''),
  );
  const isEmpty = lead.length + sections.length + files.length + pictures.length === 0;
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={sample}>
        {action}
      </PageHeading>
      {before ? <div className={styles.before}>{before}</div> : null}
      <div className={styles.columns}>
        <div className={styles.text}>
          <ColumnParts parts={lead} />
          {sections.map((section) => (
            <ColumnSectionText key={section.id} section={section} />
          ))}
          <Gallery title={title} pictures={pictures} />
          {files.length > 0 ? (
            <section id="files" className={styles.section} aria-labelledby="files-title">
              <h2 id="files-title" className={styles.title}>
                {filesTitle}
              </h2>
              <Attachments files={files} label={filesTitle} />
            </section>
          ) : null}
          {isEmpty ? (
            <EmptyState title="暂无内容">
              <p>{`“${title}”还没有发布内容。`}</p>
            </EmptyState>
          ) : null}
          {children}
          {updated && !isEmpty ? (
            <p className="hint">
              本页更新于{' '}
              <time className="whole" dateTime={updated.iso}>
                {updated.text}
              </time>
            </p>
          ) : null}
        </div>
        <div className={styles.rail}>
          {sections.length >= FEWEST_CONTENTS ? (
            <Contents sections={sections} files={files.length > 0 ? filesTitle : undefined} />
          ) : null}
          {aside}
        </div>
      </div>
    </SectionPage>
  );
}

function Contents({ sections, files }: { sections: readonly ColumnSection[]; files: string | undefined }) {
  return (
    <nav className={styles.contents} aria-labelledby="column-contents">
      <h2 id="column-contents" className={styles.title}>
        本页内容
      </h2>
      <ul className={styles.list}>
        {[...sections, ...(files ? [{ id: 'files', title: files }] : [])].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
