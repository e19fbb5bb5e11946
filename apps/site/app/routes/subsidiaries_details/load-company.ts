import type { Api } from '@yunxia/contract/client';
import { companyInfo, companyKinds, companyList } from '@yunxia/contract/company';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional, readId } from '../../api/load.ts';
import { toCompanyFacts } from '../../model/company/company.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref } from '../../site-map.ts';
import type { companyDetails } from './subsidiaries-details.screen.ts';

/** Other companies of its kind that stand beside one. */
const RELATED = 6;

/** One company, with others of its kind. */
export async function load(api: Api, { url, signal }: ArgsOf<typeof companyDetails>) {
  const { info } = await api(companyInfo, { id: readId(url) }, { signal });
  const { kind } = info;
  const siblings = await optional(
    api(companyList, { kind, limit: RELATED + 1 }, { signal }).then(({ list }) => list),
    [],
  );
  return {
    info,
    name: toTitle(info.name || info.title),
    kind: companyKinds[kind],
    facts: toCompanyFacts(info),
    related: siblings
      .filter(({ id }) => id !== info.id)
      .slice(0, RELATED)
      .map(({ id, name }) => ({ id, to: detailHref('/subsidiaries_details', id), title: toTitle(name), date: null })),
  };
}

export type CompanyData = DataOf<typeof companyDetails>;
