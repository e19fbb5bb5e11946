import { toYearOptions } from '../../model/news/news.ts';
import { type articleQuery, KEYWORD_MAX, type QueryOf } from '../../screens/query-fields.ts';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';

export interface RecordFilterProps {
  /** Spoken name: 筛选公司公告. */
  label: string;
  /** The list's own path. */
  action: string;
  query: QueryOf<typeof articleQuery>;
  /** Server time, epoch ms: the years begin with its own. undefined: not known yet. */
  now: number | undefined;
  /** Query of other filters, which stays: the category that was chosen by its chip. */
  keep?: Readonly<Record<string, string>>;
  /** What can be typed: 标题或编号. */
  words: string;
  placeholder: string;
}

/** Year and keyword of a list of records. */
export function RecordFilter({ label, action, query, now, keep = {}, words, placeholder }: RecordFilterProps) {
  const years = toYearOptions(now, query.year).map((year) => ({ value: String(year), label: `${year}年` }));
  const isOn = query.keyword !== undefined || query.year !== undefined;
  const rest = new URLSearchParams(keep).toString();
  return (
    <FilterBar
      label={label}
      action={action}
      keep={keep}
      clearTo={isOn ? (rest ? `${action}?${rest}` : action) : undefined}
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
        label={words}
        placeholder={placeholder}
        max={KEYWORD_MAX}
        defaultValue={query.keyword ?? ''}
        grow
      />
    </FilterBar>
  );
}
