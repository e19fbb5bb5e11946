import { feedPath } from '../../model/feed/feed-path.ts';
import { LinkMore } from '../link-more/link-more.tsx';

export interface FeedLinkProps {
  /** Path of the list. */
  pathname: string;
  /** Name of the list, for feed readers and for those who hear the link alone. */
  title: string;
  /** Phones leave the link out. */
  isWideOnly?: boolean;
}

/** The feed of a list: a link for people, which the elder mode leaves out, and one in `<head>` for feed readers. Nothing for a page that has none. */
export function FeedLink({ pathname, title, isWideOnly = false }: FeedLinkProps) {
  const feed = feedPath(pathname);
  if (!feed) return null;
  return (
    <>
      {/* React moves it into <head>, and takes it out when the list is left. */}
      <link rel="alternate" type="application/rss+xml" title={title} href={feed} />
      <span className={isWideOnly ? 'no-print if-plain only-wide' : 'no-print if-plain'}>
        <LinkMore to={feed} icon="rss" about={title}>
          订阅 RSS
        </LinkMore>
      </span>
    </>
  );
}
