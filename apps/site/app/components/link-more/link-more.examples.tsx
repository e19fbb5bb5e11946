import { LinkMore } from './link-more.tsx';

export function LinkMoreExamples() {
  return (
    <p className="meta">
      <LinkMore to="/news/important">更多新闻</LinkMore>
      <LinkMore to="/investor_relations/announcement" about="公司公告">
        更多
      </LinkMore>
      <LinkMore to="/news/important" icon="rss">
        订阅 RSS
      </LinkMore>
    </p>
  );
}
