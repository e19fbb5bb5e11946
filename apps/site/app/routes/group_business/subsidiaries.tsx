import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { type CompaniesData, loadCompanies } from './load-companies.ts';
import { SubsidiariesPage } from './subsidiaries-page.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadCompanies);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<CompaniesData> =>
  (await import('./load-companies.ts')).loadCompanies(api, args),
);

export default function Subsidiaries({ loaderData }: { loaderData: CompaniesData }) {
  return <SubsidiariesPage {...loaderData} />;
}
