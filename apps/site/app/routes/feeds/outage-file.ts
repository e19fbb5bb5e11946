import { noticeInfo } from '@yunxia/contract/notice';
import { ContentError } from '@yunxia/contract/content-error';
import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { conditionalAnswer } from '../../api/conditional-answer.server.ts';
import { serverApi } from '../../api/content.server.ts';
import { readId } from '../../api/load.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { recordRefusal } from '../../api/unavailable.server.ts';
import { toIcal } from '../../model/ical.ts';
import { toOutageEvent } from '../../model/outage-event.ts';

/** A file is at most this old, in seconds: times change. */
const MAX_AGE = 60;

/**
 * `/feeds/outage.ics?id=3`: one outage for the reader's calendar. A cancelled one is a cancelled event under the same
 * name, so that importing it again takes it out.
 * 404 without such an outage or without times, 410 for a withdrawn one, 503 while the content server is down.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const id = readId(url);
  try {
    const [{ info }, { siteInfo }] = await Promise.all([
      serverApi(noticeInfo, { id }, { signal: request.signal }),
      loadFrame(),
    ]);
    const origin = siteConfig.siteUrl ?? url.origin;
    const event = info.type === 'overhaul' ? toOutageEvent(info, siteInfo, origin) : null;
    if (event === null) return new Response('没有这个停电公告，或停电时间未定', { status: 404 });
    const head = {
      producer: siteInfo.companyName || siteInfo.shortName,
      name: '',
      description: '',
      refreshMinutes: null,
    };
    const answer = conditionalAnswer(request, toIcal(head, [event]), 'text/calendar; charset=utf-8', MAX_AGE);
    answer.headers.set('Content-Disposition', `inline; filename="outage-${id}.ics"`);
    return answer;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return recordRefusal(error, '没有这个停电公告');
  }
}
