import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { IntroductionPage } from './introduction-page.tsx';
import { introduction } from './introduction.screen.ts';

export const handle = handleOf(introduction);
export const meta = pageMeta;
export const loader = loaderOf(introduction);
export const clientLoader = clientLoaderOf(introduction);

export default pageOf(introduction, IntroductionPage);
