import { Link, useLocation } from 'react-router';
import { DateField } from '../../components/field/date-field.tsx';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { FilterBar } from '../../components/filter-bar/filter-bar.tsx';
import { KEYWORD_MAX, type OutageQuery } from '../../model/outage-query.ts';
import styles from './overhaul-filter.module.css';

export interface OverhaulFilterProps {
  query: OutageQuery;
  /** Names of the counties to choose from. */
  counties: readonly string[];
}

/** County, days and words of the outage list. A status that was chosen by its chip stays. */
export function OverhaulFilter({ query, counties }: OverhaulFilterProps) {
  const { pathname } = useLocation();
  const { region, start, end, keyword, status } = query;
  // A county that came with the address stays a choice, even one that is not ours.
  const names = region === undefined || counties.includes(region) ? counties : [region, ...counties];
  const isOn = [region, start, end, keyword].some((filter) => filter !== undefined);
  return (
    <FilterBar
      label="查询停电公告"
      action={pathname}
      submit="查询"
      {...(status ? { keep: { status } } : {})}
      clear={
        isOn ? (
          <Link to={pathname} className={styles.clear} preventScrollReset>
            清除
          </Link>
        ) : null
      }
    >
      <SelectField
        name="region"
        label="供电区域"
        options={[{ value: '', label: '全部区域' }, ...names.map((name) => ({ value: name, label: name }))]}
        defaultValue={region ?? ''}
        wide
      />
      <DateField name="start" label="开始日期" defaultValue={start ?? ''} />
      <DateField name="end" label="结束日期" defaultValue={end ?? ''} />
      <TextField
        name="keyword"
        type="search"
        label="乡镇、村社区、线路或台区"
        placeholder="例如：滨江街道"
        max={KEYWORD_MAX}
        defaultValue={keyword ?? ''}
        grow
      />
    </FilterBar>
  );
}
