import { Tag } from './tag.tsx';

export function TagExamples() {
  return (
    <p className="meta">
      <Tag>集团要闻</Tag>
      <Tag>工程</Tag>
    </p>
  );
}
