import type { SearchFacets as Counts } from '@yunxia/contract/search';
import { Link } from '../../components/link/link.tsx';
import { toModuleFacets, toYearFacets } from '../../model/search/search-facets.ts';
import type { CountChip } from '../../model/text/count-chips.ts';
import styles from './search-facets.module.css';
import { search, type SearchQuery } from './search.screen.ts';

export interface SearchFacetsProps {
  query: SearchQuery;
  facets: Counts;
  /** Hits of the search. */
  total: number;
}

/** Sections and years to narrow a search to, with their hits: lists at the side, on phones rows that scroll. */
export function SearchFacets({ query, facets, total }: SearchFacetsProps) {
  const years = toYearFacets(facets, query);
  return (
    <div className={styles.facets}>
      <Facet
        id="facet-module"
        title="栏目"
        choices={toModuleFacets(facets, query, total)}
        toAddress={(module) => search.href({ ...query, module })}
      />
      {years.length > 0 ? (
        <Facet
          id="facet-year"
          title="年份"
          choices={years}
          toAddress={(year) => search.href({ ...query, year: year === undefined ? undefined : Number(year) })}
        />
      ) : null}
    </div>
  );
}

interface FacetProps<Code extends string> {
  id: string;
  title: string;
  choices: readonly CountChip<Code>[];
  toAddress: (code: Code | undefined) => string;
}

function Facet<Code extends string>({ id, title, choices, toAddress }: FacetProps<Code>) {
  return (
    <nav className={styles.facet} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.choices}>
        {choices.map(({ code, label, count, isCurrent }) => (
          <li key={code ?? ''}>
            <Link
              to={toAddress(code)}
              className={styles.choice}
              aria-current={isCurrent ? 'true' : undefined}
              preventScrollReset
            >
              <span>{label}</span>
              {count === undefined ? null : <span className="num">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
