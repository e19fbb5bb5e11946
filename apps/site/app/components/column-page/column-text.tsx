import type { ColumnPart, ColumnSection } from '../../model/news/column.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './column-page.module.css';
import { Steps } from './steps.tsx';

/** Text and steps in the order the editor wrote them. */
export function ColumnParts({ parts }: { parts: readonly ColumnPart[] }) {
  return parts.map((part, at) =>
    part.kind === 'steps' ? (
      <Steps key={at} steps={part.steps} />
    ) : (
      <RichText key={at} html={part.html} setting="column" />
    ),
  );
}

/** A titled section of a column, with the day it was brought up to date. */
export function ColumnSectionText({ section: { id, title, parts, updated } }: { section: ColumnSection }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ColumnParts parts={parts} />
      {updated ? (
        <p className="hint">
          更新于 <time dateTime={updated.iso}>{updated.text}</time>
        </p>
      ) : null}
    </section>
  );
}
