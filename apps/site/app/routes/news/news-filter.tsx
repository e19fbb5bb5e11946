import { Link, useLocation } from 'react-router';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { FilterBar } from '../../components/filter-bar/filter-bar.tsx';
import { KEYWORD_MAX, type NewsQuery, toYearOptions } from '../../model/news.ts';
import styles from './news-list.module.css';

export interface NewsFilterProps {
  query: NewsQuery;
  /** Server time, epoch ms: the years begin with its own. */
  now: number | undefined;
}

/** Year and keyword of a news list. */
export function NewsFilter({ query, now }: NewsFilterProps) {
  const { pathname } = useLocation();
  const years = toYearOptions(now, query.year).map((year) => ({ value: String(year), label: `${year}年` }));
  const isOn = query.keyword !== undefined || query.year !== undefined;
  return (
    <FilterBar
      label="筛选新闻"
      action={pathname}
      clear={
        isOn ? (
          <Link to={pathname} className={styles.clear} preventScrollReset>
            清除筛选
          </Link>
        ) : null
      }
    >
      <SelectField
        name="year"
        label="年份"
        options={[{ value: '', label: '全部年份' }, ...years]}
        defaultValue={query.year === undefined ? '' : String(query.year)}
      />
      <TextField
        name="keyword"
        type="search"
        label="标题关键词"
        placeholder="输入标题中的词"
        max={KEYWORD_MAX}
        defaultValue={query.keyword ?? ''}
        grow
      />
    </FilterBar>
  );
}
