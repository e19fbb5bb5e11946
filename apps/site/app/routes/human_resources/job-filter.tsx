import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { FilterBar } from '../../components/filter-bar/filter-bar.tsx';
import { ListFind } from '../../components/list-find/list-find.tsx';
import { toChoices } from '../../model/text/count-chips.ts';
import { KEYWORD_MAX } from '../../screens/query-fields.ts';
import { CITY_MAX, type JobScreen } from './job-screen.ts';
import type { JobsPage } from './load-jobs.ts';

export interface JobFilterProps {
  screen: JobScreen;
  query: JobsPage['query'];
  /** Jobs by city; undefined when the list did not come. Where it is not known where there are some, a city is typed. */
  cities?: Readonly<Record<string, number>>;
}

/** City and words of a list of jobs. What was chosen by chips stays. */
export function JobFilter({ screen, query, cities }: JobFilterProps) {
  const { city, keyword, ...chosen } = query;
  const keep = Object.fromEntries(Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const isOn = city !== undefined || keyword !== undefined;
  const names = Object.keys(cities ?? {}).length > 0 ? toChoices(cities ?? {}, city) : [];
  return (
    <ListFind title="按地点或职位查找" isOpen={isOn || cities === undefined}>
      <FilterBar
        label="筛选职位"
        action={screen.path}
        submit="查找"
        keep={keep}
        clearTo={isOn ? screen.href(chosen) : undefined}
      >
        {names.length > 0 ? (
          <SelectField
            name="city"
            label="工作地点"
            options={[{ value: '', label: '全部地点' }, ...names.map((name) => ({ value: name, label: name }))]}
            defaultValue={city ?? ''}
          />
        ) : (
          <TextField name="city" label="工作地点" placeholder="例如：峡口区" max={CITY_MAX} defaultValue={city ?? ''} />
        )}
        <TextField
          name="keyword"
          type="search"
          label="职位、单位或部门"
          placeholder="例如：运行"
          max={KEYWORD_MAX}
          defaultValue={keyword ?? ''}
          grow
        />
      </FilterBar>
    </ListFind>
  );
}
