import { RecordFilter } from './record-filter.tsx';

export function RecordFilterExamples() {
  return (
    <RecordFilter
      label="筛选公司公告"
      action="/investor_relations/announcement"
      query={{ year: 2026, keyword: '股东会' }}
      now={1_795_000_000_000}
      keep={{ category: '股东会' }}
      words="标题或编号"
      placeholder="例如：股东会"
    />
  );
}
