import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessPage } from './business-page.tsx';
import { storage } from './storage.screen.ts';

export const handle = handleOf(storage);
export const meta = pageMeta;
export const loader = loaderOf(storage);
export const clientLoader = clientLoaderOf(storage);

export default pageOf(storage, BusinessPage);
