import type { ReactNode } from 'react';
import type { CoverPicture } from '../../model/page/cover-picture.ts';
import { Cover } from '../cover/cover.tsx';
import { DateBlock, type DateBlockProps } from '../date-block/date-block.tsx';
import { RowTitle } from '../row-title/row-title.tsx';
import { WholeEnd } from '../words/whole-end.tsx';
import styles from './news-row.module.css';

/** The list that holds `NewsRow`s. */
export function NewsRows({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

export interface NewsRowProps {
  id: number;
  to: string;
  title: string;
  summary?: string;
  cover?: CoverPicture | null | undefined;
  date?: Pick<DateBlockProps, 'iso' | 'day' | 'caption'> | undefined;
  /** Marks before the title: 置顶, 演示数据. */
  marks?: ReactNode;
  /** The row is in the first screenful. */
  eager?: boolean;
}

/** A story in a list: picture, title with summary, day. The whole row is the target. */
export function NewsRow({ id, to, title, summary, cover, date, marks, eager = false }: NewsRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.cover}>
        <Cover picture={cover} id={id} eager={eager} />
      </div>
      <div className={styles.words}>
        <RowTitle to={to} size="lg">
          {title}
        </RowTitle>
        {summary ? (
          <p className={styles.summary}>
            <WholeEnd>{summary}</WholeEnd>
          </p>
        ) : null}
        {marks || date ? (
          <p className={styles.marks}>
            {date ? (
              <time className={styles.shortDate} dateTime={date.iso}>
                {`${date.caption}-${date.day}`}
              </time>
            ) : null}
            {marks}
          </p>
        ) : null}
      </div>
      {date ? (
        <div className={styles.date} aria-hidden="true">
          <DateBlock {...date} size="lg" align="end" />
        </div>
      ) : null}
    </li>
  );
}
