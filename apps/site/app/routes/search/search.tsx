import { cutText } from '@yunxia/contract/text-limit';
import { useLocation } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { OUTAGE_FRESH_MS } from '../../api/page-cache.ts';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { loadSearch, type SearchPage } from './load-search.ts';
import { SearchForm } from './search-form.tsx';
import { SearchScreen } from './search-screen.tsx';

export const loader = serverLoad(loadSearch);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(
  async (api, args): Promise<SearchPage> => (await import('./load-search.ts')).loadSearch(api, args),
  { fresh: OUTAGE_FRESH_MS },
);

/** Graphemes of the query in the page title: more are cut off by every tab. */
const TITLE_LIMIT = 30;

/** The query stands first in the title, where tabs and the history of a browser show it. */
export const handle: ScreenHandle<SearchPage> = {
  title: ({ query: { key } }) => {
    const short = cutText(key, TITLE_LIMIT);
    return key ? `${short}${short === key ? '' : '…'} - 站内搜索` : '站内搜索';
  },
};
export const meta = pageMeta;

export default function Search({ loaderData }: { loaderData: SearchPage }) {
  return <SearchScreen {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  return <ListBoundary error={error} filter={<SearchForm searched={new URLSearchParams(search).get('key') ?? ''} />} />;
}
