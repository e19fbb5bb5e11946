import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { OtherPage } from './other-page.tsx';
import { otherBusiness } from './other.screen.ts';

export const handle = handleOf(otherBusiness);
export const meta = pageMeta;
export const loader = loaderOf(otherBusiness);
export const clientLoader = clientLoaderOf(otherBusiness);

export default pageOf(otherBusiness, OtherPage);
