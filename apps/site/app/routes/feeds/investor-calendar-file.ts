import { ContentError } from '@yunxia/contract/content-error';
import { irEventList } from '@yunxia/contract/ir-event';
import { type IrEventKind, irEventKinds } from '@yunxia/contract/ir-event-kinds';
import type { LoaderFunctionArgs } from 'react-router';
import { calendarAnswer } from '../../api/calendar-answer.server.ts';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { toIrCalendarEvent } from '../../model/investor/ir-calendar-event.ts';
import { toInvestorCalendar } from '../../model/feed/list-calendar.ts';

/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 300;

const isKind = (text: string): text is IrEventKind => Object.hasOwn(irEventKinds, text);

/** `/feeds/investor-calendar.ics`, `?kind=general_meeting`: all dates of investors, or one kind, cancelled and withdrawn ones as such; 404 for another kind, 503 while the content server is down. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const refusal = refuseUnknownFields(url, ['kind']);
  if (refusal) return refusal;
  const kind = url.searchParams.get('kind') ?? undefined;
  if (kind !== undefined && !isKind(kind)) return new Response('没有这个订阅', { status: 404 });
  const content = context.get(loadContext);
  try {
    const [{ list }, { siteInfo }] = await Promise.all([
      content.api(irEventList, { withWithdrawn: 1, ...(kind ? { kind } : {}) }),
      loadFrame(content),
    ]);
    const events = list.map((event) => toIrCalendarEvent(event, siteInfo, content.origin));
    const name = kind ? `investor-calendar-${kind}` : 'investor-calendar';
    return calendarAnswer(request, toInvestorCalendar(kind && irEventKinds[kind], siteInfo, events), name, MAX_AGE);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
