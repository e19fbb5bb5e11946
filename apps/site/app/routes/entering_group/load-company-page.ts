import type { Api } from '@yunxia/contract/client';
import { companyInfo } from '@yunxia/contract/company';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import type { companyPageScreen } from './company-page-screen.ts';

/** One of the group's own pages, by its key. */
export async function load(api: Api, { request, signal }: ArgsOf<ReturnType<typeof companyPageScreen>>) {
  const { info } = await api(companyInfo, request, { signal });
  return { info };
}

export type CompanyPageData = DataOf<ReturnType<typeof companyPageScreen>>;
