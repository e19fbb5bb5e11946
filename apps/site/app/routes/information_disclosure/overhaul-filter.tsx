import { outageKinds } from '@yunxia/contract/outage-kinds';
import { DateField } from '../../components/field/date-field.tsx';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { FilterBar } from '../../components/filter-bar/filter-bar.tsx';
import type { AreaOption } from '../../model/home/home-outages.ts';
import { KEYWORD_MAX } from '../../screens/query-fields.ts';
import { calendarHref, type OutageQuery, overhaul } from './overhaul.screen.ts';

export interface OverhaulFilterProps {
  query: OutageQuery;
  /** Counties and towns to choose from. */
  areas: readonly AreaOption[];
  /** The month that is shown, `2026-12`; null in the list. */
  month?: string | null;
}

const kinds = [
  { value: '', label: '全部类别' },
  ...Object.entries(outageKinds).map(([value, label]) => ({ value, label })),
];

/** Place, kind, days and words of the outage list. A status that was chosen by its chip stays, and so does the month. */
export function OverhaulFilter({ query, areas, month = null }: OverhaulFilterProps) {
  const { region, kind, start, end, keyword, status } = query;
  // A place that came with the URL stays a choice, even one that is not ours.
  const isListed = region === undefined || areas.some(({ value }) => value === region);
  const options = isListed ? areas : [{ value: region, label: region }, ...areas];
  const isOn = [region, kind, start, end, keyword].some((filter) => filter !== undefined);
  return (
    <FilterBar
      label="查询停电公告"
      action={overhaul.path}
      submit="查询"
      keep={{ ...(status ? { status } : {}), ...(month ? { view: 'calendar', month } : {}) }}
      clearTo={isOn ? (month ? calendarHref({}, month) : overhaul.path) : undefined}
    >
      <SelectField
        name="region"
        label="供电区域"
        options={[{ value: '', label: '全部区域' }, ...options]}
        defaultValue={region ?? ''}
      />
      <SelectField name="kind" label="停电类别" options={kinds} defaultValue={kind ?? ''} />
      {month === null ? <DateField name="start" label="开始日期" defaultValue={start ?? ''} /> : null}
      {month === null ? <DateField name="end" label="结束日期" defaultValue={end ?? ''} /> : null}
      <TextField
        name="keyword"
        type="search"
        label="村社区、线路、台区或地址"
        placeholder="例如：滨江街道"
        hint="可用拼音或首字母，如 binjiang、bjjd"
        max={KEYWORD_MAX}
        defaultValue={keyword ?? ''}
        grow
      />
    </FilterBar>
  );
}
