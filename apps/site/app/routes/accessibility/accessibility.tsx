import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { AccessibilityPage } from './accessibility-page.tsx';
import { accessibility } from './accessibility.screen.ts';

export const handle = handleOf(accessibility);
export const meta = pageMeta;
export const loader = loaderOf(accessibility);
export const clientLoader = clientLoaderOf(accessibility);

export default pageOf(accessibility, AccessibilityPage);
