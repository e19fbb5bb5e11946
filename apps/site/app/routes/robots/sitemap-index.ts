import { ContentError } from '@yunxia/contract/content-error';
import type { LoaderFunctionArgs } from 'react-router';
import { conditionalAnswer } from '../../api/conditional-answer.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { listSitemaps } from '../../api/sitemaps.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { toSitemapIndex } from '../../model/feed/sitemap.ts';

/** `/sitemap.xml`: the index of all sitemaps; 503 while the content server is down. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const { api, origin } = context.get(loadContext);
    const text = toSitemapIndex(origin, await listSitemaps(api));
    return conditionalAnswer(request, text, 'application/xml; charset=utf-8', 300);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
