import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { BusinessPage } from './business-page.tsx';
import { type BusinessData, loadBusiness } from './load-business.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadBusiness('energy', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<BusinessData> =>
  (await import('./load-business.ts')).loadBusiness('energy', api, args),
);

export default function Energy({ loaderData }: { loaderData: BusinessData }) {
  return <BusinessPage {...loaderData} />;
}
