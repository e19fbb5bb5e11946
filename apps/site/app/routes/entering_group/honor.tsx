import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { HonorPage } from './honor-page.tsx';
import { honor } from './honor.screen.ts';

export const handle = handleOf(honor);
export const meta = pageMeta;
export const loader = loaderOf(honor);
export const clientLoader = clientLoaderOf(honor);

export default pageOf(honor, HonorPage);
