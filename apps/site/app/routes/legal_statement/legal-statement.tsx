import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { SpecialColumn } from '../frame/special-column.tsx';
import { legalStatement } from './legal-statement.screen.ts';

export const handle = handleOf(legalStatement);
export const meta = pageMeta;
export const loader = loaderOf(legalStatement);
export const clientLoader = clientLoaderOf(legalStatement);

export default pageOf(legalStatement, SpecialColumn);
