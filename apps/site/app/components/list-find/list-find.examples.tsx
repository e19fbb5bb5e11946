import { TextField } from '../field/text-field.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { ListFind } from './list-find.tsx';

export function ListFindExamples() {
  return (
    <ListFind title="按标题查找" isOpen={false}>
      <FilterBar label="筛选示例" action="/examples">
        <TextField name="find" label="示例关键词" grow />
      </FilterBar>
    </ListFind>
  );
}
