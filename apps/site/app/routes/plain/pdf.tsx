import type { Api } from '@yunxia/contract/client';
import { pdfList } from '@yunxia/contract/pdf';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, notFound, readId, type ScreenHandle } from '../../api/load.ts';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { pageMeta } from '../../page-meta.ts';
import { named } from '../../site-map.ts';
import { ErrorPage } from './error-page.tsx';
import { mediaPath } from './media-path.ts';

export const meta = pageMeta;

/**
 * The document of `?id=` (of pdf-list) or `?file=` (a path under /media/ of this site, nothing else), or all documents.
 */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const file = url.searchParams.get('file');
  if (file !== null) {
    const path = mediaPath(file);
    if (!path) throw notFound();
    return {
      title: path.slice(path.lastIndexOf('/') + 1),
      documents: [{ id: 0, title: path.slice(path.lastIndexOf('/') + 1), url: path }],
    };
  }
  const { list } = await api(pdfList, {}, { signal });
  if (!url.searchParams.has('id')) return { title: '', documents: list };
  const id = readId(url);
  const found = list.find((document) => document.id === id);
  if (!found) throw notFound();
  return { title: found.title, documents: [found] };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const handle: ScreenHandle<Loaded<typeof load>> = {
  record: ({ title }) => ({ title: title || '文档预览' }),
};

export default function Pdf({ loaderData: { title, documents } }: { loaderData: Loaded<typeof load> }) {
  return (
    <main>
      <h1 tabIndex={-1}>{title || '文档预览'}</h1>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            {document.title}{' '}
            <a href={document.url} download>
              下载
            </a>{' '}
            <SiteLink to={document.url} newTab>
              打开
            </SiteLink>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink to={named.home}>返回首页</SiteLink>
      </p>
    </main>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
