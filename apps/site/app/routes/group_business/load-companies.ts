import type { Api } from '@yunxia/contract/client';
import { type CompanyKind, companyList } from '@yunxia/contract/company';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, optional, readPage } from '../../api/load.ts';
import { COMPANY_PAGE_SIZE, parseCompanyKind, toCompanyChips, toCompanyRow } from '../../model/company.ts';

/** A page of the companies of one kind or all, with how many each kind has. */
export async function loadCompanies(api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'group_business', signal);
  const totalOf = (each: CompanyKind) =>
    optional(
      api(companyList, { kind: each, limit: 1 }, { signal }).then(({ total }) => total),
      null,
    );
  const [branch, subsidiary, associate] = [totalOf('branch'), totalOf('subsidiary'), totalOf('associate')];
  const kind = parseCompanyKind(url.searchParams);
  const answer = await api(companyList, { kind, page: readPage(url), limit: COMPANY_PAGE_SIZE }, { signal });
  const { list, total, page, limit } = answer;
  const totals = { branch: await branch, subsidiary: await subsidiary, associate: await associate };
  return {
    rows: list.map(toCompanyRow),
    chips: toCompanyChips(totals),
    kind,
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    banner: await banner,
  };
}

/** What the list of companies shows. */
export type CompaniesData = Awaited<ReturnType<typeof loadCompanies>>;
