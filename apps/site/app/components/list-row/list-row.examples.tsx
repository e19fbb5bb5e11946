import { Tag } from '../tag/tag.tsx';
import { ListRow, RowList } from './list-row.tsx';

export function ListRowExamples() {
  return (
    <RowList label="列表">
      <ListRow
        to="/details?id=1"
        title="枯水期水库联合调度方案通过专家评审，首次引入逐小时来水预报"
        date={{ iso: '2026-11-15', text: '11-15' }}
      />
      <ListRow to="/details?id=2" title="变电站扩建工程施工招标公告" tag={<Tag>工程</Tag>} aside="剩 6 天" />
      <ListRow to="/details?id=3" title="相关新闻" size="sm" date={{ iso: '2026-11-15', text: '11-15' }} />
    </RowList>
  );
}
