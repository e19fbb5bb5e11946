import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { SpecialColumn } from '../frame/special-column.tsx';
import { application } from './application.screen.ts';

export const handle = handleOf(application);
export const meta = pageMeta;
export const loader = loaderOf(application);
export const clientLoader = clientLoaderOf(application);

export default pageOf(application, (page) => <SpecialColumn {...page} steps filesTitle="表格下载" />);
