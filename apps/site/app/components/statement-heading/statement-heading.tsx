import type { ReactNode } from 'react';
import type { StatementLine } from '../../model/page/statement.ts';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import styles from './statement-heading.module.css';

export interface StatementHeadingProps {
  title: string;
  /** Large, in the lines the editor wrote; without any the title stands as on other pages. */
  statement: readonly StatementLine[];
  sample?: boolean;
  /** The lead, under the statement. */
  children?: ReactNode;
}

/** The opening of a composed page: its title small, then one statement large. */
export function StatementHeading({ title, statement, sample = false, children }: StatementHeadingProps) {
  if (statement.length === 0) {
    return (
      <div>
        <PageHeading title={title} sample={sample} />
        {children}
      </div>
    );
  }
  return (
    <div>
      <div className={styles.title}>
        <h1 className={styles.name}>{title}</h1>
        {sample ? <SampleTag /> : null}
      </div>
      <p className={styles.statement}>
        {statement.map((pieces, at) => (
          <span key={at} className={styles.line}>
            {pieces.map((piece) => (
              <span key={piece} className={styles.piece}>
                {piece}
              </span>
            ))}
          </span>
        ))}
      </p>
      {children ? <div className={styles.lead}>{children}</div> : null}
    </div>
  );
}
