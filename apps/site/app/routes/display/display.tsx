import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { DisplayPage } from './display-page.tsx';
import { display } from './display.screen.ts';

export const handle = handleOf(display);
export const meta = pageMeta;
export const loader = loaderOf(display);
export const clientLoader = clientLoaderOf(display);

export default pageOf(display, DisplayPage);
