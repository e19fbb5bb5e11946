import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ArticlesPage } from '../news/articles-page.tsx';
import { partyBuilding } from './building.screen.ts';
import type { PartyPage } from './load-party.ts';

export const handle = handleOf(partyBuilding);
export const meta = pageMeta;
export const loader = loaderOf(partyBuilding);
export const clientLoader = clientLoaderOf(partyBuilding);

export default function PartyBuilding({ loaderData }: { loaderData: PartyPage }) {
  return <ArticlesPage {...loaderData} screen={partyBuilding} noun="文章" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={partyBuilding}
      error={error}
      renderFilter={(query, now) => <ArticleFilter screen={partyBuilding} query={query} now={now} noun="文章" />}
    />
  );
}
