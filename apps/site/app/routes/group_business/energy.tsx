import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessPage } from './business-page.tsx';
import { energy } from './energy.screen.ts';
import type { BusinessData } from './load-business.ts';

export const handle = handleOf(energy);
export const meta = pageMeta;
export const loader = loaderOf(energy);
export const clientLoader = clientLoaderOf(energy);

export default function Energy({ loaderData }: { loaderData: BusinessData }) {
  return <BusinessPage {...loaderData} />;
}
