import { noticeInfo } from '@yunxia/contract/notice';
import { ContentError } from '@yunxia/contract/content-error';
import type { LoaderFunctionArgs } from 'react-router';
import { eventAnswer } from '../../api/calendar-answer.server.ts';
import { readId } from '../../api/load.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { recordRefusal } from '../../api/unavailable.server.ts';
import { toActivityEvent } from '../../model/investor/investor-event.ts';

/**
 * `/feeds/investor-event.ics?id=3`: one activity for the reader's calendar, a general meeting with its place and record
 * date. 404 without such an activity or without its time, 410 for a withdrawn one, 503 while the content server is down.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const refusal = refuseUnknownFields(url, ['id']);
  if (refusal) return refusal;
  const id = readId(url);
  const content = context.get(loadContext);
  try {
    const [{ info }, { siteInfo }] = await Promise.all([
      content.api(noticeInfo, { id }, { signal: request.signal }),
      loadFrame(content),
    ]);
    const event = info.type === 'activity' ? toActivityEvent(info, siteInfo, content.origin) : null;
    if (event === null) return new Response('没有这个投资者活动，或活动时间未定', { status: 404 });
    return eventAnswer(request, siteInfo, event, `investor-event-${id}`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return recordRefusal(error, '没有这个投资者活动');
  }
}
