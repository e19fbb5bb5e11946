import type { ReactNode } from 'react';
import { ArtImage, type ArtName } from '../../art/art-image.tsx';
import { Button } from '../button/button.tsx';
import styles from './page-state.module.css';

interface StateProps {
  art: Extract<ArtName, `state-${string}`>;
  title: string;
  /** `h1` when the state is the whole page. */
  as?: 'h1' | 'h2';
  role?: 'alert' | 'status';
  framed?: boolean;
  children?: ReactNode;
  /** Ways on: buttons and links. */
  ways?: ReactNode;
}

/** A drawing, a sentence and the ways on: what stands where content cannot. */
export function PageState({ art, title, as: Heading = 'h2', role, framed = false, children, ways }: StateProps) {
  return (
    <div className={`${styles.state} ${framed ? styles.framed : ''}`} role={role}>
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

export interface ErrorStateProps {
  /** The sentence of the error catalogue (Seed §8). */
  message: string;
  /** Asks again; the filters stay as they are. */
  onRetry: () => void;
  /** A request is under way. */
  retrying?: boolean;
}

/** The content did not come: says why, keeps the filters, asks again. */
export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <PageState
      art="state-error"
      title={message}
      role="alert"
      framed
      ways={
        <Button icon="refresh" onClick={onRetry} disabled={retrying}>
          {retrying ? '正在加载' : '重新加载'}
        </Button>
      }
    >
      <p>内容没有加载出来。请检查网络后重试，已填写的筛选条件会保留。</p>
    </PageState>
  );
}
