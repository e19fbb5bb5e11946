import { cutText } from '@yunxia/contract/text-limit';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchScreen } from './search-screen.tsx';
import { search } from './search.screen.ts';

/** The query stands first in the title, where tabs and the history of a browser show it. */
export const handle = handleOf(search, {
  title: ({ query: { key } }) => {
    const short = cutText(key, TITLE_LIMIT);
    return key ? `${short}${short === key ? '' : '…'} - 站内搜索` : '站内搜索';
  },
});
export const meta = pageMeta;
export const loader = loaderOf(search);
export const clientLoader = clientLoaderOf(search);

/** Graphemes of the query in the page title: more are cut off by every tab. */
const TITLE_LIMIT = 30;

export default pageOf(search, SearchScreen);

export const ErrorBoundary = listBoundaryOf(search, ({ key = '' }) => <SearchForm searched={key} />);
