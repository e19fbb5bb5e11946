import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { SpecialColumn } from '../frame/special-column.tsx';
import { guide } from './guide.screen.ts';

export const handle = handleOf(guide);
export const meta = pageMeta;
export const loader = loaderOf(guide);
export const clientLoader = clientLoaderOf(guide);

export default pageOf(guide, (page) => <SpecialColumn {...page} steps filesTitle="指南与表格下载" />);
