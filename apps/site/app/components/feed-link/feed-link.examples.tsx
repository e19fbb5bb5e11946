import { FeedLink } from './feed-link.tsx';

export function FeedLinkExamples() {
  return <FeedLink pathname="/news/important" title="集团要闻" />;
}
