import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { SpecialColumn } from '../frame/special-column.tsx';
import { affairsGuide } from './affairs-guide.screen.ts';

export const handle = handleOf(affairsGuide);
export const meta = pageMeta;
export const loader = loaderOf(affairsGuide);
export const clientLoader = clientLoaderOf(affairsGuide);

export default pageOf(affairsGuide, (page) => <SpecialColumn {...page} steps filesTitle="表格下载" />);
