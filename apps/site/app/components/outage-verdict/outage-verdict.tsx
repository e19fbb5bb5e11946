import type { ReactNode, Ref } from 'react';
import type { OutageVerdict as Verdict } from '../../model/outage/verdict-parts.ts';
import type { VerdictPhrase } from '../../model/outage/outage-verdict-words.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import styles from './outage-verdict.module.css';

/** A phrase up to this length, in characters, stays on one line also in a window of 320 px. */
const UNBROKEN = 11;

export interface OutageVerdictProps {
  verdict: Pick<Verdict, 'tone' | 'chip' | 'facts' | 'phrases' | 'sub'>;
  as?: 'h2' | 'h3' | 'p';
  id?: string;
  /** The sentence, to focus it. */
  sentenceRef?: Ref<HTMLHeadingElement & HTMLParagraphElement>;
  /** Its changes are not read out: something else says the same. */
  silent?: boolean;
  /** Under the sentence, e.g. the line of the day. */
  children?: ReactNode;
}

/**
 * The answer to a look-up: a band as wide as its pane with one sentence. A change of the sentence is read out, the time
 * left, which changes each minute, is not.
 */
export function OutageVerdict({
  verdict: { tone, chip, facts, phrases, sub },
  as: Sentence = 'h3',
  id,
  sentenceRef,
  silent = false,
  children,
}: OutageVerdictProps) {
  return (
    <div className={`${styles.band} ${styles[tone]}`} role={silent ? undefined : 'status'}>
      <p className={styles.facts} aria-live="off">
        <StatusTag look={chip.look}>{chip.text}</StatusTag>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Sentence ref={sentenceRef} id={id} tabIndex={-1} className={styles.sentence}>
        {phrases.map((phrase, at) => (
          // Phrases of one sentence may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <Phrase key={at} phrase={phrase} />
        ))}
      </Sentence>
      {sub ? <p className={styles.sub}>{sub}</p> : null}
      {children}
    </div>
  );
}

function Phrase({ phrase }: { phrase: VerdictPhrase }) {
  const length = phrase.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <span className={length <= UNBROKEN ? styles.phrase : undefined}>
      {/* Each piece is an element: a page that the browser has translated can still be changed. */}
      {phrase.map(({ text, isClock }) => (
        <span key={text} className={isClock ? styles.clock : undefined}>
          {text}
        </span>
      ))}
    </span>
  );
}
