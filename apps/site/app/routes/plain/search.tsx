import type { Api } from '@yunxia/contract/client';
import { SEARCH_KEY_LIMIT, searchList, searchModules } from '@yunxia/contract/search';
import { cutText } from '@yunxia/contract/text-limit';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, readPage } from '../../api/load.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { named } from '../../site-map.ts';
import { Parts, SearchForm } from './search-parts.tsx';

/** The hits for `?key=`; without a key nothing is asked. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const key = cutText((url.searchParams.get('key') ?? '').trim(), SEARCH_KEY_LIMIT);
  if (!key) return { key, answer: undefined };
  return { key, answer: await api(searchList, { key, page: readPage(url) }, { signal }) };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

const moduleTitle = (module: string): string => (searchModules as Record<string, string>)[module] ?? '';

export default function Search({ loaderData: { key, answer } }: { loaderData: Loaded<typeof load> }) {
  const hrefFor = (page: number): string =>
    `${named.search}?${new URLSearchParams({ key, ...(page > 1 ? { page: String(page) } : {}) })}`;
  return (
    <SectionPage>
      <PageHeading title="站内搜索" />
      <SearchForm key={key} initial={key} />
      {answer && (
        <p role="status">
          “{key}” 共 {answer.total} 条结果
        </p>
      )}
      {answer && (
        <ul>
          {answer.list.map((hit) => (
            <li key={`${hit.module}-${hit.id}`}>
              <SiteLink to={hit.url}>
                <Parts parts={hit.title} />
              </SiteLink>
              <p>
                {moduleTitle(hit.module)} <Parts parts={hit.snippet} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {answer && <Pagination page={answer.page} pages={Math.ceil(answer.total / answer.limit)} hrefFor={hrefFor} />}
    </SectionPage>
  );
}
