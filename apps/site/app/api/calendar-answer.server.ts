/** Responses with calendar files. */
import type { SiteInfo } from '@yunxia/contract/site-info';
import { type CalendarEvent, toIcal } from '../model/feed/ical.ts';
import { conditionalAnswer } from './conditional-answer.server.ts';

/**
 * A calendar, as a conditional response.
 * @param name of the file, without its ending
 * @param maxAge `max-age`, in seconds
 */
export const calendarAnswer = (request: Request, text: string, name: string, maxAge: number): Response => {
  const answer = conditionalAnswer(request, text, 'text/calendar; charset=utf-8', maxAge);
  answer.headers.set('Content-Disposition', `inline; filename="${name}.ics"`);
  return answer;
};

/** A calendar file of one event; fresh for a minute, as times change. */
export const eventAnswer = (
  request: Request,
  { companyName, shortName }: SiteInfo,
  event: CalendarEvent,
  name: string,
): Response => {
  const head = { producer: companyName || shortName, name: '', description: '', refreshMinutes: null };
  return calendarAnswer(request, toIcal(head, [event]), name, 60);
};
