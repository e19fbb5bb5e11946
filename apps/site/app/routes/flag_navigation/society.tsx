import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { SocietyPage } from './society-page.tsx';
import { society } from './society.screen.ts';

export const handle = handleOf(society);
export const meta = pageMeta;
export const loader = loaderOf(society);
export const clientLoader = clientLoaderOf(society);

export default pageOf(society, SocietyPage);
