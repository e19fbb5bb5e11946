import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { toPieces } from '../../model/page/words.ts';
import { type MarkedPiece, toMarkedPieces, toMarkedTitle } from '../../model/search/marked-figures.ts';
import type { HitState, MarkedText, SearchHit } from '../../model/search/search-hit.ts';
import { JobStatusTag } from '../human_resources/job-status-tag.tsx';
import { TenderStatusTag } from '../tender_procurement/tender-status-tag.tsx';
import { Words } from '../../components/words/words.tsx';
import styles from './search-hits.module.css';

/** What was found, the words that were looked for marked. */
export function SearchHits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className={styles.hits} aria-label="搜索结果">
      {hits.map(({ title, snippet, section, date, pdfPage, state, to }, at) => (
        <li key={to || at} className={styles.hit}>
          <h2 className={styles.title}>
            {to ? (
              <SiteLink to={to} className={styles.link}>
                <Title parts={title} />
              </SiteLink>
            ) : (
              <Title parts={title} />
            )}
          </h2>
          {snippet.length > 0 ? (
            <p className={styles.snippet}>
              <Snippet parts={snippet} />
            </p>
          ) : null}
          <div className={`meta ${styles.meta}`}>
            {state ? <State state={state} /> : null}
            {section ? <Tag>{section}</Tag> : null}
            {pdfPage > 0 ? (
              <span className="whole">
                第<span className="num">{pdfPage}</span>页
              </span>
            ) : null}
            {date ? (
              <span>
                {state ? <span>发布 </span> : null}
                <time dateTime={date.iso}>{date.text}</time>
              </span>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** How an outage, a tender or a job stands, and the time that matters. */
function State({ state }: { state: HitState }) {
  const { statusText, term, isOver } = state;
  return (
    <>
      {state.of === 'outage' ? (
        <OutageStatusLine status={state.status} statusText={statusText} countdown={null} />
      ) : state.of === 'tender' ? (
        <TenderStatusTag status={state.status} statusText={statusText} />
      ) : (
        <JobStatusTag status={state.status} statusText={statusText} />
      )}
      {term ? <span className={isOver ? 'num' : `num ${styles.term}`}>{term}</span> : null}
    </>
  );
}

/** A part of a title that is no longer than this is not broken. */
const SHORT = 4;

/** A title, its stretches marked. It comes in parts: nothing here is HTML. */
function Title({ parts }: { parts: MarkedText }) {
  return toMarkedTitle(parts).map(({ stretches }, at) => {
    const [{ text = '', isMarked = false } = {}] = stretches;
    if (stretches.length > 1)
      return (
        <span key={at} className="whole">
          <Stretches stretches={stretches} />
        </span>
      );
    // One that is a word breaks nowhere: (10千伏渔湾线).
    const whole = text.length <= SHORT || toPieces(text).length < 2 ? 'whole' : undefined;
    if (isMarked)
      return (
        <mark key={at} className={whole}>
          {text}
        </mark>
      );
    return whole ? (
      <span key={at} className={whole}>
        {text}
      </span>
    ) : (
      <Words key={at}>{text}</Words>
    );
  });
}

/** Running text, its stretches marked: lines break anywhere but in a figure. */
function Snippet({ parts }: { parts: MarkedText }) {
  return toMarkedPieces(parts).map(({ isWhole, stretches }, at) =>
    isWhole ? (
      <span key={at} className="whole">
        <Stretches stretches={stretches} />
      </span>
    ) : (
      <Stretches key={at} stretches={stretches} />
    ),
  );
}

/** Stretches may recur, and what they stand in changes as a whole. */
function Stretches({ stretches }: Pick<MarkedPiece, 'stretches'>) {
  return stretches.map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
