import { useLocation } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { loadSearch, type SearchPage } from './load-search.ts';
import { SearchForm } from './search-form.tsx';
import { SearchScreen } from './search-screen.tsx';

export const loader = serverLoad(loadSearch);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<SearchPage> =>
  (await import('./load-search.ts')).loadSearch(api, args),
);

export default function Search({ loaderData }: { loaderData: SearchPage }) {
  return <SearchScreen {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  return <ListBoundary error={error} filter={<SearchForm searched={new URLSearchParams(search).get('key') ?? ''} />} />;
}
