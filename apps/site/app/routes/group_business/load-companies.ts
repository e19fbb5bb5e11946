import type { Api } from '@yunxia/contract/client';
import { type CompanyKind, companyList } from '@yunxia/contract/company';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional, toPaging } from '../../api/load.ts';
import { COMPANY_PAGE_SIZE, toCompanyChips, toCompanyRow } from '../../model/company/company.ts';
import type { subsidiaries } from './subsidiaries.screen.ts';

/** A page of the companies of one kind or all, with how many each kind has. */
export async function load(api: Api, { query: { kind }, page, signal }: ArgsOf<typeof subsidiaries>) {
  const totalOf = (each: CompanyKind) =>
    optional(
      api(companyList, { kind: each, limit: 1 }, { signal }).then(({ total }) => total),
      null,
    );
  const [branch, subsidiary, associate] = [totalOf('branch'), totalOf('subsidiary'), totalOf('associate')];
  const answer = await api(companyList, { kind, page, limit: COMPANY_PAGE_SIZE }, { signal });
  const { list } = answer;
  const totals = { branch: await branch, subsidiary: await subsidiary, associate: await associate };
  return {
    rows: list.map(toCompanyRow),
    chips: toCompanyChips(totals),
    kind,
    ...toPaging(answer),
  };
}

/** What the list of companies shows. */
export type CompaniesData = DataOf<typeof subsidiaries>;
