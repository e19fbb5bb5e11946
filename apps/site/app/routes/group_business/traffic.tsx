import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessPage } from './business-page.tsx';
import { traffic } from './traffic.screen.ts';

export const handle = handleOf(traffic);
export const meta = pageMeta;
export const loader = loaderOf(traffic);
export const clientLoader = clientLoaderOf(traffic);

export default pageOf(traffic, BusinessPage);
