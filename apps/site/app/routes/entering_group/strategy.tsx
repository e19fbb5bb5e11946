import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { StrategyPage } from './strategy-page.tsx';
import { strategy } from './strategy.screen.ts';

export const handle = handleOf(strategy);
export const meta = pageMeta;
export const loader = loaderOf(strategy);
export const clientLoader = clientLoaderOf(strategy);

export default pageOf(strategy, StrategyPage);
