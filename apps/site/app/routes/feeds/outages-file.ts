import { ContentError } from '@yunxia/contract/content-error';
import { outageAreaList } from '@yunxia/contract/outage-area';
import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { changedSince, isKnown } from '../../api/conditional-answer.server.ts';
import { serverApi } from '../../api/content.server.ts';
import { createKept } from '../../api/kept.server.ts';
import { openOutageFeed } from '../../api/outage-feed.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { toTextStream } from '../../api/text-stream.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { serverNow } from '../../device/server-clock.ts';
import { OUTAGE_LICENCE } from '../../model/feed-terms.ts';
import { outageFeedTypes } from '../../model/outage-feed.ts';
import { type OutageFormat, toFeedFileName } from '../../model/outage-feed-href.ts';

/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 60;
const keptCounties = createKept<string[]>(5 * 60_000);

const counties = async (): Promise<string[]> =>
  (await serverApi(outageAreaList, { kind: 'county' })).list.map(({ title }) => title);

/**
 * `/feeds/outages.ics`, `.rss`, `.json`, `.csv`, each also `?county=云峡县`: streamed while the list is read page by page.
 * 304 for a reader who has it, 404 for a county that is none of ours, 503 while the content server is down.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const format = url.pathname.replace(/^.*\./, '') as OutageFormat;
  // the router sees through capitals and escapes
  if (!Object.hasOwn(outageFeedTypes, format)) return new Response('没有这个订阅', { status: 404 });
  const county = url.searchParams.get('county')?.trim() || undefined;
  try {
    if (county !== undefined && !(await keptCounties('all', counties)).includes(county)) {
      return new Response('没有这个区县的停电信息', { status: 404 });
    }
    const origin = siteConfig.siteUrl ?? url.origin;
    const asked = { format, county, origin, now: serverNow(), signal: request.signal };
    const { etag, write } = await openOutageFeed(serverApi, asked, async () => (await loadFrame()).siteInfo);
    const changedAt = etag === null ? null : changedSince(request, etag);
    const headers = new Headers({
      'Content-Type': outageFeedTypes[format],
      'Cache-Control': `public, max-age=${MAX_AGE}`,
      Link: `<${OUTAGE_LICENCE}>; rel="license"`,
      'Content-Disposition': toFeedFileName(format, county),
    });
    if (etag !== null && changedAt !== null) {
      headers.set('ETag', etag);
      headers.set('Last-Modified', new Date(changedAt).toUTCString());
      if (isKnown(request, etag, changedAt)) return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : toTextStream(write(changedAt)), { headers });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
