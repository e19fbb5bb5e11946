import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { PressPage } from './press-page.tsx';
import { press } from './press.screen.ts';

export const handle = handleOf(press);
export const meta = pageMeta;
export const loader = loaderOf(press);
export const clientLoader = clientLoaderOf(press);

export default pageOf(press, PressPage);
