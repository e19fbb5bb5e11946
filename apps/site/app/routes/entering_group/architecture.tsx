import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ArchitecturePage } from './architecture-page.tsx';
import { architecture } from './architecture.screen.ts';

export const handle = handleOf(architecture);
export const meta = pageMeta;
export const loader = loaderOf(architecture);
export const clientLoader = clientLoaderOf(architecture);

export default pageOf(architecture, ArchitecturePage);
