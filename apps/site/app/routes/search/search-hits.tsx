import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
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
                <Parts parts={title} isTitle />
              </SiteLink>
            ) : (
              <Parts parts={title} isTitle />
            )}
          </h2>
          {snippet.length > 0 ? (
            <p className={styles.snippet}>
              <Parts parts={snippet} />
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

/** Text with the stretches that were looked for marked. It comes in parts: nothing here is HTML. */
function Parts({ parts, isTitle = false }: { parts: MarkedText; isTitle?: boolean }) {
  return parts.map((text, at) => {
    if (text === '') return null;
    const whole = isTitle && text.length <= SHORT ? 'whole' : undefined;
    if (at % 2 === 1)
      return (
        <mark key={at} className={whole}>
          {text}
        </mark>
      );
    // A snippet is running text: its lines break anywhere, and its words are the same in the page and in its data.
    return isTitle && !whole ? (
      <Words key={at}>{text}</Words>
    ) : (
      <span key={at} className={whole}>
        {text}
      </span>
    );
  });
}
