import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { TalentPage } from './talent-page.tsx';
import { talent } from './talent.screen.ts';

export const handle = handleOf(talent);
export const meta = pageMeta;
export const loader = loaderOf(talent);
export const clientLoader = clientLoaderOf(talent);

export default pageOf(talent, TalentPage);
