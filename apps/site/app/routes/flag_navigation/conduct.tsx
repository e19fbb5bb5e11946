import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ArticlesPage } from '../news/articles-page.tsx';
import { partyConduct } from './conduct.screen.ts';
import type { PartyPage } from './load-party.ts';

export const handle = handleOf(partyConduct);
export const meta = pageMeta;
export const loader = loaderOf(partyConduct);
export const clientLoader = clientLoaderOf(partyConduct);

export default function PartyConduct({ loaderData }: { loaderData: PartyPage }) {
  return <ArticlesPage {...loaderData} screen={partyConduct} noun="文章" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={partyConduct}
      error={error}
      renderFilter={(query, now) => <ArticleFilter screen={partyConduct} query={query} now={now} noun="文章" />}
    />
  );
}
