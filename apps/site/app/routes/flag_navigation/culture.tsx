import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ArticlesPage } from '../news/articles-page.tsx';
import { culture } from './culture.screen.ts';
import type { PartyPage } from './load-party.ts';

export const handle = handleOf(culture);
export const meta = pageMeta;
export const loader = loaderOf(culture);
export const clientLoader = clientLoaderOf(culture);

export default function Culture({ loaderData }: { loaderData: PartyPage }) {
  return <ArticlesPage {...loaderData} screen={culture} noun="文章" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={culture}
      error={error}
      renderFilter={(query, now) => <ArticleFilter screen={culture} query={query} now={now} noun="文章" />}
    />
  );
}
