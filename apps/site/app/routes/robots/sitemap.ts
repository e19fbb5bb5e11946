import { ContentError } from '@yunxia/contract/content-error';
import type { LoaderFunctionArgs } from 'react-router';
import { loadContext } from '../../api/load-context.server.ts';
import { followSitemap } from '../../api/sitemaps.server.ts';
import { toTextStream } from '../../api/text-stream.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { SITEMAP_END, SITEMAP_START, type SitemapEntry, toSitemapUrl } from '../../model/feed/sitemap.ts';

/** The file as text, piece by piece as the records come. */
async function* write(origin: string, pieces: AsyncIterable<readonly SitemapEntry[]>): AsyncGenerator<string> {
  yield SITEMAP_START;
  for await (const entries of pieces) yield entries.map((entry) => toSitemapUrl(origin, entry)).join('');
  yield SITEMAP_END;
}

/** `/sitemaps/<name>.xml`, streamed: a large list takes many calls. 404 for a name that the index does not have. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const name = /^(.+)\.xml$/.exec(params['name'] ?? '')?.[1] ?? '';
  const { api, origin } = context.get(loadContext);
  try {
    const sitemap = await followSitemap(api, name);
    const isEmpty = !((await sitemap?.first)?.length ?? 0);
    if (!sitemap || isEmpty) return new Response('没有这个网站地图', { status: 404 });
    return new Response(toTextStream(write(origin, sitemap.follow())), {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
