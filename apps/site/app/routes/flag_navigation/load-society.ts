import type { Api } from '@yunxia/contract/client';
import { socialResponsibilityList, type SocialResponsibilityType } from '@yunxia/contract/social-responsibility';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { byYear, toResponsibility } from '../../model/company/social-responsibility.ts';
import { load as loadArticles } from './load-party.ts';
import type { society } from './society.screen.ts';

/** Records on a page of one part. */
const PAGE_SIZE = 12;
/** Records of each part where all of them are shown. */
const FIRST = { report: 8, case: 4, charity: 4 } as const;

async function loadRecords(
  api: Api,
  type: SocialResponsibilityType,
  { page, limit }: { page: number; limit: number },
  signal: AbortSignal,
) {
  const { list, total } = await api(socialResponsibilityList, { type, page, limit }, { signal });
  return {
    type,
    records: (type === 'report' ? byYear(list) : list).map(toResponsibility),
    total,
    page,
    pages: Math.ceil(total / limit),
  };
}

/**
 * 社会责任: one part with its pages when the URL asks for it, else the beginning of each. There the articles of
 * Party building are beside the point: without them the page stands.
 */
export async function load(api: Api, args: ArgsOf<typeof society>) {
  const { page, signal } = args;
  const { type: part, ...query } = args.query;
  const articlesOf = (asked: { query: typeof query; page: number }) =>
    loadArticles(api, { ...asked, request: { type: 'society' }, signal });
  if (part === 'news') return { part, groups: [], articles: await articlesOf({ query, page }) };
  if (part) {
    const group = await loadRecords(api, part, { page, limit: PAGE_SIZE }, signal);
    return { part, groups: [group], articles: null };
  }
  const articles = optional(articlesOf({ query: {}, page: 1 }), null);
  const groups = await Promise.all(
    (['report', 'case', 'charity'] as const).map((type) =>
      loadRecords(api, type, { page: 1, limit: FIRST[type] }, signal),
    ),
  );
  return { part, groups, articles: await articles };
}

export type SocietyData = DataOf<typeof society>;
