import { ContentError } from '@yunxia/contract/content-error';
import { cutText } from '@yunxia/contract/text-limit';
import type { LoaderFunctionArgs } from 'react-router';
import { changedSince, tagOfReader, toWeakTag } from '../../api/conditional-answer.server.ts';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { openOutageFeed } from '../../api/outage-feed.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { toTextStream } from '../../api/text-stream.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { OUTAGE_LICENCE } from '../../model/feed/feed-terms.ts';
import { outageFeedTypes } from '../../model/outage/outage-feed.ts';
import { type OutageFormat, toFeedFileName } from '../../model/outage/outage-feed-href.ts';

/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 60;
/** Longest name of a place, in graphemes. */
const MAX_PLACE = 100;

/**
 * `/feeds/outages.ics`, `.rss`, `.json`, `.csv`, each also `?county=云峡县` for any place or line that the content
 * server knows for certain: streamed while the list is read page by page.
 * 304 for a reader who has it, 404 for a place that is not known for certain, 503 while the content server is down.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const format = url.pathname.replace(/^.*\./, '') as OutageFormat;
  // the router sees through capitals and escapes
  if (!Object.hasOwn(outageFeedTypes, format)) return new Response('没有这个订阅', { status: 404 });
  const refusal = refuseUnknownFields(url, ['county']);
  if (refusal) return refusal;
  const place = cutText(url.searchParams.get('county')?.trim() ?? '', MAX_PLACE) || undefined;
  try {
    const content = context.get(loadContext);
    const asked = { format, place, origin: content.origin, now: serverNow(), signal: request.signal };
    const feed = await openOutageFeed(content.api, asked, async () => (await loadFrame(content)).siteInfo);
    if (!feed) return new Response('供电区域名录里没有这个地点，不能订阅', { status: 404 });
    const { hash, write } = feed;
    const changedAt = hash === null ? null : changedSince(request, hash);
    const headers = new Headers({
      'Content-Type': outageFeedTypes[format],
      'Cache-Control': `public, max-age=${MAX_AGE}`,
      Link: `<${OUTAGE_LICENCE}>; rel="license"`,
      'Content-Disposition': toFeedFileName(format, feed.place),
    });
    if (hash !== null && changedAt !== null) {
      const known = tagOfReader(request, hash, changedAt, toWeakTag(hash));
      headers.set('ETag', toWeakTag(hash));
      headers.set('Last-Modified', new Date(changedAt).toUTCString());
      if (known !== undefined) return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : toTextStream(write(changedAt)), { headers });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
