import { type ReactNode, useEffect, useRef } from 'react';
import type { NeighbourView, RelatedView } from '../../model/news/article.ts';
import { type AttachedFile, Attachments } from '../attachments/attachments.tsx';
import { Words } from '../words/words.tsx';
import { WholeEnd } from '../words/whole-end.tsx';
import styles from './article-page.module.css';
import { ArticleRail, RelatedRecords } from './article-rail.tsx';
import { ChangeBar } from './change-bar.tsx';
import { CHANGES_ID, ChangeHistory, type NotedChange } from './change-history.tsx';
import { Neighbours } from './neighbours.tsx';
import { loadPictures, ReadingTools } from './reading-tools.tsx';

export interface ArticlePageProps {
  title: string;
  subtitle?: string;
  /** BCP 47 tag of the article's own language. */
  lang?: string;
  /** Parts of the line under the title: time, source, tags. */
  meta: ReactNode;
  /** What has to be known before anything else is read: when an outage is, that a tender was changed. */
  notice?: ReactNode;
  /** Public URL of the page, for sharing, the QR code and paper. */
  url: string;
  /** Path and query of the page. */
  path: string;
  /** The text and what belongs to it. */
  children: ReactNode;
  files?: readonly AttachedFile[];
  changes?: readonly NotedChange[];
  /** Who edited and reviewed it. */
  editorLine?: string;
  previous?: NeighbourView | null;
  next?: NeighbourView | null;
  related?: readonly RelatedView[];
  /** Heading of the related ones: 相关新闻. */
  relatedTitle?: string;
  /** What can be done with the record: it takes the place of the rail, and the related ones stand below the text. */
  card?: ReactNode;
}

/** The page of one record: title, reading tools, text, files, changes, neighbours, and a rail beside it. */
export function ArticlePage(props: ArticlePageProps) {
  const { title, subtitle, lang, meta, url, path, children, files = [], changes = [], editorLine, card } = props;
  const [newest] = changes;
  const related = props.related ?? [];
  const relatedTitle = props.relatedTitle ?? '相关内容';
  const article = useRef<HTMLElement>(null);
  // A reader prints what stands further down as well.
  useEffect(() => {
    const load = () => void loadPictures(article.current);
    addEventListener('beforeprint', load);
    return () => removeEventListener('beforeprint', load);
  }, []);
  return (
    <div className={card ? undefined : styles.page}>
      <article ref={article} lang={lang} className={card ? `${styles.article} ${styles.beside}` : styles.article}>
        <header>
          <h1 className={styles.title}>
            <Words>{title}</Words>
          </h1>
          {subtitle ? (
            <p className={styles.subtitle}>
              <WholeEnd>{subtitle}</WholeEnd>
            </p>
          ) : null}
          <div className={`meta ${styles.meta}`}>{meta}</div>
          <div className={styles.notice}>
            {newest ? <ChangeBar {...newest} href={`#${CHANGES_ID}`} more="变更记录" /> : null}
            {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
            {props.notice}
          </div>
        </header>
        <ReadingTools title={title} url={url} onPrint={() => loadPictures(article.current)} />
        {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
        {card}
        <div className={styles.text}>
          <div className={styles.body}>{children}</div>
          <div className={styles.parts}>
            <Attachments files={files} />
            {editorLine ? <p className={styles.editors}>{editorLine}</p> : null}
            <ChangeHistory changes={changes} />
          </div>
          <p className={styles.address}>{`原文地址：${url}`}</p>
        </div>
        <div className={styles.after}>
          <Neighbours previous={props.previous ?? null} next={props.next ?? null} />
          {card ? <RelatedRecords records={related} title={relatedTitle} /> : null}
        </div>
      </article>
      {card ? null : <ArticleRail path={path} related={related} relatedTitle={relatedTitle} />}
    </div>
  );
}
