import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessPage } from './business-page.tsx';
import { energy } from './energy.screen.ts';

export const handle = handleOf(energy);
export const meta = pageMeta;
export const loader = loaderOf(energy);
export const clientLoader = clientLoaderOf(energy);

export default pageOf(energy, BusinessPage);
