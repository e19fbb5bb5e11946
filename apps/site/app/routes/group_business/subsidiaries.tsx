import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { SubsidiariesPage } from './subsidiaries-page.tsx';
import { subsidiaries } from './subsidiaries.screen.ts';

export const handle = handleOf(subsidiaries);
export const meta = pageMeta;
export const loader = loaderOf(subsidiaries);
export const clientLoader = clientLoaderOf(subsidiaries);

export default pageOf(subsidiaries, SubsidiariesPage);
