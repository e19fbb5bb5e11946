import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { AboutPage } from './about-page.tsx';
import { about } from './about.screen.ts';

export const handle = handleOf(about);
export const meta = pageMeta;
export const loader = loaderOf(about);
export const clientLoader = clientLoaderOf(about);

export default pageOf(about, AboutPage);
