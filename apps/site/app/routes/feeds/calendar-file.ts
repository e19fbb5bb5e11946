import { ContentError } from '@yunxia/contract/content-error';
import type { LoaderFunctionArgs } from 'react-router';
import { calendarAnswer } from '../../api/calendar-answer.server.ts';
import { readEvents } from '../../api/calendar-events.server.ts';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toListCalendar } from '../../model/feed/list-calendar.ts';
import { listCalendarHref, listCalendars } from '../../model/feed/list-calendar-href.ts';

/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 300;

/** `/feeds/tenders.ics`, `/feeds/announcements.ics`, `/feeds/investor-events.ics`; 503 while the content server is down. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const calendar = listCalendars.find((name) => listCalendarHref(name) === url.pathname);
  // the router sees through capitals and escapes
  if (calendar === undefined) return new Response('没有这个订阅', { status: 404 });
  const refusal = refuseUnknownFields(url, []);
  if (refusal) return refusal;
  const content = context.get(loadContext);
  const { origin } = content;
  try {
    const { siteInfo } = await loadFrame(content);
    const events = await readEvents(content.api, calendar, { siteInfo, origin, now: serverNow() });
    return calendarAnswer(request, toListCalendar(calendar, siteInfo, events), calendar, MAX_AGE);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return unavailable();
  }
}
