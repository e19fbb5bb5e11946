import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ArticlesPage } from '../news/articles-page.tsx';
import { groupActivities } from './activities.screen.ts';
import type { PartyPage } from './load-party.ts';

export const handle = handleOf(groupActivities);
export const meta = pageMeta;
export const loader = loaderOf(groupActivities);
export const clientLoader = clientLoaderOf(groupActivities);

export default function GroupActivities({ loaderData }: { loaderData: PartyPage }) {
  return <ArticlesPage {...loaderData} screen={groupActivities} noun="文章" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={groupActivities}
      error={error}
      renderFilter={(query, now) => <ArticleFilter screen={groupActivities} query={query} now={now} noun="文章" />}
    />
  );
}
