import type { Api } from '@yunxia/contract/client';
import { socialResponsibilityList, type SocialResponsibilityType } from '@yunxia/contract/social-responsibility';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, optional, readPage } from '../../api/load.ts';
import { byYear, parseSocietyPart, toResponsibility } from '../../model/social-responsibility.ts';
import { loadPartyArticles } from './load-party.ts';

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
 * 社会责任: one part with its pages when the address asks for it, else the beginning of each. There the articles of
 * Party building are beside the point: without them the page stands.
 */
export async function loadSociety(api: Api, args: LoadArgs) {
  const { url, signal } = args;
  const banner = loadBanner(api, 'flag_navigation', signal);
  const part = parseSocietyPart(url.searchParams);
  if (part === 'news')
    return { part, groups: [], articles: await loadPartyArticles('society', api, args), banner: await banner };
  if (part) {
    const group = await loadRecords(api, part, { page: readPage(url), limit: PAGE_SIZE }, signal);
    return { part, groups: [group], articles: null, banner: await banner };
  }
  const articles = optional(loadPartyArticles('society', api, { url: new URL(url.pathname, url), signal }), null);
  const groups = await Promise.all(
    (['report', 'case', 'charity'] as const).map((type) =>
      loadRecords(api, type, { page: 1, limit: FIRST[type] }, signal),
    ),
  );
  return { part, groups, articles: await articles, banner: await banner };
}

export type SocietyData = Awaited<ReturnType<typeof loadSociety>>;
