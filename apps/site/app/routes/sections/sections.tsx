import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { SectionsPage } from './sections-page.tsx';
import { sectionsPage } from './sections.screen.ts';

export const handle = handleOf(sectionsPage);
export const meta = pageMeta;
export const loader = loaderOf(sectionsPage);
export const clientLoader = clientLoaderOf(sectionsPage);

export default pageOf(sectionsPage, SectionsPage);
