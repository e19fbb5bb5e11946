import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { DividendPage } from './dividend-page.tsx';
import { dividend } from './dividend.screen.ts';

export const handle = handleOf(dividend);
export const meta = pageMeta;
export const loader = loaderOf(dividend);
export const clientLoader = clientLoaderOf(dividend);

export default pageOf(dividend, DividendPage);
