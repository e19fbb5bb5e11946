import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessPage } from './business-page.tsx';
import { market } from './market.screen.ts';

export const handle = handleOf(market);
export const meta = pageMeta;
export const loader = loaderOf(market);
export const clientLoader = clientLoaderOf(market);

export default pageOf(market, BusinessPage);
