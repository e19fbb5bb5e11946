import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { InformationPage } from './information-page.tsx';
import { loadCompanyPage, type CompanyPageData } from './load-company-page.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadCompanyPage('information', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<CompanyPageData> =>
  (await import('./load-company-page.ts')).loadCompanyPage('information', api, args),
);

export default function CompanyInformation({ loaderData }: { loaderData: CompanyPageData }) {
  return <InformationPage {...loaderData} />;
}
