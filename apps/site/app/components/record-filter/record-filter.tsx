import { toYearChoices } from '../../model/text/year-choices.ts';
import { type articleQuery, KEYWORD_MAX, type QueryOf } from '../../screens/query-fields.ts';
import { TextField } from '../field/text-field.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { Link } from '../link/link.tsx';
import { ListFind } from '../list-find/list-find.tsx';
import styles from './record-filter.module.css';

export interface RecordFilterProps {
  /** Spoken name of the form: 筛选公司公告. */
  label: string;
  /** The list's own path. */
  action: string;
  query: QueryOf<typeof articleQuery>;
  /** Records by year, from the list's answer; undefined: the list did not come, and the form stands open. */
  years: Readonly<Record<string, number>> | undefined;
  /** The list of a year, its other filters kept; undefined: of all years. */
  hrefFor: (year: number | undefined) => string;
  /** Query of other filters, which stays: the category that was chosen by its chip. */
  keep?: Readonly<Record<string, string>>;
  /** What opens the form: 按标题查找. */
  find: string;
  /** What can be typed: 标题或编号. */
  words: string;
  placeholder: string;
}

/**
 * Years of a list as links, and a form for words that opens on demand. A year that has no record is not there; the
 * chosen one always is.
 */
export function RecordFilter(props: RecordFilterProps) {
  const { label, action, query, years, hrefFor, keep = {}, find, words, placeholder } = props;
  const kept = { ...keep, ...(query.year === undefined ? {} : { year: String(query.year) }) };
  const rest = new URLSearchParams(kept).toString();
  const choices = toYearChoices(years ?? {}, query.year);
  return (
    <div className={styles.filter}>
      {choices.length > 0 ? (
        <div role="group" aria-label="按年份" className={styles.years}>
          <YearLink to={hrefFor(undefined)} isCurrent={query.year === undefined} label="全部" />
          {choices.map(({ year, count }) => (
            <YearLink
              key={year}
              to={hrefFor(year)}
              isCurrent={year === query.year}
              label={String(year)}
              {...(years === undefined ? {} : { count })}
            />
          ))}
        </div>
      ) : null}
      <ListFind title={find} isOpen={query.keyword !== undefined || years === undefined}>
        <FilterBar
          label={label}
          action={action}
          submit="查找"
          keep={kept}
          clearTo={query.keyword === undefined ? undefined : rest ? `${action}?${rest}` : action}
        >
          <TextField
            name="keyword"
            type="search"
            label={words}
            placeholder={placeholder}
            max={KEYWORD_MAX}
            defaultValue={query.keyword ?? ''}
            grow
          />
        </FilterBar>
      </ListFind>
    </div>
  );
}

interface YearLinkProps {
  to: string;
  isCurrent: boolean;
  label: string;
  /** Records of the year. */
  count?: number;
}

function YearLink({ to, isCurrent, label, count }: YearLinkProps) {
  return (
    <Link to={to} className={styles.year} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
      <span>{label}</span>
      {count === undefined ? null : (
        <>
          <span className="vh">年，</span>
          <small>{count}</small>
          <span className="vh">条</span>
        </>
      )}
    </Link>
  );
}
