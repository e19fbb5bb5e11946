import type { Api } from '@yunxia/contract/client';
import { companyInfo, type CompanyPage } from '@yunxia/contract/company';
import { loadBanner } from '../../api/banner.ts';
import type { LoadArgs } from '../../api/load.ts';

/** One of the group's own pages, by its key. */
export async function loadCompanyPage(key: CompanyPage, api: Api, { signal }: LoadArgs) {
  const banner = loadBanner(api, 'entering_group', signal);
  const { info } = await api(companyInfo, { key }, { signal });
  return { info, banner: await banner };
}

export type CompanyPageData = Awaited<ReturnType<typeof loadCompanyPage>>;
