import { contract, isEndpointName } from '@yunxia/contract/contract';
import type { Api } from '@yunxia/contract/client';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, movedTo, notFound, readId, type ScreenHandle } from '../../api/load.ts';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { pageMeta } from '../../page-meta.ts';
import { detailAt, detailHref, listOf } from '../../site-map.ts';
import { type AnyRecord, fileOf, rightPlace, textOf, toPlainItem } from './plain-items.ts';

/** The record of the detail page that the site map names for this path. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const screen = detailAt(url.pathname);
  const id = readId(url);
  if (!screen?.endpoint || !isEndpointName(screen.endpoint)) throw notFound();
  const answer = await api(contract[screen.endpoint], { ...screen.request, id }, { signal });
  const record: AnyRecord | undefined = 'info' in answer ? answer.info : answer.list[0];
  if (!record) throw notFound();
  const href = rightPlace(screen, record, id);
  if (href !== detailHref(screen.path, id)) throw movedTo(href);
  const type = textOf(record, 'type');
  const { title, when, summary } = toPlainItem(record, screen);
  const html = ['content', 'duties', 'requirements', 'howToApply']
    .map((field) => textOf(record, field))
    .filter(Boolean);
  const list = listOf(screen.path, type);
  return {
    head: { title, type, summary },
    when,
    html,
    pdf: fileOf(record, 'pdf'),
    back: list && { title: list.title, path: list.path },
  };
}
// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const handle: ScreenHandle<Loaded<typeof load>> = { record: ({ head }) => head };

export default function PlainDetail({ loaderData }: { loaderData: Loaded<typeof load> }) {
  const { head, when, html, pdf, back } = loaderData;
  return (
    <SectionPage record={head}>
      <article>
        <h1>{head.title}</h1>
        {when && (
          <p className="meta">
            <time dateTime={when}>{when}</time>
          </p>
        )}
        {html.length === 0 && head.summary && <p>{head.summary}</p>}
        {html.map((content) => (
          <RichText key={content} html={content} />
        ))}
        {pdf && (
          <p>
            <SiteLink to={pdf} newTab className="tlink">
              查看文件（PDF）
            </SiteLink>
          </p>
        )}
      </article>
      {back && (
        <p>
          <SiteLink to={back.path} className="tlink">
            返回{back.title}
          </SiteLink>
        </p>
      )}
    </SectionPage>
  );
}
