import type { ReactNode } from 'react';
import { ArtImage, type ArtName } from '../../art/art-image.tsx';
import styles from './page-state.module.css';

interface StateProps {
  art: Extract<ArtName, `state-${string}`>;
  title: string;
  /** `h1` when the state is the whole page. */
  as?: 'h1' | 'h2';
  /** Content has failed, which a toast has said: nothing else of the page says so by itself. */
  failed?: boolean;
  /** In a box, in the place of a list; the heading is smaller. */
  framed?: boolean;
  children?: ReactNode;
  /** Ways on: buttons and links. */
  ways?: ReactNode;
}

/** A drawing, a sentence and the ways on: what stands where content cannot. */
export function PageState({
  art,
  title,
  as: Heading = 'h2',
  failed = false,
  framed = false,
  children,
  ways,
}: StateProps) {
  return (
    <div className={`${styles.state} ${framed ? styles.framed : ''}`} data-failed={failed ? '' : undefined}>
      <ArtImage name={art} className={styles.art} eager />
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </div>
  );
}

/** Nothing fits: says what was looked for (`children`) and offers a way on. */
export function EmptyState({ title, children, ways }: { title: string; children?: ReactNode; ways?: ReactNode }) {
  return (
    <PageState art="state-empty" title={title} ways={ways} framed>
      {children}
    </PageState>
  );
}
