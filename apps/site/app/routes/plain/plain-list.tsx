import type { Api } from '@yunxia/contract/client';
import { contract, isEndpointName } from '@yunxia/contract/contract';
import { useLocation } from 'react-router';
import { loadBanner } from '../../api/banner.ts';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, notFound, readPage, type ScreenHandle } from '../../api/load.ts';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { screenAt } from '../../site-map.ts';
import { type AnyList, toPlainItem } from './plain-items.ts';
import { PlainText } from './plain-text.tsx';

export const handle: ScreenHandle = { hasBanner: true };

/** One page of the list that the site map names for this path. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const screen = screenAt(url.pathname);
  if (!screen?.endpoint || !isEndpointName(screen.endpoint)) throw notFound();
  const endpoint = contract[screen.endpoint];
  if (endpoint.kind !== 'list') throw notFound();
  const banner = screen.section && loadBanner(api, screen.section, signal);
  const request = { ...screen.request, ...(endpoint.paged ? { page: readPage(url) } : {}) };
  const answer: unknown = await api(endpoint, request, { signal });
  const { list, total, page = 1, limit = Math.max(1, list.length) } = answer as AnyList;
  return {
    banner: await banner,
    title: screen.title,
    items: list.map((item) => toPlainItem(item, screen)),
    total,
    page,
    pages: Math.ceil(total / limit),
  };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export default function PlainList({ loaderData }: { loaderData: Loaded<typeof load> }) {
  const { pathname } = useLocation();
  const { banner, title, items, total, page, pages } = loaderData;
  const rows = items.filter((item) => item.href !== undefined);
  const texts = items.filter((item) => item.href === undefined);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} />
      {total === 0 ? <EmptyState title="暂无内容" /> : <ResultLine>共 {total} 条</ResultLine>}
      {rows.length > 0 && (
        <RowList label={title}>
          {rows.map(({ id, title: name, when, href = '' }) => (
            <ListRow key={id} to={href} title={name} date={when ? { iso: when, text: when } : undefined} />
          ))}
        </RowList>
      )}
      {texts.map((item) => (
        <PlainText key={item.id} item={item} />
      ))}
      <Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)} />
    </SectionPage>
  );
}
