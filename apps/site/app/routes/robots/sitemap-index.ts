import { ContentError } from '@yunxia/contract/content-error';
import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { conditionalAnswer } from '../../api/conditional-answer.server.ts';
import { listSitemaps } from '../../api/sitemaps.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { toSitemapIndex } from '../../model/sitemap.ts';

/** `/sitemap.xml`: the index of all sitemaps; 503 while the content server is down. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  try {
    const origin = siteConfig.siteUrl ?? new URL(request.url).origin;
    const text = toSitemapIndex(origin, await listSitemaps());
    return conditionalAnswer(request, text, 'application/xml; charset=utf-8', 300);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
