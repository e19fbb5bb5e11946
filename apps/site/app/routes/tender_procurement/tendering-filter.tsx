import { tenderCategories, tenderNoticeTypes } from '@yunxia/contract/tender-codes';
import { DateField } from '../../components/field/date-field.tsx';
import { SelectField, type SelectOption } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { FilterBar } from '../../components/filter-bar/filter-bar.tsx';
import { ListFind } from '../../components/list-find/list-find.tsx';
import { toChoices } from '../../model/text/count-chips.ts';
import { KEYWORD_MAX, type QueryOf } from '../../screens/query-fields.ts';
import { tendering } from './tendering.screen.ts';

const toOptions = (all: string, labels: Readonly<Record<string, string>>): SelectOption[] => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const types = toOptions('全部类型', tenderNoticeTypes);
const categories = toOptions('全部类别', tenderCategories);

export interface TenderingFilterProps {
  query: QueryOf<typeof tendering.fields>;
  /** Tenders by owner. With fewer than two there is nothing to choose. */
  owners?: Readonly<Record<string, number>>;
}

/** Type, category, owner, days and words of the tender list. A status that was chosen by its chip stays. It opens on demand. */
export function TenderingFilter({ query, owners = {} }: TenderingFilterProps) {
  const { status, ...filters } = query;
  const { noticeType, category, owner, start, end, keyword } = filters;
  const isOn = Object.values(filters).some((filter) => filter !== undefined);
  const names = toChoices(owners, owner);
  return (
    <ListFind title="按类型、招标人或名称查找" isOpen={isOn}>
      <FilterBar
        label="筛选招标信息"
        action={tendering.path}
        {...(status ? { keep: { status } } : {})}
        clearTo={isOn ? tendering.href({ status }) : undefined}
      >
        <SelectField name="noticeType" label="公告类型" options={types} defaultValue={noticeType ?? ''} />
        <SelectField name="category" label="采购类别" options={categories} defaultValue={category ?? ''} />
        {names.length > 1 || owner !== undefined ? (
          <SelectField
            name="owner"
            label="招标人"
            options={[{ value: '', label: '全部招标人' }, ...names.map((name) => ({ value: name, label: name }))]}
            defaultValue={owner ?? ''}
          />
        ) : null}
        <DateField name="start" label="发布起始日" defaultValue={start ?? ''} />
        <DateField name="end" label="发布截止日" defaultValue={end ?? ''} />
        <TextField
          name="keyword"
          type="search"
          label="项目、编号或招标人"
          placeholder="例如：电缆"
          max={KEYWORD_MAX}
          defaultValue={keyword ?? ''}
          grow
        />
      </FilterBar>
    </ListFind>
  );
}
