import { Attachments } from '../../components/attachments/attachments.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { toFiles, toLoosePictures } from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { toDayText } from '../../model/text/beijing-time.ts';
import type { ColumnWordsInfo } from './column-words-info.ts';
import styles from './stock.module.css';

/** What editors wrote of the page. */
export function ColumnWords({ info }: { info: ColumnWordsInfo }) {
  const files = toFiles(info.attachments);
  const blocks = info.blocks.filter(({ title, content }) => title.trim() || content);
  const pictures = toLoosePictures(
    info.images.filter(({ url }) => url),
    info.content + blocks.map(({ content }) => content).join(''),
  );
  if (!info.content && blocks.length + pictures.length + files.length === 0) return null;
  return (
    <section className={styles.words} aria-labelledby="stock-words">
      <SectionHeading id="stock-words" title="说明" />
      {info.content ? <RichText html={info.content} setting="column" /> : null}
      {blocks.map(({ title, content, updatedOn }, position) => (
        <section key={`${position} ${title}`} className={styles.block} aria-labelledby={`stock-block-${position}`}>
          <h3 id={`stock-block-${position}`} className={styles.title}>
            {toTitle(title)}
          </h3>
          <RichText html={content} setting="column" />
          <Updated on={updatedOn} />
        </section>
      ))}
      <Gallery title={info.title} pictures={pictures} />
      {files.length > 0 ? (
        <section className={styles.block} aria-labelledby="stock-files">
          <h3 id="stock-files" className={styles.title}>
            相关文件
          </h3>
          <Attachments files={files} label="相关文件" />
        </section>
      ) : null}
      <Updated on={info.updatedAt} what="本页" />
    </section>
  );
}

function Updated({ on, what = '' }: { on: string | null; what?: string }) {
  if (!on) return null;
  return (
    <p className={`hint ${styles.updated}`}>
      <span>{`${what}更新于 `}</span>
      <time dateTime={on}>{toDayText(on)}</time>
    </p>
  );
}
