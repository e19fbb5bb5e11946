import { irEventList } from '@yunxia/contract/ir-event';
import type { LoaderFunctionArgs } from 'react-router';
import { answerEventFile } from '../../api/event-file.server.ts';
import { toIrCalendarEvent } from '../../model/investor/ir-calendar-event.ts';

/** `/feeds/investor-date.ics?id=52`: one date of the investors' calendar, for the reader's own. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerEventFile(args, {
    name: 'investor-date',
    read: async (api, id, signal) => {
      const { list } = await api(irEventList, { withWithdrawn: 1 }, { signal });
      return list.find((event) => event.id === id) ?? null;
    },
    toEvent: (event, siteInfo, origin) => event && toIrCalendarEvent(event, siteInfo, origin),
    missing: '没有这个投资者日程',
    untimed: '或时间未定',
  });
