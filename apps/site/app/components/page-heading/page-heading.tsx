import type { ReactNode } from 'react';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: string;
  sample?: boolean;
  /** A text action at the right end: 订阅, 报修电话. */
  children?: ReactNode;
}

/** The one `h1` of a list or column page. */
export function PageHeading({ title, sample = false, children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>
        {title}
        {sample ? <SampleTag /> : null}
      </h1>
      {children}
    </div>
  );
}
