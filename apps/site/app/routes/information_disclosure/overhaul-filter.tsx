import { outageKinds } from '@yunxia/contract/outage-kinds';
import { Button } from '../../components/button/button.tsx';
import { DateField } from '../../components/field/date-field.tsx';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { GetForm } from '../../components/get-form/get-form.tsx';
import type { AreaOption } from '../../model/home/home-outages.ts';
import { KEYWORD_MAX } from '../../screens/query-fields.ts';
import { MoreButton } from './overhaul-more.tsx';
import styles from './overhaul-filter.module.css';
import { type OutageQuery, overhaul } from './overhaul.screen.ts';

export interface OverhaulFilterProps {
  query: OutageQuery;
  /** Counties and towns to choose from. */
  areas: readonly AreaOption[];
  /** The month that is shown, `2026-12`; null in the list. */
  month?: string | null;
  /** The other conditions are unfolded. */
  isOpen?: boolean;
  /** Folds and unfolds them; absent: they do not fold. */
  onFold?: () => void;
}

const kinds = [
  { value: '', label: '全部类别' },
  ...Object.entries(outageKinds).map(([value, label]) => ({ value, label })),
];

/**
 * The place alone; area, kind and days under 更多条件, which do not fold without script. A status that was chosen by its
 * chip stays, and so does the month.
 */
export function OverhaulFilter({ query, areas, month = null, isOpen = true, onFold }: OverhaulFilterProps) {
  const { region, kind, start, end, keyword, status } = query;
  // A place that came with the URL stays a choice, even one that is not ours.
  const isListed = region === undefined || areas.some(({ value }) => value === region);
  const options = isListed ? areas : [{ value: region, label: region }, ...areas];
  const keep = { ...(status ? { status } : {}), ...(month ? { view: 'calendar', month } : {}) };
  return (
    <GetForm action={overhaul.path} role="search" aria-label="查询停电公告" className="no-print" keepScroll>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.words}>
        <TextField
          name="keyword"
          type="search"
          label="村、社区、街道或小区"
          hideLabel
          placeholder="村、社区、街道或小区"
          max={KEYWORD_MAX}
          defaultValue={keyword ?? ''}
          grow
        />
        <Button type="submit" icon="search" className={styles.submit}>
          查询
        </Button>
        {onFold ? (
          <span className="only-wide">
            <MoreButton query={query} isOpen={isOpen} onFold={onFold} />
          </span>
        ) : null}
      </div>
      <div id="overhaul-more" className={styles.more} data-open={isOpen ? '' : undefined}>
        <SelectField
          name="region"
          label="供电区域"
          options={[{ value: '', label: '全部区域' }, ...options]}
          defaultValue={region ?? ''}
        />
        <SelectField name="kind" label="停电类别" options={kinds} defaultValue={kind ?? ''} />
        {month === null ? <DateField name="start" label="开始日期" defaultValue={start ?? ''} /> : null}
        {month === null ? <DateField name="end" label="结束日期" defaultValue={end ?? ''} /> : null}
        <p className={`hint ${styles.hint}`}>线路、台区和地址也可以查；可用拼音或首字母，如 binjiang、bjjd。</p>
      </div>
    </GetForm>
  );
}
