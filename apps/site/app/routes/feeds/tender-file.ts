import { ContentError } from '@yunxia/contract/content-error';
import { purchaseInfo } from '@yunxia/contract/purchase';
import type { LoaderFunctionArgs } from 'react-router';
import { eventAnswer } from '../../api/calendar-answer.server.ts';
import { readDeadlineOf } from '../../api/calendar-events.server.ts';
import { readId } from '../../api/load.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { recordRefusal } from '../../api/unavailable.server.ts';
import { toTenderEvent } from '../../model/tender/tender-event.ts';

/**
 * `/feeds/tender.ics?id=3`: the deadline of a tender for the reader's calendar, as the newest notice of its project has
 * it. 404 without such a notice or without a deadline, 410 for a withdrawn one, 503 while the content server is down.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const refusal = refuseUnknownFields(url, ['id']);
  if (refusal) return refusal;
  const id = readId(url);
  const content = context.get(loadContext);
  try {
    const [{ info }, { siteInfo }] = await Promise.all([
      content.api(purchaseInfo, { id }, { signal: request.signal }),
      loadFrame(content),
    ]);
    const record = await readDeadlineOf(content.api, info);
    const event = toTenderEvent(record, siteInfo, content.origin);
    if (event === null) return new Response('没有这个招标公告，或没有投标截止时间', { status: 404 });
    return eventAnswer(request, siteInfo, event, `tender-${id}`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return recordRefusal(error, '没有这个招标公告');
  }
}
