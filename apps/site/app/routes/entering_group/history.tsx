import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { HistoryPage } from './history-page.tsx';
import { history } from './history.screen.ts';

export const handle = handleOf(history);
export const meta = pageMeta;
export const loader = loaderOf(history);
export const clientLoader = clientLoaderOf(history);

export default pageOf(history, HistoryPage);
