import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FeedLink } from '../feed-link/feed-link.tsx';
import { feedPath } from '../../model/feed/feed-path.ts';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import { Words } from '../words/words.tsx';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: string;
  sample?: boolean;
  /** On phones the feed is left to the end of the page. */
  isFeedWideOnly?: boolean;
  /** A text action at the right end: 订阅, 报修电话. */
  children?: ReactNode;
}

/** The one `h1` of a list or column page; on a list that can be subscribed to, with the link to its feed. */
export function PageHeading({ title, sample = false, isFeedWideOnly = false, children }: PageHeadingProps) {
  const { pathname } = useLocation();
  return (
    <div
      className={children && !isFeedWideOnly && feedPath(pathname) ? `${styles.heading} ${styles.two}` : styles.heading}
    >
      <div className={styles.title}>
        <h1>
          <Words>{title}</Words>
        </h1>
        {sample ? <SampleTag /> : null}
      </div>
      {children}
      <FeedLink pathname={pathname} title={title} isWideOnly={isFeedWideOnly} />
    </div>
  );
}
