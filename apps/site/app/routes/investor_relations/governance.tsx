import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { GovernancePage } from './governance-page.tsx';
import { governance } from './governance.screen.ts';

export const handle = handleOf(governance);
export const meta = pageMeta;
export const loader = loaderOf(governance);
export const clientLoader = clientLoaderOf(governance);

export default pageOf(governance, GovernancePage);
