import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { CompanyArticle } from './company-article.tsx';
import { type CompanyData, loadCompany } from './load-company.ts';

export const handle: ScreenHandle<CompanyData> = {
  record: ({ name, info }) => ({
    title: name,
    summary: toSummary(info.business, info.content),
    image: info.gallery[0] ?? info.logo,
  }),
};

// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(loadCompany);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<CompanyData> =>
  (await import('./load-company.ts')).loadCompany(api, args),
);

export default function SubsidiariesDetails({ loaderData }: { loaderData: CompanyData }) {
  return <CompanyArticle {...loaderData} />;
}
