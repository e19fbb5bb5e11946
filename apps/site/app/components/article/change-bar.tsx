import type { ChangeView } from '../../model/news/article.ts';
import { Note } from '../note/note.tsx';
import { WholeFigures } from '../words/whole-figures.tsx';
import styles from './change-bar.module.css';

export interface ChangeBarProps extends ChangeView {
  /** Where the rest of it stands in the page, and what that is called. */
  href: string;
  more: string;
}

/** At the top of a record that was changed after publication: when and what, and the way to the whole history. */
export function ChangeBar({ time, text, href, more }: ChangeBarProps) {
  return (
    <Note tone="warn">
      <p className={styles.what}>
        <b>发布后有变更</b>
        {time ? (
          <time dateTime={time.iso}>
            <WholeFigures>{time.text}</WholeFigures>
          </time>
        ) : null}
        <a href={href} className="tlink no-print">
          {more}
        </a>
      </p>
      <p className={styles.text}>{text}</p>
    </Note>
  );
}
