import { RecordFilter } from './record-filter.tsx';

export function RecordFilterExamples() {
  return (
    <RecordFilter
      label="筛选公司公告"
      action="/investor_relations/announcement"
      query={{ year: 2026, keyword: '股东会' }}
      years={{ 2024: 8, 2025: 31, 2026: 27 }}
      hrefFor={(year) => (year === undefined ? '/examples' : `/examples?year=${year}`)}
      keep={{ category: '股东会' }}
      find="按标题或编号查找"
      words="标题或编号"
      placeholder="例如：股东会"
    />
  );
}
