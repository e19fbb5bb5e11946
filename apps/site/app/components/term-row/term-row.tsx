import type { ReactNode } from 'react';
import type { TimeText } from '../../model/news/article.ts';
import { RowTitle } from '../row-title/row-title.tsx';
import { WholeFigures } from '../words/whole-figures.tsx';
import styles from './term-row.module.css';

/** The list of `TermRow`s under its 2 px head line. */
export function TermRows({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

export interface TermRowProps {
  to: string;
  title: string;
  /** Above the title: status, kinds. */
  tags: ReactNode;
  /** Under the title: whose it is, facts. */
  children?: ReactNode;
  /** The time that matters now; null when none does. */
  term: (TimeText & { readonly label: string; readonly left: string; readonly former?: string }) | null;
  /** The time presses. */
  isPressing?: boolean;
  /** It is over: the row steps back. */
  isOver?: boolean;
  published: TimeText | null;
}

/** Something with a term, in a list: status, title, facts, and until when, with what is left. The whole row is the target. */
export function TermRow(props: TermRowProps) {
  const { to, title, tags, children, term, isPressing = false, isOver = false, published } = props;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.tags}>{tags}</div>
        <RowTitle to={to} isOver={isOver}>
          {title}
        </RowTitle>
        {children}
      </div>
      <div className={styles.times}>
        {term ? (
          <p>
            <span className={styles.label}>{term.label}</span>
            {term.iso ? (
              <time dateTime={term.iso} className={isOver ? `${styles.term} ${styles.over}` : styles.term}>
                {term.text}
              </time>
            ) : (
              <span className={styles.term}>{term.text}</span>
            )}
          </p>
        ) : null}
        {term?.former ? (
          <s className={styles.former}>
            <WholeFigures>{`原定 ${term.former}`}</WholeFigures>
          </s>
        ) : null}
        {term?.left ? (
          <p className={isPressing ? `${styles.left} ${styles.pressing}` : styles.left}>{term.left}</p>
        ) : null}
        {published ? (
          <p className={styles.published}>
            发布 <time dateTime={published.iso}>{published.text}</time>
          </p>
        ) : null}
      </div>
    </li>
  );
}
