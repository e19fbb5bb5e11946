import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessPage } from './business-page.tsx';
import { electric } from './electric.screen.ts';

export const handle = handleOf(electric);
export const meta = pageMeta;
export const loader = loaderOf(electric);
export const clientLoader = clientLoaderOf(electric);

export default pageOf(electric, BusinessPage);
