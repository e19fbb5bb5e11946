import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { StockColumn } from './stock-column.tsx';
import { stock } from './stock.screen.ts';

export const handle = handleOf(stock);
export const meta = pageMeta;
export const loader = loaderOf(stock);
export const clientLoader = clientLoaderOf(stock);

export default pageOf(stock, StockColumn);
