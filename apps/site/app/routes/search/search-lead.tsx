import { SEARCH_MAX } from '../../shell/constants.ts';
import { Note } from '../../components/note/note.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { DaysView } from '../../model/search/search-days.ts';
import { AnswerCard } from './answer-card.tsx';
import type { SearchFound } from './load-search.ts';
import { OutageCard } from './outage-card.tsx';
import { SearchEnglish } from './search-english.tsx';
import styles from './search-lead.module.css';

/** Words that a search has at most; the content server leaves the others aside. */
const MAX_WORDS = 8;

/** What is said before the hits: how the search was read, and the answer to it. Nothing where there is nothing to say. */
export function SearchLead({ searched, found }: { searched: string; found: SearchFound }) {
  const { cut, days, card, outages, now, isForEnglish } = found;
  if (!cut && !days && !card && !outages && !isForEnglish) return null;
  return (
    <div className={styles.lead}>
      {isForEnglish ? <SearchEnglish /> : null}
      {cut ? (
        <Note>
          {cut === 'length' ? (
            <>
              <span>{`输入的内容超过${SEARCH_MAX}个字，只按前${SEARCH_MAX}个字查找：`}</span>
              <strong>{`“${searched}”`}</strong>
            </>
          ) : (
            <span>{`词语超过${MAX_WORDS}个，只按前${MAX_WORDS}个查找，后面的没有用到。`}</span>
          )}
        </Note>
      ) : null}
      {days ? <Days {...days} /> : null}
      {outages ? <OutageCard card={outages} loadedAt={now} /> : card ? <AnswerCard card={card} /> : null}
    </div>
  );
}

function Days({ label, links }: DaysView) {
  return (
    <p className={styles.days}>
      <span>
        按 <strong>{label}</strong> 查找
      </span>
      {links.map(({ label: text, to }) => (
        <SiteLink key={to} to={to} className={`tlink ${styles.day}`}>
          {text}
        </SiteLink>
      ))}
    </p>
  );
}
