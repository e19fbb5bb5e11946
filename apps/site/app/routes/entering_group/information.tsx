import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { InformationPage } from './information-page.tsx';
import { information } from './information.screen.ts';

export const handle = handleOf(information);
export const meta = pageMeta;
export const loader = loaderOf(information);
export const clientLoader = clientLoaderOf(information);

export default pageOf(information, InformationPage);
