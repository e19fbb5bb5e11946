import { Tag } from '../tag/tag.tsx';
import { RecordRow, RecordRows } from './record-row.tsx';

export function RecordRowExamples() {
  return (
    <RecordRows label="公开信息示例">
      <RecordRow
        to="/information_disclosure_details?id=501"
        title="示例：居民新装用电办理指南"
        date={{ iso: '2026-11-16T09:00:00+08:00', day: '16', caption: '2026-11' }}
        meta={
          <>
            <Tag>办电服务</Tag>
            <span>编号：演示公开〔2026〕1号</span>
          </>
        }
        file={{ name: '居民新装用电办理指南', url: '/media/example.pdf', size: 220_000, pages: 4 }}
      />
      <RecordRow to="/information_disclosure_details?id=502" title="示例：没有日期和文件的一条" date={null} />
      <RecordRow
        as="h3"
        to="/information_disclosure_details?id=503"
        title="示例：转载的一条"
        summary="摘要：原文在另一个网站。"
        date={null}
        originUrl="https://example.invalid/503"
      />
    </RecordRows>
  );
}
