import { ContentError } from '@yunxia/contract/content-error';
import { outageAreaList } from '@yunxia/contract/outage-area';
import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { conditionalAnswer } from '../../api/conditional-answer.server.ts';
import { serverApi } from '../../api/content.server.ts';
import { createKept } from '../../api/kept.server.ts';
import { readOutages } from '../../api/outage-records.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toOutageCalendar } from '../../model/outage-feed.ts';

/** A calendar is made from records that are at most this old, in ms. */
const FRESH_MS = 30_000;
/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 60;
const keptCounties = createKept<string[]>(5 * 60_000);
const keptCalendar = createKept<string>(FRESH_MS);

const counties = async (): Promise<string[]> =>
  (await serverApi(outageAreaList, { kind: 'county' })).list.map(({ title }) => title);

/**
 * `/feeds/outages.ics`, `/feeds/outages.ics?county=云峡县`: the outages to come, those going on and those of the last
 * 30 days, to subscribe to. 404 for a county that is none of ours, 503 while the content server is down.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const county = url.searchParams.get('county') ?? undefined;
  const origin = siteConfig.siteUrl ?? url.origin;
  try {
    if (county !== undefined && !(await keptCounties('all', counties)).includes(county)) {
      return new Response('没有这个区县的停电日历', { status: 404 });
    }
    const text = await keptCalendar(`${origin} ${county ?? ''}`, async () => {
      const [records, { siteInfo }] = await Promise.all([readOutages(serverApi, county, serverNow()), loadFrame()]);
      return toOutageCalendar({ siteInfo, origin, county }, records);
    });
    const answer = conditionalAnswer(request, text, 'text/calendar; charset=utf-8', MAX_AGE);
    answer.headers.set('Content-Disposition', 'inline; filename="outages.ics"');
    return answer;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return new Response('服务不可用', { status: 503, headers: { 'Retry-After': '60' } });
  }
}
