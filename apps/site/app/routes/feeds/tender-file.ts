import { ContentError } from '@yunxia/contract/content-error';
import { purchaseInfo } from '@yunxia/contract/purchase';
import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { eventAnswer } from '../../api/calendar-answer.server.ts';
import { readDeadlineOf } from '../../api/calendar-events.server.ts';
import { serverApi } from '../../api/content.server.ts';
import { readId } from '../../api/load.ts';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { recordRefusal } from '../../api/unavailable.server.ts';
import { toTenderEvent } from '../../model/tender-event.ts';

/**
 * `/feeds/tender.ics?id=3`: the deadline of a tender for the reader's calendar, as the newest notice of its project has
 * it. 404 without such a notice or without a deadline, 410 for a withdrawn one, 503 while the content server is down.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const refusal = refuseUnknownFields(url, ['id']);
  if (refusal) return refusal;
  const id = readId(url);
  try {
    const [{ info }, { siteInfo }] = await Promise.all([
      serverApi(purchaseInfo, { id }, { signal: request.signal }),
      loadFrame(),
    ]);
    const record = await readDeadlineOf(serverApi, info);
    const event = toTenderEvent(record, siteInfo, siteConfig.siteUrl ?? url.origin);
    if (event === null) return new Response('没有这个招标公告，或没有投标截止时间', { status: 404 });
    return eventAnswer(request, siteInfo, event, `tender-${id}`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return recordRefusal(error, '没有这个招标公告');
  }
}
