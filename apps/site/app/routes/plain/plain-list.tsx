import { contract, isEndpointName } from '@yunxia/contract/contract';
import type { Api } from '@yunxia/contract/client';
import { useLocation } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, notFound, readPage } from '../../api/load.ts';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { screenAt } from '../../site-map.ts';
import { Html } from './html.tsx';
import { type AnyRecord, toPlainItem } from './plain-items.ts';

/** One page of the list that the site map names for this path. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const screen = screenAt(url.pathname);
  if (!screen?.endpoint || !isEndpointName(screen.endpoint)) throw notFound();
  const endpoint = contract[screen.endpoint];
  if (endpoint.kind !== 'list') throw notFound();
  const answer = await api(endpoint, { ...screen.request, ...(endpoint.paged ? { page: readPage(url) } : {}) }, { signal });
  const { list, total, page = 1, limit = Math.max(1, list.length) } = answer as {
    list: AnyRecord[];
    total: number;
    page?: number;
    limit?: number;
  };
  return { title: screen.title, items: list.map((item) => toPlainItem(item, screen)), total, page, pages: Math.ceil(total / limit) };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export default function PlainList({ loaderData }: { loaderData: Loaded<typeof load> }) {
  const { pathname } = useLocation();
  const { title, items, total, page, pages } = loaderData;
  return (
    <section>
      <h1 tabIndex={-1}>{title}</h1>
      <p>共 {total} 条</p>
      {items.length === 0 && <p>暂无内容</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.href ? <SiteLink to={item.href}>{item.title}</SiteLink> : <h2>{item.title}</h2>}
            {item.when && <time dateTime={item.when}> {item.when}</time>}
            {item.summary && <p>{item.summary}</p>}
            {item.content && <Html content={item.content} />}
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)} />
    </section>
  );
}
