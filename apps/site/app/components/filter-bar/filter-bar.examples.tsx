import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { FilterBar } from './filter-bar.tsx';

export function FilterBarExamples() {
  return (
    <FilterBar label="筛选新闻" action="/examples" clearTo="/examples">
      <SelectField label="年份" name="year" options={[{ value: '', label: '全部年份' }]} />
      <TextField label="标题关键词" name="keyword" placeholder="输入标题中的词" grow />
    </FilterBar>
  );
}
