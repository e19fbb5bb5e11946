import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessPage } from './business-page.tsx';
import { newEnergy } from './new-energy.screen.ts';

export const handle = handleOf(newEnergy);
export const meta = pageMeta;
export const loader = loaderOf(newEnergy);
export const clientLoader = clientLoaderOf(newEnergy);

export default pageOf(newEnergy, BusinessPage);
