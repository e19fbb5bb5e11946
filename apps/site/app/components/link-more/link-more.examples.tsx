import { LinkMore } from './link-more.tsx';

export function LinkMoreExamples() {
  return (
    <p className="meta">
      <LinkMore to="/news/important">更多新闻</LinkMore>
      <LinkMore to="/news/important" icon="rss">
        订阅 RSS
      </LinkMore>
    </p>
  );
}
