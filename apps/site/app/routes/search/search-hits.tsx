import type { SearchPart } from '@yunxia/contract/search';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { SearchHit } from '../../model/search-hit.ts';
import styles from './search-hits.module.css';

/** What was found, the words that were looked for marked. */
export function SearchHits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className={styles.hits} aria-label="搜索结果">
      {hits.map(({ key, title, snippet, section, date, pdfPage, to }) => (
        <li key={key} className={styles.hit}>
          <h2 className={styles.title}>
            {to ? (
              <SiteLink to={to} className={styles.link}>
                <Parts parts={title} />
              </SiteLink>
            ) : (
              <Parts parts={title} />
            )}
          </h2>
          {snippet.length > 0 ? (
            <p className={styles.snippet}>
              <Parts parts={snippet} />
            </p>
          ) : null}
          <p className={`meta ${styles.meta}`}>
            {section ? <Tag>{section}</Tag> : null}
            {pdfPage > 0 ? (
              <span>
                第<span className="num">{pdfPage}</span>页
              </span>
            ) : null}
            {date ? <time dateTime={date.iso}>{date.text}</time> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Text with the stretches that were looked for marked. It comes in parts: nothing here is HTML. */
function Parts({ parts }: { parts: readonly SearchPart[] }) {
  return parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}
