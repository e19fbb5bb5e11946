import { purchaseInfo } from '@yunxia/contract/purchase';
import type { LoaderFunctionArgs } from 'react-router';
import { readDeadlineOf } from '../../api/calendar-events.server.ts';
import { answerEventFile } from '../../api/event-file.server.ts';
import { toTenderEvent } from '../../model/tender/tender-event.ts';

/** `/feeds/tender.ics?id=3`: the deadline of a tender for the reader's calendar, as the newest notice of its project has it. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerEventFile(args, {
    name: 'tender',
    read: async (api, id, signal) => readDeadlineOf(api, (await api(purchaseInfo, { id }, { signal })).info),
    toEvent: toTenderEvent,
    missing: '没有这个招标公告',
    untimed: '或没有投标截止时间',
  });
