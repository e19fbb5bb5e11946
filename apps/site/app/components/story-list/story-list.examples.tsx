import { StoryList } from './story-list.tsx';

const story = (id: number, title: string, day: string, isTop = false) => ({
  ...{ id, title, summary: '示例摘要一句话。', cover: null, isTop },
  date: { iso: `2026-11-${day}T09:00:00+08:00`, day, caption: '2026-11' },
});

export function StoryListExamples() {
  return (
    <StoryList
      hasLead
      toHref={(id) => `/details?id=${id}`}
      rows={[
        {
          ...story(1, '示例：年度迎峰度冬保供动员会召开', '26', true),
          cover: { url: '/media/cover-1.png', alt: '坝顶巡检（示例）', width: 1200, height: 675, srcSet: '' },
        },
        ...[2, 3, 4, 5].map((id) => story(id, `示例：第${id}条`, '20')),
        story(6, '示例：按月排列的新闻', '12'),
        { id: 7, title: '示例：没有日期的新闻', summary: '', cover: null, date: null, isTop: false },
      ]}
    />
  );
}
