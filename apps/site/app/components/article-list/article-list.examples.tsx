import { partyBuilding } from '../../routes/flag_navigation/building.screen.ts';
import { ArticleList } from './article-list.tsx';

export function ArticleListExamples() {
  return (
    <ArticleList
      screen={partyBuilding}
      noun="文章"
      query={{ keyword: '支部' }}
      years={{ 2025: 4, 2026: 2 }}
      rows={[
        {
          id: 1,
          title: '示例：党员突击队连夜完成线路抢修',
          summary: '十二名党员冒雨抢修，四个小时恢复两个村的供电。',
          cover: null,
          date: { iso: '2026-11-20T09:00:00+08:00', day: '20', caption: '2026-11' },
          isTop: true,
        },
        { id: 2, title: '示例：没有摘要的文章', summary: '', cover: null, date: null, isTop: false },
      ]}
      total={2}
      page={1}
      pages={1}
    />
  );
}
