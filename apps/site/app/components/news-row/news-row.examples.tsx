import { SampleTag } from '../sample-tag/sample-tag.tsx';
import { NewsRow, NewsRows } from './news-row.tsx';

export function NewsRowExamples() {
  return (
    <NewsRows>
      <NewsRow
        id={6}
        to="/details?id=6"
        title="年度迎峰度冬保供动员会召开，部署水库调度与电网运行重点工作"
        summary="会议要求统筹来水与负荷，落实机组检修、线路巡视与应急值守责任，确保居民与重要用户可靠用电。"
        date={{ iso: '2026-11-26', day: '26', caption: '2026-11' }}
        marks={<SampleTag />}
      />
      <NewsRow
        id={5}
        to="/details?id=5"
        title="没有摘要的新闻"
        cover={{ url: '/media/cover-1.png', alt: '坝顶巡检（示例）', width: 1200, height: 675, srcSet: '' }}
        eager
        date={{ iso: '2026-11-24', day: '24', caption: '2026-11' }}
      />
    </NewsRows>
  );
}
