import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/site-link.tsx';
import { Words } from '../words/words.tsx';
import styles from './row-title.module.css';

export interface RowTitleProps {
  to: string;
  /** Level in the page: `h2` under its heading, `h3` in a section. */
  as?: 'h2' | 'h3';
  /** `lg` for stories, two lines on a wide page. */
  size?: 'md' | 'lg';
  /** What it names is over: it steps back. */
  isOver?: boolean;
  children: ReactNode;
}

/** The title of a row in a list. Its link is as large as the row, which has to be positioned; at most three lines. */
export function RowTitle({ to, as: Heading = 'h2', size = 'md', isOver = false, children }: RowTitleProps) {
  return (
    <Heading className={[styles.title, styles[size], isOver && styles.over].filter(Boolean).join(' ')}>
      <SiteLink to={to} className={styles.link}>
        <Words>{children}</Words>
      </SiteLink>
    </Heading>
  );
}
