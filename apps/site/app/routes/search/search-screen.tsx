import { useEffect } from 'react';
import { useSite } from '../../api/use-site.ts';
import { Link } from '../../components/link/link.tsx';
import { useListPending } from '../../components/list-pending/use-list-pending.ts';
import { Note } from '../../components/note/note.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine, ResultPages } from '../../components/result-line/result-line.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { noteSearch } from '../../runtime/recent-searches.ts';
import type { SearchFound, SearchPage } from './load-search.ts';
import { SearchEmpty, SearchStart } from './search-empty.tsx';
import { SearchFacets } from './search-facets.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchHits } from './search-hits.tsx';
import { SearchLead } from './search-lead.tsx';
import styles from './search-screen.module.css';
import { search, type SearchQuery } from './search.screen.ts';

/** Names of the orders. Not the contract's: its schemas are no part of the first page. */
const ORDERS = { relevance: '按相关度', time: '按时间' } as const;

/** The search: its box, the answer to a question, sections and years to narrow it to, hits, pages. */
export function SearchScreen({ query, found }: SearchPage) {
  const hasFound = found !== null && (found.total > 0 || found.outages !== null || found.card !== null);
  useEffect(() => {
    if (hasFound) noteSearch(query.key);
  }, [query.key, hasFound]);
  return (
    <SectionPage wrapped={false}>
      <div className={styles.band}>
        <div className={`wrap ${styles.ask}`}>
          <h1 className="vh">站内搜索</h1>
          <SearchForm searched={query.key} />
          {found ? <Suggestions query={query} suggestions={found.suggestions} /> : null}
        </div>
      </div>
      <div className="wrap page">{found ? <Results query={query} found={found} /> : <SearchStart />}</div>
    </SectionPage>
  );
}

function Suggestions({ query, suggestions }: { query: SearchQuery; suggestions: readonly string[] }) {
  if (suggestions.length === 0) return null;
  return (
    <nav className={styles.suggestions} aria-labelledby="search-suggestions">
      <h2 id="search-suggestions" className={styles.label}>
        相关搜索：
      </h2>
      <ul className={styles.words}>
        {suggestions.map((key) => (
          <li key={key}>
            <Link className={`tlink ${styles.word}`} to={search.href({ key, sort: query.sort })}>
              {key}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Results({ query, found }: { query: SearchQuery; found: SearchFound }) {
  const isPending = useListPending();
  const { hits, total, page, pages, facets, corrected, isPartial } = found;
  const isNarrowed = query.module !== undefined || query.year !== undefined;
  const hasFacets = total > 0 || isNarrowed;
  const isAnswered = found.outages !== null || found.card !== null;
  return (
    <div className={hasFacets ? styles.columns : undefined}>
      <SearchLead searched={query.key} found={found} />
      {hasFacets ? <SearchFacets query={query} facets={facets} total={total} /> : null}
      <div className={styles.results}>
        <Count query={query} found={found} isAnswered={isAnswered} />
        {corrected && isPartial ? (
          <Note>{`没有找到“${query.key}”，以下结果含有“${corrected}”中的部分或全部词语。`}</Note>
        ) : corrected && corrected !== query.key ? (
          <Note>{`没有找到“${query.key}”，以下是“${corrected}”的结果。`}</Note>
        ) : null}
        {isPending ? (
          <Skeleton shape="news" count={Math.max(3, hits.length)} />
        ) : hits.length > 0 ? (
          <SearchHits hits={hits} />
        ) : isAnswered && !isNarrowed ? null : (
          <SearchEmpty query={query} total={total} pages={pages} />
        )}
        <Pagination page={page} pages={pages} hrefFor={(to) => search.href({ ...query, page: to })} />
      </div>
    </div>
  );
}

/** How many hits there are, besides an answer, and their order. */
function Count({ query, found, isAnswered }: { query: SearchQuery; found: SearchFound; isAnswered: boolean }) {
  const { siteInfo } = useSite();
  const { total, page, pages, corrected } = found;
  // What was typed is not what was found: that is said before any number.
  const isNear = corrected !== '' && corrected !== query.key;
  const order = (['relevance', 'time'] as const).map((sort) => ({
    label: ORDERS[sort],
    to: search.href({ ...query, sort }),
    current: query.sort === sort,
  }));
  return (
    <ResultLine end={total > 0 ? <Tabs label="排序" items={order} /> : undefined}>
      {isAnswered && total === 0 ? (
        <span key="none">没有其他结果</span>
      ) : isAnswered ? (
        <span key="others">
          <span>另有</span>
          <span className="num">{total}</span>
          <span>条结果</span>
        </span>
      ) : isNear ? (
        <span key="near">
          <span>相近的结果</span>
          <span className="num">{total}</span>
          <span>条</span>
        </span>
      ) : (
        <span key="all">
          <span className={styles.key}>{`“${query.key}”`}</span>
          <span>共</span>
          <span className="num">{total}</span>
          <span>条结果</span>
        </span>
      )}
      <ResultPages page={page} pages={pages} />
      {siteInfo.demo ? (
        <span>
          {' '}
          <SampleTag />
        </span>
      ) : null}
    </ResultLine>
  );
}
