import { useLocation } from 'react-router';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { useLateNow } from '../../device/use-server-now.ts';
import { parseNewsQuery } from '../../model/news.ts';
import { ListBoundary } from './list-boundary.tsx';

export interface ArticleListBoundaryProps {
  error: unknown;
  /** What the list holds: 新闻. */
  noun: string;
}

/** A list of articles that did not come. The years to choose from follow in the browser: there is no server time to go by. */
export function ArticleListBoundary({ error, noun }: ArticleListBoundaryProps) {
  const { search } = useLocation();
  const now = useLateNow();
  const query = parseNewsQuery(new URLSearchParams(search));
  return <ListBoundary error={error} filter={<ArticleFilter query={query} now={now} noun={noun} />} />;
}
