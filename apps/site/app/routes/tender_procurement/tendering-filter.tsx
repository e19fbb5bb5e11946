import { tenderCategories, tenderNoticeTypes } from '@yunxia/contract/purchase';
import { Link, useLocation } from 'react-router';
import { DateField } from '../../components/field/date-field.tsx';
import { SelectField, type SelectOption } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { FilterBar } from '../../components/filter-bar/filter-bar.tsx';
import { KEYWORD_MAX, type TenderQuery } from '../../model/tender-query.ts';
import styles from './tendering-list.module.css';

const toOptions = (all: string, labels: Readonly<Record<string, string>>): SelectOption[] => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const types = toOptions('全部类型', tenderNoticeTypes);
const categories = toOptions('全部类别', tenderCategories);

/** Type, category, days and words of the tender list. A status that was chosen by its chip stays. */
export function TenderingFilter({ query }: { query: TenderQuery }) {
  const { pathname } = useLocation();
  const { noticeType, category, start, end, keyword, status } = query;
  const isOn = [noticeType, category, start, end, keyword].some((filter) => filter !== undefined);
  return (
    <FilterBar
      label="筛选招标信息"
      action={pathname}
      {...(status ? { keep: { status } } : {})}
      clear={
        isOn ? (
          <Link to={pathname} className={styles.clear} preventScrollReset>
            清除
          </Link>
        ) : null
      }
    >
      <SelectField name="noticeType" label="公告类型" options={types} defaultValue={noticeType ?? ''} />
      <SelectField name="category" label="采购类别" options={categories} defaultValue={category ?? ''} />
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
  );
}
