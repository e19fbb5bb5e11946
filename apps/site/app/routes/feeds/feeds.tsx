import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { FeedsPage } from './feeds-page.tsx';
import { feeds } from './feeds.screen.ts';

export const handle = handleOf(feeds);
export const meta = pageMeta;
export const loader = loaderOf(feeds);
export const clientLoader = clientLoaderOf(feeds);

export default pageOf(feeds, FeedsPage);
